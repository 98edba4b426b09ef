import ArgumentParser
import Findings

/// What the parser of arguments says of one that it did not expect.
struct WrongUsage {
    private let message: String
    private let arguments: [String]

    /// Takes the parser's words and what it was given.
    init(_ message: String, _ arguments: [String]) {
        self.message = message
        self.arguments = arguments
    }

    /// The parser's words, with help behind the first line where there is something to add.
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
