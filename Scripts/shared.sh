# The functions that the scripts in this folder share. It is sourced, not run.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv=$root/.venv

# The build flags of every build: a module that imports what its target does not name is an error.
# shellcheck disable=SC2034
import_check=(--explicit-target-dependency-import-check error)

# A build of tests takes a sixth less time without.
# shellcheck disable=SC2034
without_debug_info=(-debug-info-format none)

say() { printf '%s\n' "$*"; }

# Ends the script with a reason and an advice.
die() {
    printf 'error: %s\n' "$1" >&2
    if [[ $# -gt 1 ]]; then printf '  help: %s\n' "$2" >&2; fi
    exit 2
}

has() { command -v "$1" >/dev/null 2>&1; }

as_root() {
    if [[ $(id -u) == 0 ]]; then
        "$@"
    elif has sudo; then
        sudo "$@"
    else
        die "'$*' needs root" "run it as root, or install sudo"
    fi
}

# Installs Debian packages.
install_packages() {
    say "installing $*" >&2
    if [[ $(uname) == Darwin ]]; then die "missing: $*" "brew install cmark libyaml pkg-config, then run this again"; fi
    has apt-get || die "missing: $*" "install them with the system's package manager, then run this again"
    as_root apt-get -qq update >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null
}

require_swift() {
    has swift || die "there is no 'swift'" "install a Swift 6.2 or later toolchain from swift.org and put it on PATH"
}

# The libraries for Markdown and YAML, and the tool that finds them.
require_libraries() {
    local missing=()
    has pkg-config || missing+=(pkg-config)
    if ! has pkg-config || ! pkg-config --exists libcmark; then missing+=(libcmark-dev); fi
    if ! has pkg-config || ! pkg-config --exists yaml-0.1; then missing+=(libyaml-dev); fi
    if [[ ${#missing[@]} -gt 0 ]]; then install_packages "${missing[@]}"; fi
}

# Chromium with fonts, and a Python environment with the packages of Tests/requirements.txt.
require_browser() {
    local missing=()
    # Without windows it opens a page in half the time; where there is no such package, the whole browser does.
    if ! has chromium-headless-shell && ! (install_packages chromium-headless-shell fonts-dejavu-core fonts-liberation); then
        has chromium || missing+=(chromium fonts-dejavu-core fonts-liberation)
    fi
    has python3 || missing+=(python3)
    if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then missing+=(python3-venv); fi
    if [[ ${#missing[@]} -gt 0 ]]; then install_packages "${missing[@]}"; fi
    require_python_packages
}

require_python_packages() {
    local wanted=$root/Tests/requirements.txt installed=$venv/installed.txt
    if cmp -s "$wanted" "$installed"; then return; fi
    say "installing Python packages into .venv" >&2
    python3 -m venv --clear "$venv"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$wanted"
    cp "$wanted" "$installed"
}
