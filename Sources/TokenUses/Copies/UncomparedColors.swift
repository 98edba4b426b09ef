import ColorScience
package import Findings
import SourceText
import ThemeModel

extension TokenCopy {
    /// A warning about the colours of one of the copy's style sheets that no comparison has: those of rules such as
    /// `.card`, and those that replace a token on some displays alone.
    package func uncomparedColors(in sheet: StyleUses) -> Finding? {
        let tokens = appearances.flatMap(\.tokens)
        let places = Set(tokens.compactMap(\.color.location))
        var colors: [String: Set<DisplayColor>] = [:]
        for literal in sheet.literals where places.contains(literal.location) {
            colors[literal.property, default: []].insert(literal.color.mapped)
        }
        // A sheet may have the dark mode twice, for the system and for an attribute.
        let others = sheet.literals.filter { literal in
            !places.contains(literal.location)
                && colors[literal.property]?.contains(literal.color.mapped) != true
        }
        guard let first = others.first else { return nil }
        let more = others.count > 1 ? " and \((others.count - 1).of("other"))" : ""
        return Finding(
            .tokenMirror,
            .warning,
            "'\(first.text.excerpt(40))' of '\(first.property.excerpt)'\(more) are compared with nothing: no token that is read has them",
            help: "keep rules and overrides in a file of their own, or add them to a baseline",
            at: first.location
        )
    }
}
