#!/usr/bin/env bash
# Compiles the Kotlin client: compile.sh OUT; with a program that uses it, compiles and runs that: compile.sh OUT Main.kt [WORD...] < input
# Needs Java 11+, Node, and Gson from Debian's libgoogle-gson-java (or its jar in GSON).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
gson=${GSON:-/usr/share/java/gson.jar}
source=$1/kotlin/src/main/kotlin/org/duckcover/client
jar=$1/kotlin-client.jar
jars=$here/node_modules/allure-commandline/dist/plugins/jira-plugin/lib
[ -f "$gson" ] || { echo "compile.sh: $gson is missing: apt-get install libgoogle-gson-java" >&2; exit 2; }
[ -d "$here/node_modules/kotlin-compiler" ] && [ -d "$jars" ] || npm ci --ignore-scripts --silent --prefix "$here"
classes=$gson:$(echo "$jars"/okhttp-jvm-5.*.jar):$(echo "$jars"/okio-jvm-3.*.jar)
kotlinc() { JAVA_OPTS="-Xmx1500m -Xss16m -XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=256m -XX:+UseSerialGC" bash "$here/node_modules/kotlin-compiler/bin/kotlinc" -nowarn "$@"; }
if [ ! "$jar" -nt "$1/kotlin/build.gradle" ]; then
  kotlinc -classpath "$classes" -d "$jar" "$source"
fi
if [ $# -gt 1 ]; then
  name=$(basename "$2" .kt)
  program=$1/$name.jar
  if [ ! "$program" -nt "$2" ] || [ ! "$program" -nt "$jar" ]; then
    kotlinc -classpath "$classes:$jar" -include-runtime -d "$program" "$2"
  fi
  java -cp "$classes:$jar:$program" "${name^}Kt" "${@:3}"
fi
