import ArgumentParser

/// The options for known findings.
struct BaselineOptions: ParsableArguments {
    @Option(
        name: .customLong("baseline"),
        help: ArgumentHelp(
            "Allow the findings that this file lists (default: 'contrast.baseline' of themepreview.yml).",
            valueName: "file"
        ),
        completion: .file()
    )
    var file: String?

    @Flag(
        name: .customLong("update-baseline"),
        help:
            "Drop rows whose finding is gone from the baseline, and record values that got better."
    )
    private var update = false

    @Flag(help: "Update the baseline, add new findings and worse values too, and print them.")
    var acceptNew = false

    @Flag(
        help: """
            With --accept-new: keep the number of findings of each rule in the baseline, and not the findings. A check \
            then fails when there are more.
            """
    )
    var byCount = false

    @Flag(
        name: .customLong("strict-baseline"),
        help: "Fail when the baseline lists a finding that is gone."
    )
    var isStrict = false

    var updates: Bool { update || acceptNew }

    func validate() throws {
        if byCount && !acceptNew { throw ValidationError("--by-count goes with --accept-new.") }
    }
}
