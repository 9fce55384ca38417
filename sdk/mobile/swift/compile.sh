#!/usr/bin/env bash
# Compiles the Swift client as a module, warnings told: compile.sh OUT; with a program that uses it, runs that: compile.sh OUT Main.swift [WORD...] < input
# The compiler is the one that install.sh puts into a folder; SWIFT names another such folder.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=${SWIFT:-$("$here/install.sh")}/root
out=$1 build=$1/swift-build
swift=$root/usr/libexec/swift libraries=$root/usr/lib/x86_64-linux-gnu
dynamic=$swift/lib/swift/linux
startup=$root/usr/lib/gcc/x86_64-linux-gnu/14
# Debian 13's programs run on their own C library, by its own loader.
run() { "$root/usr/lib64/ld-linux-x86-64.so.2" --library-path "$libraries:$dynamic" "$@"; }
frontend() {
  run --argv0 swift-frontend "$swift/bin/swift-frontend" -frontend -c -parse-as-library -swift-version 6 -wmo \
    -resource-dir "$swift/lib/swift" -sdk "$root" -module-cache-path "$build/cache" -I "$build" "$@"
}

mkdir -p "$build"
if [ ! "$build/client.o" -nt "$out/swift/Package.swift" ]; then
  mapfile -t sources < <(find "$out/swift/Sources" -name '*.swift' | sort)
  frontend -module-name DuckcoverClient -emit-module-path "$build/DuckcoverClient.swiftmodule" -o "$build/client.o" "${sources[@]}"
fi
[ $# -gt 1 ] || exit 0
program=$build/$(basename "$2" .swift)
if [ ! "$program" -nt "$2" ] || [ ! "$program" -nt "$build/client.o" ]; then
  frontend -module-name Program -o "$program.o" "$2"
  run --argv0 swift-autolink-extract "$swift/bin/swift-frontend" "$program.o" "$build/client.o" -o "$program.libraries"
  run "$root/usr/bin/x86_64-linux-gnu-ld.bfd" --sysroot="$root" -pie -o "$program" \
    -dynamic-linker /lib64/ld-linux-x86-64.so.2 "$libraries"/{Scrt1,crti}.o "$startup/crtbeginS.o" "$dynamic/x86_64/swiftrt.o" \
    "$program.o" "$build/client.o" -L"$libraries" -L"$dynamic" -L"$startup" @"$program.libraries" \
    -lc -lgcc -lgcc_s "$startup/crtendS.o" "$libraries/crtn.o"
fi
run "$program" "${@:3}"
