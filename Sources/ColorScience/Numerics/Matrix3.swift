/// A 3 × 3 matrix, written row by row.
struct Matrix3: Hashable, Sendable {
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

    /// The matrix that is `share` of the way from this one to `other`.
    func interpolated(to other: Matrix3, share: Double) -> Matrix3 {
        Matrix3(
            mix(rows.0, other.rows.0, share: share),
            mix(rows.1, other.rows.1, share: share),
            mix(rows.2, other.rows.2, share: share)
        )
    }

    static func == (left: Matrix3, right: Matrix3) -> Bool {
        left.rows == right.rows
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(rows.0)
        hasher.combine(rows.1)
        hasher.combine(rows.2)
    }
}

/// The scalar product of two vectors.
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
