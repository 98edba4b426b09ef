import ArgumentParser

/// The options that every command has.
struct GlobalOptions: ParsableArguments {
    enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
        case auto, always, never

        // The parser asks for these with every command, and would itself come to the same by way of names of types.
        static var allValueStrings: [String] { allCases.map(\.rawValue) }
        static var allValueDescriptions: [String: String] { [:] }
        var defaultValueDescription: String { rawValue }
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
        help: "Say more: notes, what is allowed and derived roles of a check; all of what is cut short elsewhere.")
    var verbose = false
}
