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
        var place = SourceLocation(file: file.location, line: 1, column: 1)
        var index = 0
        while index < bytes.count {
            var end = index + 1
            if bytes[index] == Self.opening[0], bytes[index...].starts(with: Self.opening) {
                let words = Self.words(in: bytes, from: index + Self.opening.count)
                let isClosed = bytes[words.endIndex...].starts(with: Self.closing)
                read(String(decoding: words, as: UTF8.self), isClosed: isClosed, at: place)
                end = words.endIndex + (isClosed ? Self.closing.count : 0)
            }
            for byte in bytes[index..<end] { Self.advance(&place, over: byte) }
            index = end
        }
    }

    /// What a comment says, up to where it is closed or its line ends.
    private static func words(in bytes: [UInt8], from start: Int) -> ArraySlice<UInt8> {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), !bytes[end...].starts(with: closing) { end += 1 }
        return bytes[start..<end]
    }

    /// Moves on by a byte; a character's further bytes are no column of their own.
    private static func advance(_ place: inout SourceLocation, over byte: UInt8) {
        if byte == UInt8(ascii: "\n") {
            (place.line, place.column) = (place.line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
            place.column += 1
        }
    }

    private mutating func read(_ text: String, isClosed: Bool, at place: SourceLocation) {
        let words = text.split { $0 == " " || $0 == "," }.map(String.init)
        guard isClosed, words.count >= 5, words[1] == "on", words[3] == "as", let purpose = Self.purpose(words[4...])
        else {
            let said = text.split(separator: " ").joined(separator: " ").excerpt
            let message = "the comment is no pair: '\(said)'"
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
