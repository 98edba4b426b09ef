import ArgumentParser
import SourceText

/// Adds help to the parser's message about a slip on the command line.
struct WrongUsage {
    private let message: String
    private let arguments: [String]

    init(_ message: String, _ arguments: [String]) {
        self.message = message
        self.arguments = arguments
    }

    /// The parser's message, with help after its first line if there is any.
    var explained: String {
        var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        )
        if let name = lines[0].firstMatch(of: /^Error: Unexpected argument '([^']+)'/)?.1 {
            if verb == nil { lines[0] = "Error: there is no command '\(name)'" }
            if let help = help(forArgument: String(name)) { lines.insert("  help: \(help)", at: 1) }
        } else if lines[0].contains(/Missing expected argument '<(foreground|background|colour)>/) {
            lines.insert("  help: quote colours: to a shell, '#' begins a comment", at: 1)
        } else if let slip = lines[0].firstMatch(of: /^(Error: Unknown option '(-[^']+)')/) {
            // The parser's own guess may differ in three letters of four.
            lines[0] = String(slip.1)
            if let help = help(forOption: String(slip.2)) { lines.insert("  help: \(help)", at: 1) }
        } else if let value = lines[0].firstMatch(
            of: /^Error: The value '(.*)' is invalid for '[^']*'\. Please/
        )?.1 {
            let values = values(in: lines)
            // `rgb` is `srgb`, and `p3` is `display-p3`.
            let guess =
                Slip(String(value)).nearest(among: values) ?? values.first { $0.hasSuffix(value) }
            if let guess {
                lines.insert(
                    "  help: \(didYouMean(guess))",
                    at: lines.firstIndex(where: isHelp) ?? 1
                )
            }
        }
        // All other errors of the program begin in lower case.
        lines[0] = lines[0].replacing(/^Error:/, with: "error:")
        return lines.joined(separator: "\n")
    }

    private func help(forArgument name: String) -> String? {
        let verbs = Root.configuration.subcommands.compactMap { $0.configuration.commandName }
        if verb == nil {
            let guess = Slip.otherWords[name.lowercased()] ?? Slip(name).nearest(among: verbs)
            return guess.map(didYouMean) ?? "the commands are \(verbs.joined(separator: ", "))"
        }
        if verb?.configuration.commandName == "contrast" {
            return "it takes two colours: quote one with blanks in it, as in 'rgb(0 0 0 / 60%)'"
        }
        let takesThemes = ["build", "check", "fix", "list"].contains(
            verb?.configuration.commandName
        )
        return takesThemes
            ? "--themes PATH names files and folders with themes, --theme ID one of the themes"
            : nil
    }

    private func help(forOption option: String) -> String? {
        let name = verb?.configuration.commandName
        if option == "--dry-run", name == "fix" { return "'fix' writes nothing without --write" }
        if option == "--dry-run", name == "build" { return "'build --check' writes nothing" }
        if let name, options.contains(option) { return "write it after '\(name)'" }
        if option == "--theme", let name, ["show", "export"].contains(name) {
            return "'\(name)' takes the id alone, without an option"
        }
        return Slip(option).nearest(among: options).map(didYouMean)
    }

    /// The command that the arguments name; options of all commands may stand before it.
    private var verb: (any ParsableCommand.Type)? {
        for argument in arguments {
            let named = Root.configuration.subcommands.first {
                $0.configuration.commandName == argument
            }
            if let named { return named }
        }
        return nil
    }

    /// The long options of the command, from its help.
    private var options: [String] {
        let help = verb.map { Root.helpMessage(for: $0) } ?? Root.helpMessage()
        return help.matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.1) }
    }

    /// The values that the parser lists, in one line or one a line.
    private func values(in lines: [String]) -> [String] {
        let listed = lines.filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
        let provided = lines[0].firstMatch(of: /\. Please provide.*/)?.0 ?? ""
        return listed + provided.matches(of: /'([^']+)'/).map { String($0.1) }
    }

    private func isHelp(_ line: String) -> Bool {
        line.hasPrefix("Help:") || line.hasPrefix("Usage:")
    }
}
