/// The paint of a declaration.
indirect enum SheetPaint: Equatable, Sendable {
    /// A token, a custom property or a variable of Sass, and the paint where it is not there.
    case reference(PairUse.Layer, or: SheetPaint?)
    /// Nothing: `transparent`, `none`.
    case clear
    /// The paint of the element around: `inherit`, `unset`.
    case inherited
    /// A colour that is written out, as the file has it.
    case literal(String)
    /// The reason that it is no token's colour.
    case other(UnjudgedReason)
    /// A colour for each scheme, of `light-dark()`.
    case schemes(light: SheetPaint, dark: SheetPaint)
    /// An opacity, a size in pixels, a weight.
    case number(Double)
    /// A size in parts of the root's.
    case rootParts(Double)
    /// A size in parts of that of the element around.
    case outerParts(Double)

    /// The most pixels of a line or a mark, on which no text lies.
    private static let smallSize = 24.0

    /// The width or height of a line or a mark.
    var isSmall: Bool {
        guard case .number(let pixels) = self else { return false }
        return pixels > 0 && pixels <= Self.smallSize
    }
}

extension SheetPaint {
    /// The ground of an element that may have other classes than are known.
    static let hiddenClasses = other(.code(.classesAround))
    /// The ground of an element in which tokens may have the values of another mode.
    static let otherMode = other(.ground(.otherMode))
}
