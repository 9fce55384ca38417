#!/usr/bin/env bash
# Puts a Swift 6 compiler out of Debian 13 into a folder, whatever Debian this is: install.sh [FOLDER]; prints the folder.
# Needs apt-get, no root and no change of the system; 0.54 GB are loaded, 0.46 GB stay. A second call does nothing.
# Exit 3: Debian 13 is out of reach, or this is no amd64 Debian. Any other failure is a fault of this script.
set -euo pipefail
out_of_reach() { echo "install.sh: no Swift compiler: $*" >&2; exit 3; }
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
[ "$(uname -m)" = x86_64 ] || out_of_reach "this is not amd64"
command -v apt-get >/dev/null && [ -f "$keyring" ] || out_of_reach "this is not Debian"

folder=${1:-${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/duckcover/swift-debian13}
mkdir -p "$folder"
exec 9>"$folder/lock"
flock 9  # two at once: the second waits and finds it done
[ -f "$folder/complete" ] && { echo "$folder"; exit; }

work=$folder/work root=$folder/root
rm -rf "$work" "$root"
mkdir -p "$work"/{lists/partial,archives/partial,parts} "$root"/usr/{lib,lib64,bin}
trap 'rm -rf "$work"' EXIT
: >"$work/status"
address=$(apt-get indextargets --format '$(REPO_URI)' 'Identifier: Packages' | grep -m1 -E '/debian/?$') || out_of_reach "no archive in apt's sources"
echo "deb [signed-by=$keyring] $address trixie main" >"$work/sources.list"
apt() {  # the system's own settings, but nothing of its state
  apt-get -qq -o Dir::Etc::sourcelist="$work/sources.list" -o Dir::Etc::sourceparts="$work/parts" -o Dir::Etc::preferencesparts="$work/parts" \
    -o Dir::State="$work" -o Dir::State::lists="$work/lists" -o Dir::State::status="$work/status" -o Dir::Cache="$work" \
    -o Dir::Cache::archives="$work/archives" -o APT::Sandbox::User=root -o Acquire::Retries=3 -o Acquire::http::Timeout=30 \
    -o APT::Update::Error-Mode=any "$@" 9>&- >&2
}
apt update || out_of_reach "$address does not give trixie"
apt install --yes --no-install-recommends --download-only swiftlang libc6-dev || out_of_reach "loading it failed"

# The compiler proper, what it compiles against, and a linker; its debugger, package manager and 40 other platforms stay out.
unwanted=(usr/share 'usr/lib/python3*' usr/libexec/gcc usr/libexec/swift/libexec usr/libexec/swift/share 'usr/bin/*gcc*' 'usr/bin/*lto*'
  'usr/libexec/swift/lib/lib*' usr/libexec/swift/lib/swift_static)
unwanted+=(usr/libexec/swift/lib/swift/{embedded,pm,migrator,FrameworkABIBaseline,'host/*/*','host/lib_*','clang/lib'} '*/lib*san*')
unwanted+=(usr/libexec/swift/bin/{'clang*','*lld*','ld*','llvm*','lldb*','docc*','source*','wasm*','plutil*','*-package*','*-format*','*-driver*','*-build*'})
ln -s usr/lib usr/lib64 "$root"
for package in "$work"/archives/*.deb; do
  case ${package##*/} in gcc-1*-x86*|cpp-*|debconf_*|tzdata_*|libpython*) continue ;; esac
  dpkg-deb --fsys-tarfile "$package" |
    tar --extract --directory "$root" --no-same-owner --keep-directory-symlink "${unwanted[@]/#/--exclude=./}"
  rm "$package"
done
touch "$folder/complete"
echo "$folder"
