#!/usr/bin/env bash
# Writes the generated part of the TypeScript SDK from openapi.yaml, or checks it: generate.sh [--check] [document]
set -euo pipefail
arguments=()
for word in "$@"; do
  [[ $word == --* ]] && arguments+=("$word") || arguments+=("$(realpath "$word")")
done
cd "$(dirname "$0")"
[ -d node_modules/openapi-typescript ] || npm ci --silent
exec node generate.mjs "${arguments[@]}"
