import ColorScience
package import SourceText
package import ThemeModel

/// The tokens of a project's themes, by the names that style sheets have for them and by their colours.
package struct UsedTokens: Sendable {
    private(set) var all: [UsedToken] = []
    /// The places from which the tokens have their colours.
    private(set) var places: Set<SourceLocation> = []
    private var indices: [String: Int] = [:]
    /// All custom properties that the tokens' own sheets set or that the project writes.
    private var defined: Set<String> = []
    private var keys: [String: Int] = [:]
    /// The names in sheets, of which most are asked for again and again; nil for what is no token.
    private var known: [String: Int?] = [:]
    private let prefix: String
    /// The word that sheets put before the names of tokens, where most of their names agree on one.
    private var start = ""
    /// The custom properties that sheets set to others, which are no tokens under another name.
    private var aliases: Set<String> = []

    /// `definitions` are those of the files with tokens that are style sheets; `sheets` are those that use them.
    package init(
        _ themes: [Theme],
        definitions: [StyleUses],
        sheets: [StyleUses],
        prefix: String
    ) {
        self.prefix = prefix.isEmpty ? "" : "\(prefix)-"
        var properties: [SourceLocation: String] = [:]
        for sheet in definitions {
            for (name, value) in sheet.definitions {
                properties[value] = name
                defined.insert(name)
            }
        }
        for theme in themes { add(theme, properties) }
        for (index, token) in all.enumerated() {
            let key = NameKey.key(of: token.name)
            keys[key] = keys[key] ?? index
        }
        aliases = Self.aliases(in: sheets)
        start = agreedStart(of: sheets)
        for sheet in definitions + sheets { lookUpNames(in: sheet) }
    }

    private mutating func lookUpNames(in sheet: StyleUses) {
        var names = sheet.mentions
        names.formUnion(sheet.variables.lazy.map(\.name))
        names.formUnion(sheet.definitions.lazy.map(\.name))
        for name in names where known[name] == nil { known[name] = .some(index(named: name)) }
    }

    private mutating func add(_ theme: Theme, _ properties: [SourceLocation: String]) {
        let appearances = theme.modes.map { CopiedAppearance($0, of: theme) }
        var colors: Table<[String: CopiedToken]> = [:]
        for (mode, appearance) in zip(theme.modes, appearances) {
            for token in appearance.tokens {
                colors[token.path, default: [:]][mode.name] = token
            }
            for property in mode.customProperties() {
                defined.insert("--" + prefix + property.name)
            }
        }
        for (path, byMode) in colors {
            guard let token = theme.modes.lazy.compactMap({ byMode[$0.name] }).first else {
                continue
            }
            let places = byMode.values.compactMap(\.color.location)
            let property = places.lazy.compactMap { properties[$0] }.first
            let written =
                "--\(prefix)\(token.isRole ? "color" : "palette")-\(TokenName.css(token.name))"
            let isOwn = theme.isOwnFormat
            let values = theme.modes.map { mode in
                let other = token.isRole ? mode.colors[token.name] : mode.palette[token.name]
                let color =
                    byMode[mode.name]?.color
                    ?? other.flatMap { $0.isSet(inOwnFormat: isOwn) ? $0 : nil }
                return UsedToken.Value(
                    theme: theme.id,
                    mode: mode.name,
                    scheme: mode.scheme,
                    color: color
                )
            }
            self.places.formUnion(places)
            add(token.name, property, written, values, isOwn: isOwn, path: path)
        }
    }

    private mutating func add(
        _ name: String,
        _ property: String?,
        _ written: String,
        _ values: [UsedToken.Value],
        isOwn: Bool,
        path: String
    ) {
        if let index = indices[property ?? path] {
            all[index].values += values
            indices[path] = indices[path] ?? index
            if all[index].takesName(of: name) { all[index].rename(name, path) }
            return
        }
        let index = all.count
        all.append(
            UsedToken(
                name: name,
                path: path,
                property: property ?? (isOwn ? written : nil),
                values: values
            )
        )
        for known in [property, path, written].compactMap(\.self) where indices[known] == nil {
            indices[known] = index
        }
    }
}

extension ThemeColor {
    /// A sheet has the colour, readable or not: those that a theme in our own format derives are written as well.
    fileprivate func isSet(inOwnFormat isOwn: Bool) -> Bool {
        if case .derived = origin { return isOwn }
        return true
    }
}

// MARK: - Names

extension UsedTokens {
    /// The token that a custom property or a variable of Sass is.
    func token(named property: String) -> UsedToken? {
        index(named: property).map { all[$0] }
    }

    private func index(named property: String) -> Int? {
        if let known = known[property] { return known }
        if let index = indices[property] { return index }
        let name = property.drop { $0 == "-" || $0 == "$" }
        if let index = keys[NameKey.key(of: name)] { return index }
        return aliases.contains(property) ? nil : keys[NameKey.key(of: withoutStart(name))]
    }

    /// The places that use each token, in order, by the token's path in a theme file: `colors.text`.
    ///
    /// `files` are those that define tokens, whose own definitions are no uses; `pairs` are those of markup and views.
    ///
    /// Complexity: O(n log n).
    package func places(
        in sheets: [StyleUses],
        _ pairs: [PairUse],
        definedIn files: Set<String>
    ) -> [String: [SourceLocation]] {
        var found: [Int: Set<SourceLocation>] = [:]
        for variable in sheets.lazy.flatMap(\.variables) {
            let isAlias = isDefinition(
                variable.property,
                inTokenFileAt: variable.location,
                files
            )
            guard !isAlias, let index = index(named: variable.name) else { continue }
            found[index, default: []].insert(variable.location)
        }
        for pair in pairs {
            if let index = index(named: pair.foreground.name) {
                found[index, default: []].insert(pair.location)
            }
        }
        for (index, places) in firstPlaces(ofGroundsIn: pairs) {
            found[index, default: []].formUnion(places)
        }
        return byPath(found.mapValues { $0.sorted() })
    }

    /// The uses of each token, in order, by the token's path in a theme file.
    package func byPath(_ uses: [UnjudgedUse]) -> [String: [UnjudgedUse]] {
        var found: [Int: [UnjudgedUse]] = [:]
        for use in uses {
            if let index = index(named: use.name) { found[index, default: []].append(use) }
        }
        return byPath(found)
    }

    /// The facts by the paths of their tokens, of which one token may have several.
    private func byPath<Fact>(_ facts: [Int: [Fact]]) -> [String: [Fact]] {
        var found: [String: [Fact]] = [:]
        for (path, index) in indices where !path.hasPrefix("-") { found[path] = facts[index] }
        return found
    }

    /// The first place in each file where something lies on a token: its own place is not known.
    private func firstPlaces(ofGroundsIn pairs: [PairUse]) -> [Int: [SourceLocation]] {
        var files: [Int: [String: SourceLocation]] = [:]
        for pair in pairs {
            for index in pair.ground.layers.compactMap({ index(named: $0.name) }) {
                let known = files[index]?[pair.location.file] ?? pair.location
                files[index, default: [:]][pair.location.file] = min(known, pair.location)
            }
        }
        return files.mapValues { Array($0.values) }
    }

    /// A sheet with the tokens sets the property, or the project writes it.
    func defines(_ property: String) -> Bool {
        defined.contains(property) || token(named: property) != nil
    }

    private func withoutStart(_ name: Substring) -> Substring {
        !start.isEmpty && name.hasPrefix(start) ? name.dropFirst(start.count) : name
    }

    private static func aliases(in sheets: [StyleUses]) -> Set<String> {
        var names: Set<String> = []
        for rule in sheets.lazy.flatMap(\.rules.rules) {
            for (name, declaration) in rule.properties {
                if case .reference = declaration.paint { names.insert(name) }
            }
        }
        return names
    }

    /// The start of up to three words without which the most names in sheets are those of tokens; at least three must be.
    private func agreedStart(of sheets: [StyleUses]) -> String {
        var votes: [String: Set<String>] = [:]
        for variable in sheets.lazy.flatMap(\.variables) {
            if indices[variable.name] != nil || aliases.contains(variable.name) { continue }
            let words = variable.name.drop { $0 == "-" }.split(separator: "-")
            for count in 1..<max(2, min(4, words.count)) where count < words.count {
                let rest = words[count...].joined(separator: "-")
                if keys[NameKey.key(of: rest)] != nil {
                    let start = words[..<count].joined(separator: "-") + "-"
                    votes[start, default: []].insert(variable.name)
                }
            }
        }
        let best = votes.max { left, right in
            (left.value.count, right.key) < (right.value.count, left.key)
        }
        guard let best, best.value.count >= 3 else { return "" }
        return best.key
    }
}
