#!/usr/bin/env bash
# Checks the contract: the committed document is the code's, valid, clean, and breaks nothing of the last release, or of the baseline.
# Needs the packages of requirements/dev.txt and npm; DUCKCOVER_DATA_DIR may name a folder for the settings.
set -euo pipefail
cd "$(dirname "$0")/.."
BIN=${BIN:-.venv/bin}

"$BIN"/python -m contract.write --check
"$BIN"/python -m openapi_spec_validator openapi.yaml
"$BIN"/python -m contract.breaking
(
  cd contract
  npm ci --ignore-scripts --silent
  # A warning counts: Redocly itself ends well with warnings. What .redocly.lint-ignore.yaml names is told, not counted.
  said=$(REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true npx redocly lint ../openapi.yaml --config redocly.yaml --format=json 2>/dev/null)
  python3 -c 'import json, sys; said = json.load(sys.stdin)["totals"]; print("redocly:", said); sys.exit(bool(said["errors"] or said["warnings"]))' <<<"$said"
)
