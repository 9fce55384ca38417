#!/usr/bin/env bash
# Compiles the Kotlin client: compile.sh OUT; with a program that uses its models, compiles and runs it: compile.sh OUT Main.kt < documents
# Needs Java 11+, Node, and Gson from Debian's libgoogle-gson-java (or its jar in GSON).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
gson=${GSON:-/usr/share/java/gson.jar}
source=$1/kotlin/src/main/kotlin/org/duckcover/client
jar=$1/kotlin-client.jar
[ -f "$gson" ] || { echo "compile.sh: $gson is missing: apt-get install libgoogle-gson-java" >&2; exit 2; }
[ -d "$here/node_modules/kotlin-compiler" ] || npm ci --silent --prefix "$here"
kotlinc() { JAVA_OPTS=-Xmx1500m bash "$here/node_modules/kotlin-compiler/bin/kotlinc" "$@"; }
if [ ! "$jar" -nt "$1/kotlin/build.gradle" ]; then
  kotlinc -nowarn -classpath "$gson" -d "$jar" "$source" "$here/okhttp.kt"
fi
if [ $# -gt 1 ]; then
  kotlinc -nowarn -classpath "$gson:$jar" -include-runtime -d "$1/program.jar" "$2"
  name=$(basename "$2" .kt)
  java -cp "$gson:$jar:$1/program.jar" "${name^}Kt"
fi
