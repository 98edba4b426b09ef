import ColorScience
package import SourceText
import ThemeModel

/// A token of one copy, and what another copy has in its place.
package struct ComparedCopy: Hashable, Sendable {
    package enum Outcome: Sendable {
        case same
        /// At most one unit of 8 bits apart.
        case rounding
        case differing
        case missing
        case unknown
    }

    /// The id of the token's theme.
    package let theme: String
    package let mode: String
    /// The token's path in its theme: `colors.text`.
    package let path: String
    /// The file that has the token.
    package let file: String
    /// The place in the other copy, or the copy as a whole.
    package let place: SourceLocation
    /// The colour there as CSS; nil where it is missing or unknown.
    package let value: String?
    package let outcome: Outcome

    /// `other` is nil where the copy lacks the token.
    init(
        _ token: CopiedToken,
        of appearance: CopiedAppearance,
        _ outcome: Outcome,
        _ other: CopiedToken?,
        in copy: TokenCopy
    ) {
        theme = appearance.theme
        mode = appearance.mode
        path = token.path
        file = token.color.location?.file ?? ""
        place = other?.color.location ?? copy.location
        let color = other.flatMap { $0.color.isKnown ? $0.color : nil }
        value = color?.display.css
        self.outcome = outcome
    }
}
