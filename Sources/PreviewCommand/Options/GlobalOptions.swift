import ArgumentParser

/// The options of every command.
struct GlobalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The project's folder (default: the nearest folder upward with themepreview.yml, else this one).",
            valueName: "dir"
        ),
        completion: .directory
    )
    var project: String?

    @Option(help: "When to use colours on the terminal.")
    var color: ColorChoice = .auto

    @Flag(name: .shortAndLong, help: "Say nothing but results and errors.")
    var quiet = false

    @Flag(
        name: .shortAndLong,
        help: "Also show notes, waived and baselined findings and derived roles; cut no list short."
    )
    var verbose = false
}

extension Console {
    init(_ options: GlobalOptions) {
        self.init(options.color, isQuiet: options.quiet, isVerbose: options.verbose)
    }
}
