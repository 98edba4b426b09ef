import ThemeModel

extension ThemeColor {
    /// Whether the theme left the colour to us.
    var isDefault: Bool {
        if case .derived = origin { true } else { false }
    }
}
