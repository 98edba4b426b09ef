import ColorScience

/// A colour of a theme as a function of tokens; it repeats how resolution handles aliases and derived roles.
struct ColorNode: Sendable {
    enum Source: Hashable, Sendable {
        case fixed
        case token(Int)
        /// Whichever of two colours has the higher contrast on a fill over a backdrop.
        case better(Int, Int, on: Int, over: Int)
    }

    let source: Source
    /// An alpha replaces the source's own: `present`, or that of the token `alpha` times `factor`.
    var hasAlpha = false
    var alpha: Int?
    var factor = 1.0
    /// The tokens that replace all of this, the first one that has a value: a role that can be written, or the aliases on
    /// the way to the source.
    ///
    /// They are in ``FixProblem/overrides``, so that a copy counts no references.
    var overrides: Range<Int>
    /// The alpha with the values in the files.
    let present: Double
    let isOpaque: Bool

    var isBetter: Bool {
        if case .better = source { true } else { false }
    }
}

/// A colour as it is shown, with its luminance.
struct Shade {
    var color: DisplayColor
    var luminance: Double

    init(_ color: DisplayColor) {
        self.color = color
        luminance = color.rgb.relativeLuminance
    }
}
