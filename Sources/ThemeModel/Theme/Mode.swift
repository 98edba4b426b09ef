/// One appearance of a theme, resolved.
public struct Mode: Hashable, Sendable {
    /// The name: `light` or `dark` for the default mode, the author's word for the others.
    public var name: String
    /// Light or dark.
    public var scheme: Scheme
    /// The contrast it is made for.
    public var contrast: ContrastPreference
    /// Primitive colours by dotted name, in the order of the file.
    public var palette: Table<ThemeColor>
    /// Colours by role: the vocabulary first, then the theme's own roles.
    public var colors: Table<ThemeColor>
    /// Text styles by name: the standard ones first.
    public var styles: Table<TextStyle>
    /// Font stacks by name.
    public var families: Table<Located<[String]>>
    /// Dimensions by dotted name.
    public var layout: Table<Dimension>
    /// Component styles.
    public var components: [Component: ComponentStyle]

    /// The colour of a role.
    public subscript(role: Role) -> ThemeColor? { colors[role.rawValue] }

    /// The colour with a pair's name: a role, or a component's colour such as `button-selected-text`.
    public func color(named name: String) -> ThemeColor? {
        if let color = colors[name] { return color }
        return Component.parts[name].flatMap { components[$0.component]?.color($0.color, in: $0.state) }
    }

    /// The names of all colours that a pair may have: the roles, then the components' colours.
    package var colorNames: [String] {
        colors.names + Component.parts.keys.sorted().filter { color(named: $0) != nil }
    }
}
