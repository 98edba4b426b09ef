import SourceText

/// The names that an app's style sheets have for the tokens, beside those in the files of tokens.
package struct UsedNames: Sendable {
    /// Custom properties, by the tokens' names.
    private var properties: [String: String] = [:]
    /// Variables of Sass, by the tokens' names, each with the place that sets it.
    private var variables: [String: [(name: String, place: SourceLocation)]] = [:]
    /// The variables that are tokens, by the sheets that set them.
    private var variablesOfFiles: [String: [String]] = [:]
    /// The custom properties of which others are made.
    private var parts: [String: Set<String>] = [:]

    /// The names in the sheets: of several for a token the first that is set, and else the first that is used.
    package init(in sheets: [StyleUses], _ tokens: UsedTokens) {
        for sheet in sheets {
            for definition in sheet.definitions {
                add(definition.name, tokens)
            }
            for (name, place) in sheet.sassVariables {
                guard let token = tokens.token(named: name) else { continue }
                variables[token.name, default: []].append((name, place))
                variablesOfFiles[place.file, default: []].append(name)
            }
        }
        for sheet in sheets {
            for variable in sheet.variables {
                add(variable.name, tokens)
                if variable.property.hasPrefix("--") {
                    parts[variable.property, default: []].insert(variable.name)
                }
            }
        }
    }

    private mutating func add(_ name: String, _ tokens: UsedTokens) {
        guard let token = tokens.token(named: name), properties[token.name] == nil else { return }
        properties[token.name] = name
    }

    func property(of token: UsedToken) -> String? { properties[token.name] }

    /// The variable of Sass that may stand for a token: one that is set before, or one of a sheet from which others are
    /// used.
    func variable(
        of token: UsedToken,
        at location: SourceLocation,
        in modules: [String: String]
    ) -> String? {
        for (name, place) in variables[token.name] ?? [] {
            if place.file == location.file {
                if place < location { return name }
                continue
            }
            let others = variablesOfFiles[place.file] ?? []
            if let module = others.lazy.compactMap({ modules[$0] }).first { return module + name }
        }
        return nil
    }

    /// Longer chains of properties count as circles.
    private static let chainLimit = 1_000

    /// One custom property is made of another, so that the other cannot be made of it.
    func dependsOn(_ property: String, _ name: String?) -> Bool {
        guard property.hasPrefix("--"), let name else { return false }
        var open = [name]
        var seen: Set<String> = []
        while let next = open.popLast() {
            if next == property || seen.count > Self.chainLimit { return true }
            if seen.insert(next).inserted { open += parts[next] ?? [] }
        }
        return false
    }
}
