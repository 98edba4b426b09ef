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

/// Adds help to the parser's message about an unexpected argument.
struct WrongUsage {
    private let message: String
    private let arguments: [String]

    init(_ message: String, _ arguments: [String]) {
        self.message = message
        self.arguments = arguments
    }

    /// The parser's message, with help after its first line if there is any.
    var explained: String {
        guard let name = message.firstMatch(of: /^Error: Unexpected argument '([^']+)'/)?.1, let help = help(for: name)
        else { return message }
        var lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        lines.insert("  help: \(help)", at: 1)
        return lines.joined(separator: "\n")
    }

    private func help(for name: Substring) -> String? {
        let verbs = Root.configuration.subcommands.compactMap { $0.configuration.commandName }
        if arguments.first == String(name) {
            let guess = closestMatch(to: String(name), among: verbs).map(didYouMean)
            return guess ?? "the commands are \(verbs.joined(separator: ", "))"
        }
        let takesThemes = ["build", "check", "fix", "list"].contains(arguments.first)
        return takesThemes ? "--themes PATH names files and folders with themes, --theme ID one of the themes" : nil
    }
}
