import ColorScience
import ThemeModel

/// A value in a file that a fix may change: a colour, or the alpha of a colour or an alias.
struct Variable: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case color, alpha
    }

    let kind: Kind
    let place: TokenPlace
    /// What is written there; of one of alpha, the alpha counts.
    let present: DisplayColor
    /// Whether the file may be changed there.
    let isFree: Bool
}
