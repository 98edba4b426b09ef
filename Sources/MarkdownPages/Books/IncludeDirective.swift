import SourceText

/// A directive of mdBook in one line of a text, such as `{{#include file.rs:anchor}}`.
struct IncludeDirective {
    enum Kind: String {
        case include
        /// Shows the lines outside of the range on request in mdBook; shows the range alone here.
        case rustdocInclude = "rustdoc_include"
        /// Shows a Rust program that can be edited in mdBook.
        case playground
        case playpen
        case title
    }

    let kind: Kind
    /// True where a `\` before it makes text of it.
    let isEscaped: Bool
    let argument: String
    /// Its bytes in the line, with the `\`.
    let range: Range<Int>

    /// The next directive of a line from `start` on.
    init?(in line: ArraySlice<UInt8>, from start: Int) {
        var index = start
        while let brace = line[index...].firstIndex(of: UInt8(ascii: "{")) {
            index = brace + 1
            guard line[index...].first == UInt8(ascii: "{") else { continue }
            let rest = line[(index + 1)...].drop(while: \.isBlank)
            guard rest.first == UInt8(ascii: "#") else { continue }
            let name = rest.dropFirst().prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
            // Longer ones are no paths, and would be searched again from each '{{' within.
            let argument = line[name.endIndex...].prefix(4_096).prefix { $0 != UInt8(ascii: "}") }
            guard let kind = Kind(rawValue: String(decoding: name, as: UTF8.self)),
                argument.first?.isBlank ?? false, line[argument.endIndex...].starts(with: "}}".utf8)
            else { continue }
            let words = argument.trimmed
            if words.isEmpty { continue }
            self.kind = kind
            self.argument = String(decoding: words, as: UTF8.self)
            isEscaped = brace > line.startIndex && line[brace - 1] == UInt8(ascii: "\\")
            range = (isEscaped ? brace - 1 : brace)..<argument.endIndex + 2
            return
        }
        return nil
    }
}

/// The part of a file that a directive names after the file's path.
enum IncludedPart: Equatable {
    /// Lines, counted from 0; nil for the last is the file's end.
    case lines(first: Int, end: Int?)
    /// The lines between `ANCHOR: name` and `ANCHOR_END: name`.
    case anchor(String)

    /// The path and the part of an argument such as `a.rs:2:10`.
    static func parsed(_ argument: String) -> (path: String, part: IncludedPart) {
        guard let colon = argument.firstIndex(of: ":") else {
            return (argument, .lines(first: 0, end: nil))
        }
        return (String(argument[..<colon]), IncludedPart(argument[argument.index(after: colon)...]))
    }

    /// Reads `2`, `2:`, `:10`, `2:10` or a name.
    private init(_ text: Substring) {
        let bounds = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let first = Int(bounds[0]).map { max($0, 1) - 1 }
        if first == nil, !bounds[0].isEmpty {
            self = .anchor(String(bounds[0]))
        } else {
            var end = first.map { $0 + 1 }
            if bounds.count > 1 {
                end = Int(bounds[1]).map { max($0, 0) }
            }
            self = .lines(first: first ?? 0, end: end)
        }
    }
}
