import Findings
import SourceText
import ThemeModel

/// A pair that a comment beside a rule says: `/* pair: --ink on --card as text */`, as in the templates of a site.
enum PairComment {
    /// The words after `pair:`; nil for any other comment.
    static func words(of comment: CSSScanner.Token) -> [Substring]? {
        guard comment.scalars.count < limit else { return nil }
        return words(in: String(String.UnicodeScalarView(comment.scalars)), closedBy: "*/")
    }

    /// The most signs of a comment that is read.
    static let limit = 512

    /// The words of a comment with its signs, `/*` or `<!--`; nil for any other text.
    static func words(in comment: String, closedBy end: String) -> [Substring]? {
        let inner = comment.drop { "<!-/*".contains($0) }.drop { $0.isWhitespace }
        guard inner.hasPrefix("pair:") else { return nil }
        let text = inner.dropFirst(5)
        let body = text.hasSuffix(end) ? text.dropLast(end.count) : text
        return body.split { $0 == " " || $0 == "," || $0.isNewline }
    }

    /// The pair of such words, or nil; a style of text, such as `caption`, is text.
    static func pair(
        _ words: [Substring],
        in scheme: Scheme?,
        at location: SourceLocation
    ) -> PairUse? {
        let end = words.firstIndex(of: "as") ?? words.endIndex
        let phrase = words[..<end].joined(separator: " ")
        guard let pair = PairName(phrase: phrase) else { return nil }
        let uses = words[end...].dropFirst().compactMap { ContrastUse(rawValue: String($0)) }
        let grounds = LayeredName(pair.background)?.layers ?? [.init(pair.background)]
        let front = LayeredName.Layer(phrase: pair.foreground)
        return PairUse(
            .init(front.name, alpha: front.alpha),
            on: .layers(grounds.map { .init($0.name, alpha: $0.alpha) }),
            as: uses.first ?? .text,
            in: scheme,
            at: location
        )
    }
}
