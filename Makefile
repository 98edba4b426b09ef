# The ways to work on themepreview. Each is a line of shell: see Scripts/ for what it does.
PREFIX ?= /usr/local

.PHONY: build test lint format check site guide screenshots bench install uninstall dist clean

build:     ## the program, for debugging
	swift build --explicit-target-dependency-import-check error

test:      ## every test that takes seconds, with what they need installed first
	Scripts/test

lint:      ## formatting, limits, scripts
	Scripts/lint

format:    ## formats the Swift sources in place
	swift format --in-place --parallel --recursive $(wildcard Sources Tests Plugins Examples Benchmarks Fuzzing) Package.swift

check: lint build  ## what to run before a commit: lint, limits, build, Swift tests
	swift test

site: build  ## writes site/: the themes on three pages
	.build/debug/themepreview build

guide: build  ## writes .build/guide/: the themes on every page of the guide
	.build/debug/themepreview build --project docs

screenshots: site  ## .build/screenshots/sheet.png: each kind of page, three widths, light and dark; the README's picture
	Scripts/screenshot .build/screenshots
	Scripts/screenshot

bench:     ## time, memory and size of builds, beside Hugo; Scripts/bench --help
	Scripts/bench

install:   ## the release program, its completions and its manual page, to $(PREFIX)
	PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install

uninstall: ## removes what install put there, and nothing else
	PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install --remove

dist:      ## a tarball and a Debian package, in .build/dist; each is tried in an empty root folder
	Scripts/dist

clean:     ## what building made
	rm -rf .build .build-* .venv .venv-bench
