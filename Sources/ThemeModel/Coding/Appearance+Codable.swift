extension Appearance {
    /// The keys of a theme file that a theme and a mode have in common.
    package static let keys = ["scheme", "palette", "colors", "fonts", "layout", "components"]

    init(_ fields: FieldReader) throws {
        self.init()
        scheme = try fields.choice("scheme").map { Located($0) }
        palette = try fields.value("palette", as: FlatGroup<ColorExpression>.self)?.table ?? [:]
        colors =
            try fields.value("colors", as: Members<ColorExpression>.self)?.table.compactMapValues { Located($1) } ?? [:]
        let fonts = try fields.value("fonts", as: Fonts.self)
        families = fonts?.families?.table.compactMapValues { Located($1) } ?? [:]
        styles = fonts?.styles?.table ?? [:]
        layout = try fields.value("layout", as: Layout.self)?.table ?? [:]
        components = try fields.value("components", as: Components.self)?.descriptors ?? [:]
    }

    func write(to fields: inout FieldWriter) throws {
        try fields.encodeIfPresent(scheme?.value, forKey: "scheme")
        try fields.encodeIfPresent(palette.nonEmpty.map { FlatGroup($0) }, forKey: "palette")
        try fields.encodeIfPresent(colors.nonEmpty.map { Members($0.compactMapValues { $1.value }) }, forKey: "colors")
        let fonts = Fonts(
            families: families.nonEmpty.map { Members($0.compactMapValues { $1.value }) },
            styles: styles.nonEmpty.map { Members($0) }
        )
        if fonts.families != nil || fonts.styles != nil { try fields.encode(fonts, forKey: "fonts") }
        try fields.encodeIfPresent(layout.nonEmpty.map { Layout($0) }, forKey: "layout")
        if !components.isEmpty { try fields.encode(Components(descriptors: components), forKey: "components") }
    }
}

/// `fonts` of a theme file.
private struct Fonts: Codable {
    var families: Members<[String]>?
    var styles: Members<FontDescriptor>?

    init(families: Members<[String]>?, styles: Members<FontDescriptor>?) {
        self.families = families
        self.styles = styles
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(["families", "styles"])
        families = try fields.value("families")
        styles = try fields.value("styles")
        guard let name = styles?.table.names.first(where: TextStyle.isTaken) else { return }
        throw DecodingError.dataCorruptedError(
            forKey: "styles", in: fields, debugDescription: "'\(name)' cannot be the name of a text style")
    }
}

/// `layout` of a theme file: its dotted names in groups.
private struct Layout: Codable {
    var table: Table<Located<DimensionExpression>>

    init(_ table: Table<Located<DimensionExpression>>) { self.table = table }

    init(from decoder: any Decoder) throws {
        table = [:]
        let fields = try decoder.fields(Appearance.layoutNames + Appearance.layoutGroups)
        for name in Appearance.layoutNames { table[name] = try fields.located(FieldKey(name)) }
        for group in Appearance.layoutGroups {
            let members = try fields.value(FieldKey(group), as: Members<DimensionExpression>.self)?.table ?? [:]
            for (name, value) in members { table["\(group).\(name)"] = Located(value) }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldKey.self)
        var groups: Table<Table<DimensionExpression>> = [:]
        for (name, value) in table {
            let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
            if parts.count == 2 {
                groups[parts[0], default: [:]][parts[1]] = value.value
            } else {
                try fields.encode(value.value, forKey: FieldKey(name))
            }
        }
        for (name, group) in groups { try fields.encode(Members(group), forKey: FieldKey(name)) }
    }
}

extension Table {
    fileprivate subscript(name: String, default fallback: Value) -> Value {
        get { self[name] ?? fallback }
        set { self[name] = newValue }
    }
}

/// `components` of a theme file.
private struct Components: Codable {
    var descriptors: [Component: ComponentDescriptor]

    init(descriptors: [Component: ComponentDescriptor]) { self.descriptors = descriptors }

    init(from decoder: any Decoder) throws {
        descriptors = [:]
        let fields = try decoder.fields(Component.allCases.map(\.rawValue))
        for component in Component.allCases {
            descriptors[component] = try fields.value(FieldKey(component.rawValue))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldKey.self)
        for component in Component.allCases {
            try fields.encodeIfPresent(descriptors[component], forKey: FieldKey(component.rawValue))
        }
    }
}

extension ComponentDescriptor: Codable {
    /// Reads a component as a theme file has it.
    public init(from decoder: any Decoder) throws {
        self.init()
        let parts = ComponentColor.allCases
        let states = ComponentState.allCases.filter { $0 != .normal }
        let sizes = ComponentDimension.allCases
        let fields = try decoder.fields(parts.map(\.rawValue) + states.map(\.rawValue) + sizes.map(\.rawValue))
        colors[.normal] = try Self.colors(in: fields)
        for state in states where fields.contains(FieldKey(state.rawValue)) {
            let inner = try fields.superDecoder(forKey: FieldKey(state.rawValue)).fields(parts.map(\.rawValue))
            colors[state] = try Self.colors(in: inner)
        }
        for size in sizes { dimensions[size] = try fields.located(FieldKey(size.rawValue)) }
    }

    private static func colors(in fields: FieldReader) throws -> [ComponentColor: Located<ColorExpression>]? {
        var colors: [ComponentColor: Located<ColorExpression>] = [:]
        for part in ComponentColor.allCases { colors[part] = try fields.located(FieldKey(part.rawValue)) }
        return colors.isEmpty ? nil : colors
    }

    /// Writes a component as a theme file has it.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldKey.self)
        for state in ComponentState.allCases {
            guard let colors = colors[state], !colors.isEmpty else { continue }
            let named = colors.reduce(into: Table<ColorExpression>()) { $0[$1.key.rawValue] = $1.value.value }
            if state == .normal {
                for (name, color) in named { try fields.encode(color, forKey: FieldKey(name)) }
            } else {
                try fields.encode(Members(named), forKey: FieldKey(state.rawValue))
            }
        }
        for (size, value) in dimensions { try fields.encode(value.value, forKey: FieldKey(size.rawValue)) }
    }
}
