import ColorScience
public import Findings
public import SourceText

/// A theme that is ready to be shown and checked: no alias, no gap, no text that is still to be read.
public struct Theme: Hashable, Sendable {
    /// The id: lower-case letters and digits of any script, and `-`.
    public var id: String
    /// The name to show.
    public var name: String
    /// The character of the theme, in a sentence.
    public var description: String?
    /// Its author.
    public var author: String?
    /// The licence it is under.
    public var license: String?
    /// The address with more about it.
    public var homepage: String?
    /// The name of the format it was read from.
    public var format: String
    /// The kind that decides the default pairs.
    public var kind: ThemeKind
    /// The place where it was written.
    public var location: SourceLocation?
    /// The modes; the first is the default and there is always one.
    public var modes: [Mode]
    /// Requirements on its contrast.
    public var contrast: ContrastRequirements
    /// The theme's own CSS.
    public var style: StyleHook?
    /// The names of colours of its file that no reader knows a use of.
    package var unreadColors: [String] = []
    /// The program's own theme that the file is laid over, in words: what it does not set is there, and cannot be seen.
    package var unseenBase: Located<String>?
    /// The roles that colours have by guess, each with the colour's name.
    package var guessedRoles: Table<String> = [:]

    /// The mode that is shown unless a user or the system chooses another.
    public var defaultMode: Mode { modes[0] }

    /// The level required of a mode: AAA in a high-contrast mode, else `asked`, else the theme's, else AA.
    public func level(of mode: Mode, asked: ContrastLevel? = nil) -> ContrastLevel {
        mode.contrast == .more ? .aaa : asked ?? contrast.level ?? .aa
    }
}

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
    /// The pairs of the format's own keys; nil where the format has no list of them.
    package var painted: PaintedPairs?
    /// Gradients by path, such as `palette.gradient.brand`.
    package var gradients: Table<Gradient> = [:]
    /// The keys of a foreign file that roles are read from, as pairs call them, by role, and by path those of palette colours
    /// with other names.
    package var keys: [String: String] = [:]

    /// The colour of a role.
    public subscript(role: Role) -> ThemeColor? { colors[role.rawValue] }

    /// The colour with a pair's name: a role, a component's colour such as `button-selected-text`, or one of the palette;
    /// of `primary/10 on surface` a tenth of the first; the colour that a hex code such as `#ffffff` is.
    public func color(named name: String) -> ThemeColor? {
        plainColor(named: name) ?? layeredColor(named: name)
    }

    func plainColor(named name: String) -> ThemeColor? {
        if let color = colors[name] { return color }
        let part = Component.parts[name].flatMap { part in
            components[part.component]?.color(part.color, in: part.state)
        }
        // A token of the file may have the name of a component's colour that nobody wrote.
        if let part, part.origin == .declared || palette[name] == nil { return part }
        if let color = palette[name] { return color }
        if name.isHexCode { return (try? Color(parsing: name)).map { ThemeColor($0) } }
        return name.suffix(after: "palette.").flatMap { palette[$0] }
    }

    /// The key of a foreign file that a role is read from, which is another role's where one value is both; any other name
    /// as it is.
    package func keyName(of name: String) -> String {
        if keys.isEmpty { return name }
        if let key = keys[name] ?? keys["palette.\(name)"] { return key }
        if let own = name.suffix(after: "palette."), painted?.keys.contains(own) ?? false {
            return own
        }
        guard let color = colors[name], let alias = color.alias, alias.alpha == nil,
            let other = alias.path.suffix(after: "colors."),
            colors[other]?.location == color.location
        else { return name }
        return keys[other] ?? name
    }

    /// The roles that the theme gives itself.
    package var declaredRoles: [String] { colors.names.filter { colors[$0]?.origin == .declared } }

    /// The names of all colours that a pair may have: the roles, then the components' colours.
    package var colorNames: [String] {
        colors.names + Component.parts.keys.sorted().filter { color(named: $0) != nil }
    }
}

/// A component's style, resolved: every colour in every state, and every dimension.
public struct ComponentStyle: Hashable, Sendable {
    /// State by state, part by part: nested dictionaries take a tenth longer to check a theme.
    private var slots: [ThemeColor?] = Array(repeating: nil, count: 12)
    /// The dimensions.
    public var dimensions: [ComponentDimension: Dimension] = [:]

    /// The colours of all parts and states, in a list.
    package var allColors: [ThemeColor] { slots.compactMap(\.self) }

    /// Makes a style without colours and dimensions.
    public init() {}

    /// The colours by state.
    public var colors: [ComponentState: [ComponentColor: ThemeColor]] {
        ComponentState.allCases.reduce(into: [:]) { colors, state in
            for part in ComponentColor.allCases {
                colors[state, default: [:]][part] = color(part, in: state)
            }
        }
    }

    /// The colour of a part in a state.
    public func color(_ part: ComponentColor, in state: ComponentState) -> ThemeColor? {
        slots[state.offset + part.offset]
    }

    /// Gives a part its colour in a state; nil takes it away.
    public mutating func set(
        _ part: ComponentColor,
        in state: ComponentState,
        to color: ThemeColor?
    ) {
        slots[state.offset + part.offset] = color
    }
}

extension ComponentState {
    fileprivate var offset: Int {
        switch self {
        case .normal: 0
        case .hover: 3
        case .selected: 6
        case .disabled: 9
        }
    }
}

extension ComponentColor {
    fileprivate var offset: Int {
        switch self {
        case .background: 0
        case .text: 1
        case .border: 2
        }
    }
}

extension String {
    /// The name of a colour in a pair is a colour itself, which no token has.
    package var isHexCode: Bool { utf8.first == UInt8(ascii: "#") }
}
