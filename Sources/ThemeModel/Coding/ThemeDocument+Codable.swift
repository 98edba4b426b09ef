extension ThemeDocument: Codable {
    /// The keys of a theme file.
    package static let keys =
        ["name", "description", "author", "license", "homepage", "extends"] + Appearance.keys + [
            "modes", "contrast", "css",
        ]

    /// Reads a document as a theme file has it, with an `id` where the name does not give it.
    ///
    /// A document that extends no other one needs the roles `background` and `text`.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(["id"] + Self.keys)
        let name: String? = try fields.value("name")
        self.init(id: try fields.value("id") ?? name ?? "theme", name: name)
        description = try fields.value("description")
        author = try fields.value("author")
        license = try fields.value("license")
        homepage = try fields.value("homepage")
        base = try fields.located("extends")
        appearance = try Appearance(fields)
        modes = try fields.value("modes", as: Members<ModeFields>.self)?.table.compactMapValues { $1.appearance } ?? [:]
        contrast = try fields.value("contrast") ?? ContrastRequirements()
        style = try fields.value("css", as: StyleText.self)?.hook
        try requireRoles(in: fields)
    }

    private func requireRoles(in fields: FieldReader) throws {
        for role in [Role.background, .text] where base == nil && appearance.colors[role.rawValue] == nil {
            let path: [any CodingKey] = fields.codingPath + [FieldKey("colors"), FieldKey(role.rawValue)]
            throw DecodingError.keyNotFound(
                FieldKey(role.rawValue),
                .init(codingPath: path, debugDescription: "the role '\(role)' is missing, and no theme is without it"))
        }
    }

    /// Writes a document as a theme file has it; places are left out.
    ///
    /// Read again it says the same. What has names of the author's own, such as modes, is in alphabetical order then where
    /// the coder keeps none, as those of JSON do not; and colours are as ``ColorExpression`` writes them.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldKey.self)
        if id != ThemeID.make(from: name ?? "theme") { try fields.encode(id, forKey: "id") }
        try fields.encodeIfPresent(name, forKey: "name")
        try fields.encodeIfPresent(description, forKey: "description")
        try fields.encodeIfPresent(author, forKey: "author")
        try fields.encodeIfPresent(license, forKey: "license")
        try fields.encodeIfPresent(homepage, forKey: "homepage")
        try fields.encodeIfPresent(base?.value, forKey: "extends")
        try appearance.write(to: &fields)
        try fields.encodeIfPresent(
            modes.nonEmpty.map { Members($0.compactMapValues { ModeFields(appearance: $1) }) }, forKey: "modes")
        if !contrast.isEmpty { try fields.encode(contrast, forKey: "contrast") }
        try fields.encodeIfPresent(style?.css, forKey: "css")
    }
}

/// A further mode: an appearance with the contrast it is made for.
private struct ModeFields: Codable {
    var appearance: Appearance

    init(appearance: Appearance) { self.appearance = appearance }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(["contrast"] + Appearance.keys)
        appearance = try Appearance(fields)
        appearance.contrast = try fields.choice("contrast").map { Located($0) }
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldKey.self)
        try appearance.write(to: &fields)
        try fields.encodeIfPresent(appearance.contrast?.value, forKey: "contrast")
    }
}

/// A theme's own CSS, proved on the way in.
private struct StyleText: Decodable {
    let hook: StyleHook

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let css = try container.decode(String.self)
        do throws(StyleHookError) {
            hook = try StyleHook(parsing: css)
        } catch {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
        }
    }
}
