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

    /// Reads the comments of a style sheet.
    init(in file: TemplateFile) {
        for (index, line) in file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated() where line.contains(UInt8(ascii: "*"))
        {
            var rest = line
            while let start = rest.firstRange(of: Self.opening) {
                let column = line[..<start.lowerBound].count + 1
                let place = SourceLocation(file: file.location, line: index + 1, column: column)
                rest = rest[start.upperBound...]
                let end = rest.firstRange(of: Self.closing)
                read(Substring(rest[..<(end?.lowerBound ?? rest.endIndex)]), isClosed: end != nil, at: place)
                rest = rest[(end?.upperBound ?? rest.endIndex)...]
            }
        }
    }

    private mutating func read(_ text: Substring, isClosed: Bool, at place: SourceLocation) {
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
