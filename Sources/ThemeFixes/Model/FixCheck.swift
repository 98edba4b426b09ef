public import Findings
package import ThemeModel

/// A requirement, as numbers.
struct FixCheck: Sendable {
    enum Kind: Sendable {
        /// The least ratio of all stacks, each from the foreground down.
        case contrast
        /// Two colours on a backdrop in the worst kind of vision, as the layers of one stack.
        case distinct
        /// A foreground that a pair limits, on all stacks: 22 less its highest ratio.
        case quiet
        /// Two neighbours of an order: the ratio of the first stack less that of the second.
        case weaker
        /// A colour and the text on the same ground, of which it was the weaker one: 1 less the ratio by which it is
        /// stronger now.
        case rank
        /// Two neighbours of a ladder on a backdrop: the lightness of the first layer less that of the second.
        case step
        /// A dark background stays dark, a light one light: the mode may have its name from it.
        case dark, light
        /// A surface stays lighter than the page, or darker: it is told from the page by that.
        case raised, sunken
    }

    /// The ratio from which a surface is seen to be lighter or darker than the page: two steps of 8 bits beside white.
    static let leastTier = 1.02

    let kind: Kind
    let stacks: Range<Int>
    let required: Double
    /// A failure is to be fixed; that of any other check only must not get worse.
    var isTarget: Bool
    /// The foreground is the better of two colours.
    let isChosen: Bool
    /// Light on dark must stay that; a colour that is chosen for a fill, or made for it, has no side of its own.
    let hasSide: Bool
    /// The number of pairs that it stands for.
    var count = 1.0
    /// The part of opacity that the pair gives to its foreground.
    var opacity: UseOpacity?
    /// The pair fails, and would pass with more opacity: the use is to change, and no value.
    var isLeftToUse = false
}

/// A pair of roles in one mode of a theme, with the ratio that it needs.
public struct PairInMode: Sendable {
    /// The id of the theme.
    public let theme: String
    /// The name of the mode.
    public let mode: String
    /// The two roles, and what the foreground is used for.
    public let pair: PairName
    /// The least ratio.
    public let required: Double
    /// The two as the theme's file names them.
    public var names: PairName

    /// Names a pair.
    public init(theme: String, mode: String, pair: PairName, required: Double) {
        self.theme = theme
        self.mode = mode
        self.pair = pair
        self.required = required
        names = pair
    }

    /// Names a pair of a theme.
    package init(theme: Theme, mode: String, pair: PairName, required: Double) {
        self.init(theme: theme.id, mode: mode, pair: pair, required: required)
        names = theme.keyNames(of: pair, in: mode)
    }

    /// `text on surface`, as the theme's file names the two.
    public var phrase: String { names.phrase }
}

extension PairInMode: Hashable {
    /// Compares all but the file's names, which follow from the pair.
    public static func == (left: PairInMode, right: PairInMode) -> Bool {
        left.pair == right.pair && left.theme == right.theme && left.mode == right.mode
            && left.required == right.required
    }

    /// Hashes what `==` compares, without `required`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(theme)
        hasher.combine(mode)
        hasher.combine(pair)
    }
}
