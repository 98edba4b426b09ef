public import Findings
public import ThemeModel

/// The pairs that a style sheet says it shows, in comments such as `/* pair: link on background as body */`.
///
/// They stand in the rule that they speak of, so that whoever replaces the styles replaces them too.
struct PairDeclarations {
    private(set) var pairs: [ShownPair] = []
    private(set) var findings: [Finding] = []

    private static let opening = Array("/* pair:".utf8)
    private static let closing = Array("*/".utf8)

    /// Reads the comments of a style sheet; complexity: O(n).
    init(in file: TemplateFile) {
        let bytes = Array(file.text.utf8)
        var place = SourceLocation(file: file.location, line: 1)
        var lineStart = 0
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\n") {
                place.line += 1
                lineStart = index + 1
            }
            guard byte == Self.opening[0], bytes[index...].starts(with: Self.opening) else { continue }
            let rest = bytes[(index + Self.opening.count)...].prefix { $0 != UInt8(ascii: "\n") }
            let end = rest.indices.first { rest[$0...].starts(with: Self.closing) }
            place.column = String(decoding: bytes[lineStart..<index], as: UTF8.self).unicodeScalars.count + 1
            read(String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self), isClosed: end != nil, at: place)
        }
    }

    private mutating func read(_ text: String, isClosed: Bool, at place: SourceLocation) {
        let words = text.split { $0 == " " || $0 == "," }.map(String.init)
        guard isClosed, words.count >= 5, words[1] == "on", words[3] == "as", let purpose = Self.purpose(words[4...])
        else {
            let message = "the comment is no pair: '\(text.split(separator: " ").joined(separator: " "))'"
            let help = "write /* pair: FOREGROUND on BACKGROUND as STYLE */ on one line: templates/README.md has more"
            return findings.append(Finding(.unreadablePair, .error, message, help: help, at: place))
        }
        pairs.append(ShownPair(words[0], on: words[2], as: purpose, at: place))
    }

    /// One use, or text styles; nil for a mixture.
    private static func purpose(_ words: ArraySlice<String>) -> ShownPair.Purpose? {
        let uses = words.compactMap(ContrastUse.init)
        if uses.isEmpty { return .text(styles: Array(words)) }
        return words.count == 1 ? .use(uses[0]) : nil
    }
}

extension TemplateSet {
    /// The pairs that the style sheets of a site show: the built-in ones', and those of the project's own.
    ///
    /// Findings are the comments that cannot be read.
    public static func pairs(overriding overrides: [String: TemplateFile] = [:]) -> (
        shown: [ShownPair], findings: [Finding]
    ) {
        let sheets = files(overriding: overrides).filter { $0.key.hasSuffix(".css") }.sorted { $0.key < $1.key }
        let declarations = sheets.map { PairDeclarations(in: $0.value) }
        return (declarations.flatMap(\.pairs), declarations.flatMap(\.findings))
    }
}
