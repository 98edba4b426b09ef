public import ArgumentParser
import SourceText

/// `themepreview` itself: its name, its help and its verbs.
public struct Root: AsyncParsableCommand {
    /// The name, the help and the verbs.
    public static let configuration = CommandConfiguration(
        commandName: "themepreview",
        abstract: "See every theme on your own pages, and let no unreadable colour through.",
        discussion: """
            Turns theme files (themes/) and Markdown pages (docs/) into CSS custom properties, a static preview site \
            and a contrast verdict that fails a CI job.

              themepreview init my-themes     a small project to start from
              themepreview build              writes site/; open site/index.html
              themepreview check              the verdict, for people and for CI
              themepreview diff main          what changed since the branch main

            Exit status: 0 clean, 1 findings at or above the threshold, 2 could not run, 64 wrong usage.
            """,
        version: ProgramVersion.text,
        subcommands: [
            Build.self, Serve.self, Check.self, Pairs.self, FixVerb.self, Diff.self, List.self,
            Show.self,
            ImportVerb.self,
            Export.self,
            Generate.self, ContrastVerb.self, ColorVerb.self, Explain.self, Init.self,
        ]
    )

    // Declared here as well, so that these options may stand before the verb.
    @OptionGroup var global: GlobalOptions

    /// Makes the command.
    public init() {}

    /// The parser answers `help` about what is no command with the help of the program.
    private static func refuseUnknownHelp(_ arguments: [String]) throws {
        guard arguments.first == "help", let name = arguments.dropFirst().first,
            !name.hasPrefix("-")
        else { return }
        let isKnown =
            configuration.subcommands.contains { $0.configuration.commandName == name }
            || name == "help"
        if !isKnown { throw ValidationError("Unexpected argument '\(name)'") }
    }

    /// A line that starts with words of an argument could be a command to the program that runs a CI job.
    private static func refuseLineBreaks(_ arguments: [String]) throws {
        guard let argument = arguments.first(where: { $0.contains(where: \.isNewline) }) else {
            return
        }
        throw ValidationError("The argument '\(argument.visible)' has a line break")
    }

    /// Runs the command line of this process, and ends it.
    public static func start() async {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            try refuseLineBreaks(arguments)
            try refuseUnknownHelp(arguments)
            var command = try await asyncParseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            let code = exitCode(for: error)
            let message = fullMessage(for: error)
            guard !message.isEmpty, let options = try? GlobalOptions.parse([]) else {
                exit(withError: error)
            }
            let console = Console(options)
            switch code {
            case .success:
                console.result(message)
                exit(withError: console.wroteResults ? code : ExitCode(2))
            case .validationFailure:
                let arguments = CommandLine.arguments.dropFirst().drop { $0 == "help" }
                console.complaint(WrongUsage(message, Array(arguments)).explained)
                exit(withError: code)
            default: exit(withError: error)
            }
        }
    }
}
