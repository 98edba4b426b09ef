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
    /// The names that references may mean, by each of their ends: `ink` and `Palette.ink`.
    private var meanings: [String: Meaning] = [:]
    private var references: [Reference] = []

    private enum Meaning: Equatable {
        case one(String)
        case several
    }

    /// A constant that is another one.
    private struct Reference {
        let place: Place
        let path: [String]
        let text: Located<String>
        /// An operation makes another colour of it.
        let isChanged: Bool
    }

    private struct Place {
        var theme = ""
        var scheme: Scheme?
        var path: [String] = []

        var name: String { path.joined(separator: ".") }
    }

    /// True for a file with the ending of a language that is read.
    package static func reads(_ file: String) -> Bool { language(of: file) != nil }

    private static func language(of file: String) -> CodeLanguage? {
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
        var colors = CodeColors(file: file, names)
        for constant in CodeParser.constants(in: text, language) { colors.add(constant) }
        colors.addReferences()
        return colors.documents(language)
    }

    private init(file: String, _ names: CodeNames) {
        self.file = file
        self.names = names
    }
}

// MARK: - Names

extension CodeColors {
    /// Words of a type's name that tell nothing.
    private static let plainWords: Set<Substring> = [
        "color", "colors", "theme", "themes", "scheme", "palette", "mode", "tokens", "app",
    ]

    private mutating func add(_ constant: CodeParser.Constant) {
        var place = Place()
        for scope in constant.scopes { Self.enter(scope, &place) }
        add(constant.argument, named: constant.name, in: place, isTyped: constant.isTypedAsColor)
    }

    /// Takes a name that tells a scheme for one; any other is part of the path.
    private static func enter(_ name: String, _ place: inout Place) {
        let words = NameWords.words(of: name)
        let schemes = Scheme.allCases.filter { words.contains(Substring($0.rawValue)) }
        guard schemes.count == 1, let scheme = schemes.first else {
            place.path.append(name)
            return
        }
        place.scheme = scheme
        let rest = words.filter { word in
            word != scheme.rawValue && !plainWords.contains(word)
        }
        if !rest.isEmpty { place.theme = rest.joined(separator: "-") }
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
                Reference(place: place, path: path, text: text, isChanged: isChanged)
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
            for (member, scheme) in zip(members, schemes) {
                var inner = place
                inner.scheme = scheme
                add(member, named: name, in: inner, isTyped: true)
            }
            return
        }
        var inner = place
        Self.enter(name, &inner)
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
        addMeanings(of: name)
    }

    private mutating func addMeanings(of name: String) {
        let words = name.split(separator: ".")
        for count in 1...max(1, words.count) {
            let end = words.suffix(count).joined(separator: ".")
            let known = meanings[end] ?? .one(name)
            meanings[end] = known == .one(name) ? known : .several
        }
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
            let path = reference.path.filter { $0 != "Self" && $0 != "self" }
            let meaning =
                meanings[path.joined(separator: ".")] ?? meanings[reference.path.last ?? ""]
            switch meaning {
            case .one(let name) where reference.isChanged || name != reference.place.name:
                let source: ColorExpression.Source =
                    reference.isChanged ? .unreadable : .reference("palette.\(name)")
                set(source, reference.text, at: reference.place)
            case .several:
                set(.unreadable, reference.text, at: reference.place)
            case .one:
                break
            case nil:
                addOutside(reference, path)
            }
        }
    }

    /// Adds a constant that is one of another file.
    private mutating func addOutside(_ reference: Reference, _ path: [String]) {
        guard let source = names.source(of: path) else { return }
        let value: ColorExpression.Source = reference.isChanged ? .unreadable : source
        set(value, reference.text, at: reference.place)
    }
}

// MARK: - Documents

extension CodeColors {
    private func documents(_ language: CodeLanguage) -> [ThemeDocument] {
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
