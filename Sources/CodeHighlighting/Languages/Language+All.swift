extension Language {
    /// Every language, by name.
    package static let all: [Language] = {
        let compiled = cFamily + virtualMachines + functional
        let interpreted = shells + scripts
        let data = documents + configurations + queries
        return (interpreted + compiled + data).sorted { $0.name < $1.name }
    }()

    private static let byAlias: [String: Language] = {
        let named = all.flatMap { language in
            language.aliases.map { ($0, language) }
        }
        return Dictionary(named) { first, _ in first }
    }()

    /// The language with an alias in any case; nil for an unknown one.
    package static func named(_ alias: String) -> Language? {
        byAlias[alias.lowercased()]
    }
}
