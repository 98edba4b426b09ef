# The ways to work on themepreview. Each is a line of shell: see Scripts/ for what it does.
PREFIX ?= /usr/local

.PHONY: build test lint format check site screenshots bench install clean

build:     ## the program, for debugging
	swift build --explicit-target-dependency-import-check error

test:      ## everything, with what it needs installed first
	Scripts/test

lint:      ## formatting, limits, scripts
	Scripts/lint

format:    ## formats the Swift sources in place
	swift format --in-place --parallel --recursive $(wildcard Sources Tests Plugins Examples Benchmarks Fuzzing) Package.swift

check: lint build  ## what to run before a commit: lint, limits, build, Swift tests
	swift test

site: build  ## writes site/
	.build/debug/themepreview build

screenshots: site  ## .build/screenshots/sheet.png: each kind of page, three widths, light and dark; the README's picture
	Scripts/screenshot .build/screenshots
	Scripts/screenshot

bench:     ## time, memory and size of builds, beside Hugo; Scripts/bench --help
	Scripts/bench

install:   ## the release program, to $(PREFIX)/bin
	Scripts/preview --version
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install "$$(swift build -c release --show-bin-path)/themepreview" "$(DESTDIR)$(PREFIX)/bin/themepreview"

clean:     ## what building made
	rm -rf .build .build-* .venv .venv-bench Examples/*/.build
