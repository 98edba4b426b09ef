public import ArgumentParser

/// `themepreview` itself: its name, its help and its verbs.
public struct Root: ParsableCommand {
    /// The program's version.
    static let version = "0.1.0"

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
        version: version,
        subcommands: [
            Build.self, Merge.self, Check.self, FixVerb.self, Diff.self, List.self, Show.self, ContrastVerb.self,
            ColorVerb.self,
            Explain.self,
            Init.self,
        ])

    /// Runs the command line of this process, and ends it.
    public static func start() {
        let arguments = LeadingOptions.moved(in: Array(CommandLine.arguments.dropFirst()))
        if let choices = BuildChoices(plain: arguments) {
            Console(choices.console).endProcess(after: BuildRun(choices).perform)
        }
        // The threads that do the work start while the arguments are read.
        Task {}
        do {
            var command = try command(arguments)
            try command.run()
        } catch {
            guard exitCode(for: error) == .validationFailure, let options = try? GlobalOptions.parse([])
            else { exit(withError: error) }
            // The parser itself would write letter by letter, and so between those of programs beside this one.
            Console(ConsoleChoices(options)).complaint(WrongUsage(fullMessage(for: error), arguments).explained)
            exit(withError: ExitCode.validationFailure)
        }
    }

    /// The command that arguments ask for.
    static func command(_ arguments: [String]) throws -> any ParsableCommand {
        let verb = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        return try (verb as? any PreviewVerb.Type)?.parsed(arguments) ?? parseAsRoot(arguments)
    }

    /// Makes the command.
    public init() {}
}
