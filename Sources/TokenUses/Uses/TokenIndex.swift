import ColorScience
import SourceText
package import ThemeModel

/// The tokens of a project's themes, by the names that style sheets have for them and by their colours.
package struct TokenIndex: Sendable {
    private(set) var tokens: [UsedToken] = []
    private var indices: [String: Int] = [:]
    /// All custom properties that the tokens' own sheets set or that the project writes.
    private var defined: Set<String> = []
    private var keys: [String: Int] = [:]
    private let prefix: String
    /// The word that sheets put before the names of tokens, where most of their names agree on one.
    private var start = ""

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
        for (index, token) in tokens.enumerated() {
            let key = Self.key(of: token.name)
            keys[key] = keys[key] ?? index
        }
        start = agreedStart(of: sheets)
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
            let values = theme.modes.map { mode in
                UsedToken.Value(theme: theme.id, mode: mode.name, color: byMode[mode.name]?.color)
            }
            add(token.name, property, written, values, isOwn: theme.format == "native", path: path)
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
            tokens[index].values += values
            return
        }
        let index = tokens.count
        tokens.append(
            UsedToken(name: name, property: property ?? (isOwn ? written : nil), values: values)
        )
        for known in [property, path, written].compactMap(\.self) where indices[known] == nil {
            indices[known] = index
        }
    }

    /// The name in a form that all spellings share.
    private static func key(of name: some StringProtocol) -> String {
        NameWords.words(of: String(name)).joined()
    }
}

extension CopiedToken {
    /// The name with its group, as no custom property has it.
    fileprivate var path: String { isRole ? "colors.\(name)" : "palette.\(name)" }
}

// MARK: - Names

extension TokenIndex {
    /// The token that a custom property or a variable of Sass is.
    func token(named property: String) -> UsedToken? {
        if let index = indices[property] { return tokens[index] }
        let name = property.drop { $0 == "-" || $0 == "$" }
        let index = keys[Self.key(of: name)] ?? keys[Self.key(of: withoutStart(name))]
        return index.map { tokens[$0] }
    }

    /// A sheet with the tokens sets the property, or the project writes it.
    func defines(_ property: String) -> Bool {
        defined.contains(property) || token(named: property) != nil
    }

    private func withoutStart(_ name: Substring) -> Substring {
        !start.isEmpty && name.hasPrefix(start) ? name.dropFirst(start.count) : name
    }

    /// The start of up to three words without which the most names in sheets are those of tokens; at least three must be.
    private func agreedStart(of sheets: [StyleUses]) -> String {
        var votes: [String: Set<String>] = [:]
        for variable in sheets.lazy.flatMap(\.variables) where indices[variable.name] == nil {
            let words = variable.name.drop { $0 == "-" }.split(separator: "-")
            for count in 1..<max(2, min(4, words.count)) where count < words.count {
                let rest = words[count...].joined(separator: "-")
                if keys[Self.key(of: rest)] != nil {
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
