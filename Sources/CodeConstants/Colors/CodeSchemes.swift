import SourceText
import ThemeModel

/// The types and constants of a file whose names tell a scheme, such as `DarkColors`.
struct CodeSchemes {
    /// Words of a type's name that tell nothing.
    private static let plainWords: Set<Substring> = [
        "color", "colors", "theme", "themes", "scheme", "palette", "mode", "tokens", "app",
    ]

    private struct Name: Hashable {
        let scheme: Scheme
        /// The words that tell more than a scheme.
        let rest: [Substring]
    }

    private let names: Set<Name>

    init(_ names: some Sequence<String>) {
        self.names = Set(names.compactMap(Self.split))
    }

    /// The scheme of a name, and the theme that it has besides; nil for a name such as `DarkBlue` without its `LightBlue`.
    func scheme(of name: String) -> (scheme: Scheme, theme: String)? {
        guard let split = Self.split(name) else { return nil }
        let other = Name(scheme: split.scheme.opposite, rest: split.rest)
        guard split.rest.isEmpty || names.contains(other) else { return nil }
        return (split.scheme, split.rest.joined(separator: "-"))
    }

    private static func split(_ name: String) -> Name? {
        let words = NameWords.words(of: name)
        let schemes = Scheme.allCases.filter { words.contains(Substring($0.rawValue)) }
        guard schemes.count == 1, let scheme = schemes.first else { return nil }
        let rest = words.filter { word in
            word != scheme.rawValue && !plainWords.contains(word)
        }
        return Name(scheme: scheme, rest: rest)
    }
}
