/// The three numbers of a colour, in the order in which CSS writes them.
public struct Components: Hashable, Sendable {
    /// Red, hue of HSL and HWB, lightness or X.
    public var first: Double
    /// Green, saturation, whiteness, chroma, a or Y.
    public var second: Double
    /// Blue, lightness of HSL, blackness, hue of a polar space, b or Z.
    public var third: Double

    /// Takes the numbers as they are.
    public init(_ first: Double, _ second: Double, _ third: Double) {
        self.first = first
        self.second = second
        self.third = third
    }

    /// The numbers as an array of three.
    public var array: [Double] { [first, second, third] }

    subscript(index: Int) -> Double {
        get {
            switch index {
            case 0: first
            case 1: second
            default: third
            }
        }
        set {
            switch index {
            case 0: first = newValue
            case 1: second = newValue
            default: third = newValue
            }
        }
    }

    func map(_ transform: (Double) -> Double) -> Components {
        Components(transform(first), transform(second), transform(third))
    }
}

func dot(_ left: Components, _ right: Components) -> Double {
    left.first * right.first + left.second * right.second + left.third * right.third
}

/// The vector that is `share` of the way from `start` to `end`.
func mix(_ start: Components, _ end: Components, share: Double) -> Components {
    Components(
        start.first + (end.first - start.first) * share,
        start.second + (end.second - start.second) * share,
        start.third + (end.third - start.third) * share
    )
}

/// A 3 × 3 matrix, written row by row.
struct Matrix3: Sendable {
    let rows: (Components, Components, Components)

    init(_ top: Components, _ middle: Components, _ bottom: Components) {
        rows = (top, middle, bottom)
    }

    static func * (matrix: Matrix3, vector: Components) -> Components {
        Components(
            dot(matrix.rows.0, vector),
            dot(matrix.rows.1, vector),
            dot(matrix.rows.2, vector)
        )
    }

    func interpolated(to other: Matrix3, share: Double) -> Matrix3 {
        Matrix3(
            mix(rows.0, other.rows.0, share: share),
            mix(rows.1, other.rows.1, share: share),
            mix(rows.2, other.rows.2, share: share)
        )
    }
}
