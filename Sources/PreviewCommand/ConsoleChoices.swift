/// What a command line says of how the program speaks.
struct ConsoleChoices: Equatable, Sendable {
    var color = GlobalOptions.ColorChoice.auto
    var isQuiet = false
    var isVerbose = false
}

extension ConsoleChoices {
    /// What options say.
    init(_ options: GlobalOptions) {
        self.init(color: options.color, isQuiet: options.quiet, isVerbose: options.verbose)
    }
}
