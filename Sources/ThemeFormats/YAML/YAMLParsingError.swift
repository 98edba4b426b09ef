package import Findings
import Yams

/// Why a text is no YAML.
package struct YAMLParsingError: Error, Sendable {
    /// What is wrong, without a full stop.
    package var message: String
    /// What to do about it.
    package var help = "check the syntax there"
    package var location: SourceLocation

    /// Says what is wrong, and where.
    init(message: String, location: SourceLocation) {
        self.message = message
        self.location = location
    }
}

extension YAMLParsingError {
    /// Says in our words what Yams says of a text.
    init(_ error: YamlError, in text: String, file: String) {
        var place = SourceLocation(file: file)
        func at(_ mark: Mark) { place = SourceLocation(file: file, line: mark.line, column: mark.column) }
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            at(mark)
            message = Self.phrases.first { problem.hasPrefix($0.theirs) }?.ours ?? problem
        case .duplicatedKeysInMapping(let duplicates, let context):
            at(context.mark)
            let key = duplicates.first ?? ""
            let places = Self.places(of: key, from: place, in: text)
            message = "the key '\(key.prefix(60))' is there twice"
            if places.count > 1 {
                message += ", first on line \(places[0].line)"
                place = places[1]
            }
        case .reader(let problem, let offset, _, _):
            message = problem
            if let offset { place = Self.place(ofByte: offset, in: text, file: file) }
        default: message = "the file cannot be parsed"
        }
        location = place
        explain(text)
    }

    /// Says of common mistakes what to do about them: half a character, a comment, a tab, and an alias without quotes.
    private mutating func explain(_ text: String) {
        if message == Self.halfCharacter {
            help = "write the character itself: YAML takes no pairs such as \\ud83d\\ude00"
            return
        }
        if let comment = ScriptComment.location(in: text, file: location.file), comment < location {
            (message, location) = ("there is a comment, which JSON does not have", comment)
            help = "take it out, or begin it with '#'"
            return
        }
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        guard lines.indices.contains(location.line - 1) else { return }
        let behind = lines[location.line - 1].unicodeScalars.dropFirst(max(0, location.column - 1))
        if behind.first == "\t" {
            message = "there is a tab"
            help = "indent with spaces: YAML takes no tabs there"
            return
        }
        // What follows a mapping in braces is missed where it ends, or on the line behind it.
        let near = lines[max(0, location.line - 2)..<location.line]
        if let alias = near.reversed().lazy.compactMap(Self.unquotedAlias).first {
            help = "put the alias in quotes: \"\(alias)\""
        }
    }

    /// An alias with an alpha that stands in a line without quotes.
    private static func unquotedAlias(in line: Substring) -> String? {
        line.firstMatch(of: /[:,]\s*(\{\s*[\w.\-]+\s*\}\s*\/\s*[\d.]+%?)/).map { String($0.1) }
    }

    private static let halfCharacter = "an escape stands for no character"
    private static let phrases = [
        (theirs: "found invalid Unicode character escape code", ours: halfCharacter),
        (theirs: "but found another document", ours: "there is more than one document"),
        (theirs: "Maximum nesting level reached", ours: "values are nested more than 1,000 deep"),
    ]

    private static func place(ofByte offset: Int, in text: String, file: String) -> SourceLocation {
        let before = text.utf8.prefix(offset)
        let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? before[...]
        return SourceLocation(
            file: file, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
            column: String(decoding: line, as: UTF8.self).unicodeScalars.count + 1)
    }

    /// Where a key of a mapping that begins at a place stands at the beginning of lines, in the mapping's column.
    private static func places(of key: String, from start: SourceLocation, in text: String) -> [SourceLocation] {
        var places: [SourceLocation] = []
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.dropFirst(start.line - 1)
        for (number, line) in lines.enumerated() {
            // More may stand before the first line's: the dash of a list.
            let indentation = number == 0 ? start.column - 1 : line.prefix { $0 == " " }.count
            if indentation >= start.column { continue }
            let rest = line.dropFirst(indentation)
            if rest.isEmpty || rest.first == "#" { continue }
            // A line that lies farther out ends the mapping.
            if indentation < start.column - 1 { break }
            guard [key, "\"\(key)\"", "'\(key)'"].contains(where: { rest.hasPrefix("\($0):") }) else { continue }
            places.append(SourceLocation(file: start.file, line: start.line + number, column: start.column))
        }
        return places
    }
}
