import SourceText
import SourceTrees
import ThemeModel

/// The colours of words in code, each once: a theme has a few of them for many kinds of words.
///
/// Kinds without a role have their colours in the palette, by the file's own names.
struct CodeStyles {
    /// The look of words, which one pair judges.
    private struct Look: Hashable {
        let color: ColorExpression
        let ground: ColorExpression?
    }

    typealias Color = Located<ColorExpression>

    fileprivate var appearance: Appearance
    private var paths: [Look: String] = [:]
    /// The paths of the colours that have a name, by all of their places.
    private var pathsOfPlaces: [SourceLocation: String] = [:]
    /// The number that the next of several colours with one name gets.
    private var nextNumbers: [String: Int] = [:]
    private var groundNames: [SourceLocation: String] = [:]
    private var taken: Set<SourceLocation>
    private var properties: Set<String>
    /// The place of the editor's ground, which some formats write as that of plain text.
    private let page: SourceLocation?

    fileprivate init(_ appearance: Appearance) {
        self.appearance = appearance
        for (group, colors) in [("palette", appearance.palette), ("colors", appearance.colors)] {
            for (name, color) in colors {
                guard let place = color.location else { continue }
                pathsOfPlaces[place] = "\(group).\(name)"
            }
        }
        taken = Set(pathsOfPlaces.keys)
        properties = Set(appearance.palette.names.map(TokenName.css))
        page = appearance.colors[Role.background.rawValue]?.location
    }

    /// The roles that colour words on the ground of the editor.
    var roles: [String] {
        appearance.colors.names.filter { role in
            role == Role.text.rawValue || role == "code" || role.hasPrefix("syntax-")
        }
    }

    /// Calls a role by the words of the file, where these decide its colour.
    mutating func nameRole(_ role: String, _ words: String, at place: SourceLocation) {
        guard appearance.colors[role]?.location == place else { return }
        appearance.keys[role] = words
    }

    /// Takes over a role with the ground that the file gives its words.
    mutating func takeRole(_ role: String, on ground: Color? = nil, named name: String = "") {
        guard let color = appearance.colors[role] else { return }
        let ground = own(ground)
        let look = Look(color: color.value, ground: ground?.value)
        paths[look] = paths[look] ?? "colors.\(role)"
        appearance.codeStyles[role] = ground.map { addGround($0, named: name) } ?? ""
    }

    /// Adds a colour of words; one with the look of another is a further place of that, and has no name.
    mutating func add(
        _ color: Color,
        named name: String,
        on ground: Color? = nil,
        named groundName: String = ""
    ) {
        guard let place = color.location, taken.insert(place).inserted else { return }
        let ground = own(ground)
        let look = Look(color: color.value, ground: ground?.value)
        if let path = paths[look] {
            addCopy(of: path, at: place)
            if let ground { addCopy(of: ground, below: path) }
            if appearance.palette[name] == nil { appearance.unset.insert("palette.\(name)") }
            return
        }
        let style = addColor(color, named: name)
        appearance.unset.remove("palette.\(style)")
        paths[look] = "palette.\(style)"
        appearance.codeStyles[KeyTable.name(inPairs: style)] =
            ground.map { addGround($0, named: groundName) } ?? ""
    }

    /// Adds words that keep the colour of others on a ground of their own.
    mutating func add(
        named name: String,
        inColorAt place: SourceLocation,
        on ground: Color,
        named groundName: String
    ) {
        guard let ground = own(ground), let path = pathsOfPlaces[place] else { return }
        let color = Color(ColorExpression(.reference(path)), at: place)
        let look = Look(color: color.value, ground: ground.value)
        if let known = paths[look] { return addCopy(of: ground, below: known) }
        let style = addColor(color, named: name)
        paths[look] = "palette.\(style)"
        let name = addGround(ground, named: groundName)
        appearance.codeStyles[KeyTable.name(inPairs: style)] = name
    }

    /// Adds plain text on a ground of its own.
    mutating func addPlainText(named name: String, on ground: Color, named groundName: String) {
        guard let place = appearance.colors[Role.text.rawValue]?.location else { return }
        add(named: name, inColorAt: place, on: ground, named: groundName)
    }

    /// A ground that is not that of the editor.
    private func own(_ ground: Color?) -> Color? {
        guard let ground, let place = ground.location, place != page else { return nil }
        return ground
    }

    private mutating func addCopy(of path: String, at place: SourceLocation) {
        pathsOfPlaces[place] = path
        if let role = path.suffix(after: "colors.") {
            appearance.colors[role]?.value.copies.append(place)
        } else if let name = path.suffix(after: "palette.") {
            appearance.palette[name]?.value.copies.append(place)
        }
    }

    /// Adds a further place of the ground of a style.
    private mutating func addCopy(of ground: Color, below path: String) {
        guard let place = ground.location, groundNames[place] == nil else { return }
        let style = path.suffix(after: "palette.").map(KeyTable.name(inPairs:))
        let key = style ?? path.suffix(after: "colors.") ?? path
        guard let name = appearance.codeStyles[key], !name.isEmpty else { return }
        groundNames[place] = name
        addCopy(of: "palette.\(name)", at: place)
    }

    /// Gives a ground its name in the palette, once for all words that lie on it.
    private mutating func addGround(_ ground: Color, named name: String) -> String {
        if let place = ground.location, let known = groundNames[place] { return known }
        let name = addColor(ground, named: name)
        if let place = ground.location { groundNames[place] = name }
        return name
    }

    /// Gives a colour a name in the palette that no other one has there, and returns it.
    private mutating func addColor(_ color: Color, named words: String) -> String {
        // A scope such as `*` has no words.
        let wanted = words.isEmpty ? "style" : words
        if appearance.palette[wanted]?.location == color.location { return wanted }
        var name = wanted
        while !properties.insert(TokenName.css(name)).inserted {
            let number = nextNumbers[wanted, default: 1]
            nextNumbers[wanted] = number + 1
            name = number == 1 ? "\(wanted)-key" : "\(wanted)-key-\(number)"
        }
        appearance.palette[name] = color
        if let place = color.location { pathsOfPlaces[place] = "palette.\(name)" }
        return name
    }
}

extension Appearance {
    /// Adds the colours of words that no role and no key of the format has.
    mutating func addCodeStyles(_ add: (inout CodeStyles) -> Void) {
        var styles = CodeStyles(self)
        add(&styles)
        self = styles.appearance
    }
}

extension TokenName {
    /// The words of a file as a name: what cannot be in one becomes `-`, and nothing at its ends.
    static func words(of text: String) -> String {
        let scalars = text.prefix(100).split { character in
            !(character.isASCII && (character.isLetter || character.isNumber))
                && !"-_.".contains(character)
        }
        let parts = scalars.joined(separator: "-").split(separator: ".")
        return parts.map { $0.trimming { $0 == "-" } }.filter { !$0.isEmpty }
            .joined(separator: ".")
    }
}
