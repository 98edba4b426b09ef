extension Unicode.Scalar {
    /// Whether it is a letter or a digit of any script.
    package var isAlphanumeric: Bool { properties.isAlphabetic || properties.numericType != nil }

    /// Whether it is a mark on what comes before it, and belongs to a word where that does.
    package var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
