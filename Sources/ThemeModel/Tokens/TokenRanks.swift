import SourceText

/// The colours of a theme's file that are used as they are, beside those that only others refer to.
///
/// A colour is semantic if it refers to another one or its name says what it is for, and primitive if it is a literal that
/// others refer to, a step of a ramp, or one of a group of such colours.
package struct TokenRanks: Sendable {
    /// The names of the semantic colours as pairs have them, in the order of the file.
    package let semantic: [String]
    /// Literals that nothing refers to, with names that tell no use, in the order of the file.
    package let nameless: [String]
    /// The role that is another name of a palette colour, by the names of both.
    package let rolesOfColors: [String: [String]]
    private let colorsOfRoles: [String: String]
    /// All names of the file's colours.
    package let names: [String]

    /// The formats whose names are their authors' own; in others a palette is what roles are made of.
    private static let formats: Set = [
        "dtcg", "theo", "css", "objects", "xcassets", "android",
    ]

    package init(_ theme: Theme, rules: CoverageRules = CoverageRules()) {
        let tokens = FileTokens(theme, hasOwnNames: Self.formats.contains(theme.format))
        names = tokens.names + theme.unreadColors
        rolesOfColors = tokens.rolesOfColors
        let colors = tokens.rolesOfColors.flatMap { color, roles in
            roles.map { role in (role, color) }
        }
        colorsOfRoles = Dictionary(keepingFirst: colors)
        let exempt = rules.exemptions.map(\.token)
        let unread = Set(theme.unreadColors)
        func isIn(_ patterns: [Located<String>], _ name: String) -> Bool {
            // A file's author knows a role by the key that it is read from.
            let key = theme.defaultMode.keyName(of: name)
            return patterns.contains { $0.value.stands(for: name) || $0.value.stands(for: key) }
        }
        let counted = names.filter { !isIn(exempt, $0) }
        semantic = counted.filter { name in
            if isIn(rules.semantic, name) { return true }
            if isIn(rules.primitive, name) { return false }
            return tokens.isSemantic(name) || unread.contains(name)
        }
        let known = Set(semantic)
        nameless = counted.filter { name in
            if known.contains(name) || isIn(rules.primitive, name) { return false }
            return tokens.isNameless(name)
        }
    }

    /// The name that the file has for a role; any other name as it is.
    package func fileName(of name: String) -> String {
        colorsOfRoles[name] ?? name
    }
}

/// The colours that are written in a theme's file, each with its name in pairs.
private struct FileTokens {
    private struct Token {
        let words: [Substring]
        let group: String
        var isRole = false
        var isAlias = false
        var isGradient = false
    }

    private var tokens: Table<Token> = [:]
    private var referred: Set<String> = []
    private var ramps: [String: Ramp] = [:]
    private var purposefulGroups: Set<String> = []
    private var colorsOnGrounds = ColorsOnGrounds([])
    /// The words of colours that others name as their grounds.
    private var grounds: Set<[String]> = []
    /// The words of groups in which `on` is the text on the others.
    private var groupsOfGrounds: Set<[String]> = []
    private(set) var rolesOfColors: [String: [String]] = [:]

    var names: [String] { tokens.names }

    init(_ theme: Theme, hasOwnNames: Bool) {
        for mode in theme.modes {
            addRoles(of: mode)
            addKeys(of: mode)
            if hasOwnNames {
                addPalette(of: mode)
            }
            addGradients(of: mode)
        }
        let names = tokens.map { $0.value.words.map(String.init) }
        colorsOnGrounds = ColorsOnGrounds(names)
        grounds = Set(names.compactMap(TokenWords.ground))
        groupsOfGrounds = Set(names.compactMap(TokenWords.groupOfGrounds))
        for (name, token) in tokens {
            if let step = Self.step(named: name) {
                ramps[step.ramp, default: Ramp()].add(step.number)
            }
            if token.isAlias || token.words.contains(where: Self.isPurpose) {
                purposefulGroups.insert(token.group)
            }
        }
    }

    private mutating func addRoles(of mode: Mode) {
        for (name, color) in mode.colors where color.origin == .declared {
            if isEcho(color, in: mode) || isNamed(name, color, in: mode) { continue }
            guard let other = colorNamed(byRole: color, in: mode) else {
                if let path = color.alias?.path { referred.insert(path) }
                add(name, color, isRole: true)
                continue
            }
            if !(rolesOfColors[other] ?? []).contains(name) {
                rolesOfColors[other, default: []].append(name)
            }
        }
    }

    /// The reader of a format gives the role what another one is written as, as code lies on an editor's background.
    private func isEcho(_ role: ThemeColor, in mode: Mode) -> Bool {
        guard let alias = role.alias, alias.alpha == nil,
            let other = alias.path.suffix(after: "colors.")
        else { return false }
        return role.location != nil && mode.colors[other]?.location == role.location
    }

    /// An earlier mode has the role as another name of its colour, whose place a later mode may change.
    private func isNamed(_ role: String, _ color: ThemeColor, in mode: Mode) -> Bool {
        guard let target = color.alias?.path.suffix(after: "palette.") else { return false }
        let name = Self.name(ofPalette: target, in: mode)
        return rolesOfColors[name]?.contains(role) ?? false
    }

    /// The palette colour of which a role is another name: one that a project or a table gives it is written where that is.
    private func colorNamed(byRole role: ThemeColor, in mode: Mode) -> String? {
        guard let target = role.alias?.path.suffix(after: "palette."),
            let color = mode.palette[target],
            color.location == role.location
        else { return nil }
        return Self.name(ofPalette: target, in: mode)
    }

    /// Adds the colours of the format's own keys that are no other name of a role: each is used as it is.
    private mutating func addKeys(of mode: Mode) {
        guard let keys = mode.painted?.keys else { return }
        for (name, color) in mode.palette where keys.contains(name) && color.origin == .declared {
            let isRole = color.alias?.path.hasPrefix("colors.") ?? false
            if isRole { continue }
            add(Self.name(ofPalette: name, in: mode), color, isRole: true)
        }
    }

    private mutating func addPalette(of mode: Mode) {
        for (name, color) in mode.palette where color.origin == .declared {
            if let path = color.alias?.path { referred.insert(path) }
            add(Self.name(ofPalette: name, in: mode), color, isRole: false)
        }
    }

    /// Adds gradients, which are grounds, and the colours that their stops refer to.
    private mutating func addGradients(of mode: Mode) {
        for (path, gradient) in mode.gradients {
            referred.formUnion(gradient.stops.compactMap(\.color.alias?.path))
            let name = path.suffix(after: "colors.") ?? path.suffix(after: "palette.") ?? path
            if mode.color(named: name) != nil { continue }
            var token = token(named: name)
            token.isGradient = true
            tokens[name] = token
        }
    }

    private func token(named name: String) -> Token {
        if let token = tokens[name] { return token }
        let path = name.suffix(after: "palette.") ?? name
        let group = path.split(separator: ".").dropLast().joined(separator: ".")
        return Token(words: NameWords.words(of: path), group: group)
    }

    private mutating func add(_ name: String, _ color: ThemeColor, isRole: Bool) {
        var token = token(named: name)
        token.isRole = token.isRole || isRole
        token.isAlias = token.isAlias || color.alias != nil
        tokens[name] = token
    }

    /// The name of a palette colour in a pair, where a role may have the short one.
    private static func name(ofPalette name: String, in mode: Mode) -> String {
        mode.colors.contains(name) ? "palette.\(name)" : name
    }
}

// MARK: - Ranks

extension FileTokens {
    /// A ramp of greys often has this name.
    private static let hues = TokenWords.hues.union(["neutral"])

    func isSemantic(_ name: String) -> Bool {
        guard let token = tokens[name] else { return false }
        if token.isRole { return true }
        let words = token.words
        let texts = words.map(String.init)
        if token.isGradient {
            return !TokenPurpose.isEffect(words.filter { $0 != "gradient" })
        }
        if TokenPurpose.isEffect(words) { return false }
        let tellsPurpose = words.contains { TokenPurpose.strong($0) != nil }
        let isNamed =
            tellsPurpose && !isShade(name) || grounds.contains(texts)
            || groupsOfGrounds.contains(texts.dropLast())
            || colorsOnGrounds.namingText(texts) != nil
        if !isNamed, isStep(name) { return false }
        let start = texts.prefix(3).dropLast(words.count < 4 ? 1 : 0)
        let isOfPrimitives = start.contains(where: TokenWords.primitiveGroups.contains)
        if isOfPrimitives, !isNamed, !isBesidePurpose(token) { return false }
        if token.isAlias || isNamed { return true }
        if isReferred(name) { return false }
        if texts.contains(where: TokenWords.tellsUse) { return true }
        if texts.contains(where: Self.hues.contains) { return false }
        return purposefulGroups.contains(token.group)
    }

    /// A literal by itself, whose name tells no use: what an app does with it is not known.
    func isNameless(_ name: String) -> Bool {
        guard let token = tokens[name], !token.isRole, !token.isAlias, !token.isGradient else {
            return false
        }
        let isOfOthers = token.words.prefix(3).contains { word in
            TokenWords.primitiveGroups.contains(String(word))
        }
        if isOfOthers || TokenPurpose.isEffect(token.words) { return false }
        return !isStep(name) && !isReferred(name)
    }

    private func isReferred(_ name: String) -> Bool {
        let path = name.suffix(after: "palette.") ?? name
        return referred.contains("palette.\(path)")
    }

    /// A colour of the same component has a purpose: `palette.primary.main` beside `palette.primary.contrastText`.
    private func isBesidePurpose(_ token: Token) -> Bool {
        let group = token.group.split(separator: ".").last ?? ""
        return purposefulGroups.contains(token.group)
            && !TokenWords.primitiveGroups.contains(String(group))
    }

    /// A step of a ramp: at least three names differ by their number alone; `blue10Hover` is a form of one.
    private func isStep(_ name: String) -> Bool {
        guard let step = Self.step(named: Self.withoutState(name)) else { return false }
        return ramps[step.ramp]?.size ?? 0 >= 3
    }

    private static func withoutState(_ name: String) -> String {
        guard let word = NameWords.words(of: name).last, TokenWords.states.contains(String(word))
        else { return name }
        var rest = name.dropLast(word.count)
        while let last = rest.last, "-_.".contains(last) { rest.removeLast() }
        return String(rest)
    }

    /// A step of a ramp from light to dark that has the name of a fill, as in `surface-900`.
    private func isShade(_ name: String) -> Bool {
        guard let step = Self.step(named: name), ramps[step.ramp]?.isOfShades ?? false else {
            return false
        }
        let purposes = NameWords.words(of: name).compactMap { TokenPurpose.strong($0) }
        return purposes.allSatisfy { $0 == .fill }
    }

    private static func isPurpose(_ word: Substring) -> Bool {
        TokenPurpose.strong(word) != nil || TokenPurpose.weak(word) != nil
    }

    /// The name of a numbered step without its number, and that; nil for any other name.
    private static func step(named name: String) -> (ramp: String, number: Int)? {
        let stem = String(name.reversed().drop(while: \.isNumber).reversed())
        return Int(name.dropFirst(stem.count)).map { (stem, $0) }
    }
}

/// The colours of a file whose names differ by their numbers alone.
private struct Ramp {
    private(set) var size = 0
    private var highest = 0

    /// Layers are counted by ones, and few.
    var isOfShades: Bool { size >= 5 && highest >= 400 }

    mutating func add(_ step: Int) {
        size += 1
        highest = max(highest, step)
    }
}
