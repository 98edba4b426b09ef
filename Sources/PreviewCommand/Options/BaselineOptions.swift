import ArgumentParser

/// The options about findings that are known.
struct BaselineOptions: ParsableArguments {
    @Option(
        name: .customLong("baseline"),
        help: ArgumentHelp(
            "Allow the findings that this file lists (default: 'contrast.baseline' of themepreview.yml).",
            valueName: "file"))
    var file: String?

    @Flag(
        name: .customLong("update-baseline"),
        help: "Remove rows whose finding is gone from the baseline, and note values that got better.")
    var updates = false

    @Flag(help: "With --update-baseline: take in new findings and worse values too.")
    var acceptNew = false

    @Flag(name: .customLong("strict-baseline"), help: "Fail when the baseline lists a finding that is gone.")
    var isStrict = false

    func validate() throws {
        if acceptNew && !updates { throw ValidationError("--accept-new goes with --update-baseline.") }
    }
}
