import ColorScience
import ThemeModel

/// True for the colours that can be written.
typealias ColorFilter = @Sendable (SRGB8) -> Bool

/// A value in a file that a fix may change.
struct FixToken: Sendable {
    enum Kind: Hashable, Sendable {
        case color
        /// The alpha of a colour or an alias.
        case alpha
        /// The colour of a role that the theme leaves out, such as `on-primary`: to be written after another value.
        case role
        /// An alias, which may name another colour of the theme.
        case alias
    }

    let kind: Kind
    let place: TokenPlace
    /// The value in the file.
    var present: DisplayColor
    var isFree: Bool
    /// The colours that its notation can say; nil for all of sRGB.
    var isWritable: ColorFilter?
    /// For an alias, the value that it leads to.
    var source: TokenIndex?
    /// The colour below a translucent token, from which the visible size of a change follows.
    let ground: SRGB8
    /// The factor by which a change of it counts.
    var weight = 1.0
    /// Others lie on it, and it lies on nothing.
    var isSurface = false
    var isText = false
    /// A role has the colour; what none has holds no other colour off.
    var isUsed = false
    var isBackground = false
    /// A bit for each mode that shows it; modes beyond the 64th share bits.
    var modes: UInt64 = 0

    /// The roles that make a theme recognisable: a background moves only where that saves changes of most that lies on it.
    static let recognisable: [(role: Role, weight: Double)] = [
        (.background, 25), (.text, 3), (.primary, 2),
    ]
}

extension FixToken {
    /// A colour in a file, or the name of one.
    var isColor: Bool { kind == .color || kind == .alias }

    /// ΔE OK between what is seen with one alpha and with another.
    func distance(from alpha: Double, to other: Double) -> Double {
        let ground = [DisplayColor(rgb: ground)]
        let first = DisplayColor(rgb: present.rgb, alpha: alpha).composited(over: ground)
        let second = DisplayColor(rgb: present.rgb, alpha: other).composited(over: ground)
        guard let first, let second else { return 0 }
        return Difference.deltaEOK(first, second)
    }
}

/// A new value of a token.
enum FixValue: Hashable, Sendable {
    case color(SRGB8)
    case alpha(Double)
    /// The index of the colour that an alias names, in ``FixProblem/targets``, and the colour that it has.
    case alias(Int, SRGB8)

    /// The colour of what has this value; nil for an alpha.
    var color: SRGB8? {
        switch self {
        case .color(let color), .alias(_, let color): color
        case .alpha: nil
        }
    }
}
