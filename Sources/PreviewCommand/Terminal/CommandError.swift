import ColorScience
import SourceText

/// The reason for which a command cannot do its work, and advice.
struct CommandError: Error, CustomStringConvertible {
    let message: String
    let help: String

    init(_ message: String, help: String) {
        self.message = message
        self.help = help
    }

    var description: String { "\(message)\n  help: \(help)" }

    static func exists(_ path: String) -> CommandError {
        CommandError("\(path) exists", help: "name another file, or overwrite it with --force")
    }

    static func noPlaceForPairs(_ path: String) -> CommandError {
        CommandError(
            "\(path) has no place for pairs: 'contrast' or its 'pairs' is written in brackets",
            help:
                "write 'contrast:', 'pairs:' below it and each pair on a line that begins with '- '"
        )
    }

    /// Only one can go to standard output; `what` names them, such as `themes`.
    static func several(_ count: Int, _ what: String) -> CommandError {
        CommandError(
            "\(count) \(what) cannot go to standard output",
            help: "name a folder with --output"
        )
    }
}

extension Color {
    /// Reads a colour of the command line.
    init(argument text: String) throws(CommandError) {
        do throws(ColorParsingError) {
            try self.init(parsing: text)
        } catch {
            throw CommandError(
                "'\(text)', column \(error.column): \(error.message)".visible,
                help: error.suggestion.map { didYouMean($0.visible) }
                    ?? "write a colour as CSS does, in quotes: '#0b5c86', 'teal', 'oklch(60% 0.1 250)'"
            )
        }
    }
}
