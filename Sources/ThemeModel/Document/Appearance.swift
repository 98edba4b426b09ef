public import SourceText

/// One appearance in a theme file: the default one, or a mode's changes to it.
public struct Appearance: Hashable, Sendable {
    /// The place of a mode's name; nil for the default appearance.
    public var location: SourceLocation?
    /// Light or dark; derived from the background when nil.
    public var scheme: Located<Scheme>?
    /// The contrast it is made for.
    public var contrast: Located<ContrastPreference>?
    /// Primitive colours by dotted name.
    public var palette: Table<Located<ColorExpression>> = [:]
    /// Colours by role.
    public var colors: Table<Located<ColorExpression>> = [:]
    /// Font stacks by name.
    public var families: Table<Located<[String]>> = [:]
    /// Text styles by name.
    public var styles: Table<FontDescriptor> = [:]
    /// Dimensions by dotted name: `measure`, `border`, `spacing.md`, `radius.md`.
    public var layout: Table<Located<DimensionExpression>> = [:]
    /// Component styles by component.
    public var components: [Component: ComponentDescriptor] = [:]

    /// Roles that lose the colour of what this is laid over, which is derived anew, and colours `palette.…`.
    package var unset: Set<String> = []
    /// The keys of a foreign file that roles are read from, as pairs call them, by role, and by path those of palette colours
    /// with other names.
    package var keys: [String: String] = [:]
    /// The names that keys have in the palette where the file gives theirs to a colour of its own.
    package var renamedKeys: [String: String] = [:]
    /// The colours of code in the file's own words, each with the name of the ground that it gives its words, or an empty one.
    package var codeStyles: Table<String> = [:]
    /// Gradients by path, such as `palette.gradient.brand`.
    package var gradients: Table<Located<GradientExpression>> = [:]
    /// The texts of design tokens beside their values.
    package var tokenNotes = TokenNotes()

    package static let layoutNames = ["measure", "border"]
    /// The groups of ``layout`` whose dimensions the author names.
    package static let layoutGroups = ["spacing", "radius"]

    /// Makes an empty appearance.
    public init() {}

    /// This appearance with the values of `other` over it.
    public func merging(_ other: Appearance) -> Appearance {
        var result = self
        result.location = other.location ?? location
        result.scheme = other.scheme ?? scheme
        result.contrast = other.contrast ?? contrast
        result.mergeGradients(other)
        result.palette.merge(other.palette)
        for name in other.unset {
            if let key = name.suffix(after: "palette.") {
                result.palette[key] = nil
            } else {
                result.colors[name] = nil
            }
        }
        for name in other.colors.names { result.keys[name] = other.keys[name] }
        result.keys.merge(other.keys) { $1 }
        result.mergeRenamedKeys(other)
        result.codeStyles.merge(other.codeStyles)
        result.unset = unset.subtracting(other.colors.names).union(other.unset)
        result.colors.merge(other.colors)
        result.families.merge(other.families)
        result.styles.merge(other.styles) { $0.merging($1) }
        result.layout.merge(other.layout)
        result.components.merge(other.components) { $0.merging($1) }
        result.tokenNotes = tokenNotes.merging(other.tokenNotes)
        return result
    }
}

extension Appearance {
    /// A gradient takes the place of a colour of that name, and a colour that of a gradient.
    private mutating func mergeGradients(_ other: Appearance) {
        if gradients.isEmpty && other.gradients.isEmpty { return }
        for path in gradients.names where other.color(at: path) != nil {
            gradients[path] = nil
        }
        for path in other.gradients.names {
            if let name = path.suffix(after: "colors.") { colors[name] = nil }
            if let name = path.suffix(after: "palette.") { palette[name] = nil }
        }
        gradients.merge(other.gradients)
    }

    /// A key that one of the two has under another name has that name in both.
    private mutating func mergeRenamedKeys(_ other: Appearance) {
        for (name, newName) in renamedKeys where other.renamedKeys[name] == nil {
            guard let color = other.palette[name] else { continue }
            palette[newName] = color
            palette[name] = nil
        }
        renamedKeys.merge(other.renamedKeys) { $1 }
    }

    /// The colour at a path such as `colors.text` or `palette.sky.500`.
    package func color(at path: String) -> Located<ColorExpression>? {
        let name = String(path.drop { $0 != "." }.dropFirst())
        return path.hasPrefix("colors.") ? colors[name] : palette[name]
    }

    /// The colour of a role, for themes written in code: `appearance[.text] = try ColorExpression(parsing: "#0b1f3a")`.
    public subscript(role: Role) -> ColorExpression? {
        get { colors[role.rawValue]?.value }
        set { colors[role.rawValue] = newValue.map { Located($0) } }
    }
}
