import ColorScience
import SourceText
package import ThemeModel

/// Colours that Swift or Kotlin has as constants, read without running anything.
///
/// A type or constant that is named after a scheme, such as `DarkColors`, has the colours of that mode.
package struct CodeColors {
    /// The colours of one theme, by mode.
    private struct Theme {
        var colors: [Scheme?: Table<Located<ColorExpression>>] = [:]
    }

    private let file: String
    private let names: CodeNames
    private var themes: Table<Theme> = [:]
    /// The places of values whose name has another one before.
    private var conflicts: Set<SourceLocation?> = []
    private var targets = CodeReferences()
    private var references: [Reference] = []
    private let schemes: CodeSchemes
    /// The places of constants with a colour for each appearance.
    private var chosen: Set<Place> = []

    /// A constant that is another one.
    private struct Reference {
        let place: Place
        let path: [String]
        let text: Located<String>
        /// An operation makes another colour of it.
        let isChanged: Bool
        /// It is a colour, whatever it leads to.
        let isColor: Bool
    }

    private struct Place: Hashable {
        var theme = ""
        var scheme: Scheme?
        var path: [String] = []

        var name: String { path.joined(separator: ".") }

        func adding(_ name: String) -> Place {
            Place(theme: theme, scheme: scheme, path: path + [name])
        }
    }

    /// True for a file with the ending of a language that is read.
    package static func reads(_ file: String) -> Bool { language(of: file) != nil }

    static func language(of file: String) -> CodeLanguage? {
        guard let dot = file.lastIndex(of: ".") else { return nil }
        return CodeLanguage(ending: file[file.index(after: dot)...])
    }

    /// The themes in a file; none where it has no colours.
    ///
    /// `names` are the constants of other files to which it may refer.
    package static func read(
        _ text: String,
        file: String,
        beside names: CodeNames = CodeNames()
    ) -> [ThemeDocument] {
        guard let language = language(of: file) else { return [] }
        let constants = CodeParser.constants(in: text, language)
        var colors = CodeColors(constants, file: file, names)
        for constant in constants { colors.add(constant) }
        colors.addReferences()
        colors.addMixtures()
        return colors.documents(language)
    }

    private init(_ constants: [CodeParser.Constant], file: String, _ names: CodeNames) {
        self.file = file
        schemes = CodeSchemes(constants.flatMap { $0.scopes + [$0.name] })
        self.names = names
    }
}

// MARK: - Names

extension CodeColors {
    private mutating func add(_ constant: CodeParser.Constant) {
        var place = Place()
        for scope in constant.scopes { enter(scope, &place) }
        if constant.type == .other, constant.argument.isReference { return }
        add(constant.argument, named: constant.name, in: place, isTyped: constant.isColor)
    }

    /// Takes a name that tells a scheme for one; any other is part of the path.
    private func enter(_ name: String, _ place: inout Place) {
        guard let (scheme, theme) = schemes.scheme(of: name) else {
            place.path.append(name)
            return
        }
        place.scheme = scheme
        if !theme.isEmpty { place.theme = theme }
    }

    private mutating func add(
        _ argument: CodeArgument,
        named name: String,
        in place: Place,
        isTyped: Bool
    ) {
        var place = place
        let location = SourceLocation(file: file, line: argument.line, column: argument.column)
        switch argument.value {
        case .group(let members):
            addGroup(members, named: name, in: place)
        case .color(let color):
            place.path.append(name)
            set(.literal(color), Located(argument.text, at: location), at: place)
        case .reference(let path), .operation(let path):
            place.path.append(name)
            let text = Located(argument.text, at: location)
            var isChanged = false
            if case .operation = argument.value { isChanged = true }
            references.append(
                Reference(
                    place: place,
                    path: path,
                    text: text,
                    isChanged: isChanged,
                    isColor: isTyped
                )
            )
            if isTyped { set(.unreadable, text, at: place) }
        case .unknown:
            place.path.append(name)
            set(.unreadable, Located(argument.text, at: location), at: place)
        case .number, .string, .other:
            guard isTyped else { return }
            place.path.append(name)
            set(.unreadable, Located(argument.text, at: location), at: place)
        }
    }

    /// A colour for each appearance, or the colours of a scheme.
    private mutating func addGroup(
        _ members: [CodeArgument],
        named name: String,
        in place: Place
    ) {
        let schemes = members.map { Scheme(rawValue: $0.label ?? "") }
        if schemes.allSatisfy({ $0 != nil }) {
            if place.scheme == nil { chosen.insert(place.adding(name)) }
            for (member, scheme) in zip(members, schemes) {
                var inner = place
                inner.scheme = scheme
                add(member, named: name, in: inner, isTyped: true)
            }
            return
        }
        var inner = place
        enter(name, &inner)
        for member in members {
            guard let label = member.label else { continue }
            add(member, named: label, in: inner, isTyped: false)
        }
    }

    private mutating func set(
        _ source: ColorExpression.Source,
        _ text: Located<String>,
        at place: Place
    ) {
        var expression = ColorExpression(source)
        expression.written = text.value
        let name = String(place.name.prefix(TextLimits.name))
        // Only running the code would tell which of two values a name has.
        if let other = themes[place.theme]?.colors[place.scheme]?[name],
            other.location != text.location, !Self.isSame(other.value.source, source)
        {
            conflicts.insert(text.location)
        }
        if conflicts.contains(text.location) { expression.source = .unreadable }
        let located = Located(expression, at: text.location)
        themes[place.theme, default: Theme()].colors[place.scheme, default: [:]][name] = located
        targets.add(name)
    }
}

extension CodeColors {
    /// One colour may be written in several ways.
    private static func isSame(
        _ first: ColorExpression.Source,
        _ second: ColorExpression.Source
    ) -> Bool {
        guard case .literal(let left) = first, case .literal(let right) = second else {
            return first == second
        }
        return left.mapped == right.mapped
            && Difference.deltaEOK(left.oklab, right.oklab) < 0.002
    }
}

// MARK: - References

extension CodeColors {
    /// Adds the constants that are other constants, in their order, so that one may refer to one before it.
    private mutating func addReferences() {
        for reference in references {
            let scope = reference.place.path.dropLast()
            switch targets.target(of: reference.path, in: Array(scope)) {
            case .one(let name) where reference.isChanged || name != reference.place.name:
                let source: ColorExpression.Source =
                    reference.isChanged ? .unreadable : .reference("palette.\(name)")
                set(source, reference.text, at: reference.place)
            case .unknown:
                set(.unreadable, reference.text, at: reference.place)
            case .one:
                break
            case nil:
                addOutside(reference)
            }
        }
    }

    /// Adds a constant that is one of another file.
    private mutating func addOutside(_ reference: Reference) {
        if let source = names.source(of: reference.path) {
            let value: ColorExpression.Source = reference.isChanged ? .unreadable : source
            set(value, reference.text, at: reference.place)
        } else if !reference.isColor, Self.isNamedAsColor(reference) {
            set(.unreadable, reference.text, at: reference.place)
        }
    }

    private static let colorWords: Set<Substring> = [
        "color", "colors", "colour", "colours", "palette", "theme",
    ]

    /// The name, or the type that it refers to, says that it is a colour.
    private static func isNamedAsColor(_ reference: Reference) -> Bool {
        let name = NameWords.words(of: reference.place.path.last ?? "")
        if Role.derivations.contains(name.joined(separator: "-")) { return true }
        let types = reference.path.dropLast().flatMap(NameWords.words)
        return (name + types).contains(where: colorWords.contains)
    }

    /// Only running the code would tell whether a name has one colour, or one for each appearance.
    private mutating func addMixtures() {
        for place in chosen {
            let schemes = [nil] + Scheme.allCases.map(Optional.some)
            guard themes[place.theme]?.colors[nil]?[place.name] != nil else { continue }
            for scheme in schemes {
                themes[place.theme]?.colors[scheme]?[place.name]?.value.source = .unreadable
            }
        }
    }
}

// MARK: - Documents

extension CodeColors {
    fileprivate func documents(_ language: CodeLanguage) -> [ThemeDocument] {
        let shared = themes[""]?.colors[nil] ?? [:]
        var named = themes.names.filter { !$0.isEmpty }
        let hasModes = themes[""]?.colors.keys.contains { $0 != nil } ?? false
        if named.isEmpty || hasModes { named.insert("", at: 0) }
        return named.compactMap { name in
            document(named: name, over: shared, language)
        }
    }

    private func document(
        named name: String,
        over shared: Table<Located<ColorExpression>>,
        _ language: CodeLanguage
    ) -> ThemeDocument? {
        let stem = file.split(separator: "/").last?.split(separator: ".").first ?? ""
        let title = name.isEmpty ? String(stem) : name
        var document = ThemeDocument(
            id: title,
            name: title,
            format: language.rawValue,
            location: SourceLocation(file: file, line: 1, column: 1)
        )
        document.kind = .tokens
        document.appearance.palette = shared
        add(themes[name]?.colors ?? [:], to: &document)
        let isEmpty = document.appearance.palette.isEmpty && document.modes.isEmpty
        return isEmpty ? nil : document
    }

    /// Adds the colours of each scheme; the only one is the base.
    private func add(
        _ colors: [Scheme?: Table<Located<ColorExpression>>],
        to document: inout ThemeDocument
    ) {
        let dark = colors[.dark]
        if let base = colors[.light] ?? dark {
            document.appearance.scheme = Located(colors[.light] == nil ? .dark : .light)
            document.appearance.palette.merge(base)
        }
        guard let dark, colors[.light] != nil else { return }
        var mode = Appearance()
        mode.scheme = Located(.dark)
        mode.palette = dark
        document.modes[Scheme.dark.rawValue] = mode
    }
}
