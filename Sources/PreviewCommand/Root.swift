public import ArgumentParser
import Findings

/// `themepreview` itself: its name, its help and its verbs.
public struct Root: AsyncParsableCommand {
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
            Build.self, Serve.self, Merge.self, Check.self, FixVerb.self, Diff.self, List.self, Show.self,
            ImportVerb.self,
            Export.self,
            Generate.self, ContrastVerb.self, ColorVerb.self, Explain.self, Init.self,
        ])

    // Declared here as well, so that these options may stand before the verb.
    @OptionGroup var global: GlobalOptions

    /// Makes the command.
    public init() {}

    /// Runs the command line of this process, and ends it.
    public static func start() async {
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            let (code, message) = (exitCode(for: error), fullMessage(for: error))
            guard !message.isEmpty, let options = try? GlobalOptions.parse([]) else { exit(withError: error) }
            let console = Console(options)
            switch code {
            case .success:
                console.result(message)
                exit(withError: console.wroteResults ? code : ExitCode(2))
            case .validationFailure:
                console.complaint(WrongUsage(message, Array(CommandLine.arguments.dropFirst())).explained)
                exit(withError: code)
            default: exit(withError: error)
            }
        }
    }
}
