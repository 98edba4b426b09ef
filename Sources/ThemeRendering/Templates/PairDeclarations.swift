package import Findings
import SourceText
package import ThemeModel

/// The pairs that a style sheet declares in comments such as `/* pair: link on background as body */`.
///
/// A declaration is beside the rule that shows the pair, so that replacing the styles replaces it too.
struct PairDeclarations {
    private(set) var pairs: [ShownPair] = []
    private(set) var findings: [Finding] = []

    private static let opening = "/* pair:"
    private static let closing = "*/"

    init(in file: TemplateFile) {
        let lines = file.text.utf8.split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        for (index, line) in lines.enumerated() {
            read(line[...], file: file.location, line: index + 1)
        }
    }

    private mutating func read(_ line: Substring.UTF8View, file: String, line number: Int) {
        var rest = line
        var column = 1
        while let start = rest.start(of: Self.opening) {
            column += rest[..<start].scalarCount
            let comment = rest[start...].dropFirst(Self.opening.utf8.count)
            let end = comment.start(of: Self.closing)
            let words = comment[..<(end ?? comment.endIndex)]
            addDeclaration(
                String(Substring(words)),
                isClosed: end != nil,
                at: SourceLocation(file: file, line: number, column: column)
            )
            let next = comment[words.endIndex...].dropFirst(Self.closing.utf8.count)
            column += rest[start..<next.startIndex].scalarCount
            rest = next
        }
    }

    private mutating func addDeclaration(
        _ text: String,
        isClosed: Bool,
        at location: SourceLocation
    ) {
        let words = text.split { $0 == " " || $0 == "," }.map(String.init)
        guard isClosed, words.count >= 5, words[1] == "on", words[3] == "as",
            let purpose = Self.purpose(words[4...])
        else {
            let excerpt = text.split(separator: " ").joined(separator: " ").excerpt
            let message = "the comment is not a pair: '\(excerpt)'"
            let help =
                "write /* pair: FOREGROUND on BACKGROUND as STYLE */ on one line: templates/README.md has more"
            return findings.append(
                Finding(.unreadablePair, .error, message, help: help, at: location)
            )
        }
        pairs.append(ShownPair(words[0], on: words[2], as: purpose, at: location))
    }

    /// One use, or text styles; nil for a mixture.
    private static func purpose(_ words: ArraySlice<String>) -> ShownPair.Purpose? {
        let uses = words.compactMap(ContrastUse.init)
        if uses.isEmpty { return .text(styles: Array(words)) }
        return words.count == 1 ? .use(uses[0]) : nil
    }
}

extension TemplateSet {
    /// The pairs that a site's style sheets show, and findings about comments that cannot be read.
    package static func pairs(overriding overrides: [String: TemplateFile] = [:]) -> (
        shown: [ShownPair], findings: [Finding]
    ) {
        let sheets = files(overriding: overrides).filter { $0.key.hasSuffix(".css") }.sorted {
            $0.key < $1.key
        }
        let declarations = sheets.map { PairDeclarations(in: $0.value) }
        return (declarations.flatMap(\.pairs), declarations.flatMap(\.findings))
    }
}
