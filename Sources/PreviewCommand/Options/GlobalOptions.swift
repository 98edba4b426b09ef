import ArgumentParser

/// The options that every command has.
struct GlobalOptions: ParsableArguments {
    enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
        case auto, always, never
    }

    @Option(
        help: ArgumentHelp(
            "The project's folder (default: the nearest folder upward with themepreview.yml, else this one).",
            valueName: "dir"))
    var project: String?

    @Option(help: "When to use colours on the terminal.")
    var color: ColorChoice = .auto

    @Flag(name: .shortAndLong, help: "Say nothing but results and errors.")
    var quiet = false

    @Flag(
        name: .shortAndLong,
        help: "Also show notes, waived and baselined findings and derived roles; cut no list short.")
    var verbose = false
}
