import ThemeModel

/// The colours of a mode by the names that pairs have: roles, and components' colours such as `button-selected-text`.
///
/// Made once a mode: what a component's colours are called is put together from three words.
struct ModeColors {
    let mode: Mode
    private let components: [String: ThemeColor]

    init(_ mode: Mode) {
        self.mode = mode
        components = mode.componentColors
    }

    subscript(name: String) -> ThemeColor? { mode.colors[name] ?? components[name] }

    /// Every name: the roles in their order, then the components' colours.
    var names: [String] { mode.colors.names + components.keys.sorted() }

    /// Whether a name is that of a component's colour which the theme leaves to us.
    func isBuiltIn(_ name: String) -> Bool {
        mode.colors[name] == nil && components[name]?.isDefault ?? false
    }
}

extension ThemeColor {
    /// Whether the theme left the colour to us.
    var isDefault: Bool {
        if case .derived = origin { true } else { false }
    }
}
