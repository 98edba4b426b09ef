import SourceText
import ThemeModel

/// The words that the names of all colours of a file begin with, which tell nothing: `reefpi-color-` or `ds.color.`.
///
/// They are taken off where what is left names the text and the page of a theme, so that such a file has roles as it is. A
/// colour keeps its own name besides, as pairs have it.
struct SharedStart {
    private let start: String
    /// The roles of short names for a page and its text, where the file has no longer ones.
    private let rolesOfShortNames: Table<String>
    /// The role that a name without the start would be.
    private let roleName: @Sendable (String) -> String

    /// Fewer names than this share words by chance.
    private static let minimum = 3

    init(of names: [String], roleName: @escaping @Sendable (String) -> String = { $0 }) {
        self.roleName = roleName
        guard names.count >= Self.minimum, let common = Self.commonStart(of: names) else {
            start = ""
            rolesOfShortNames = [:]
            return
        }
        let rests = names.map { name in
            roleName(Self.withoutColorWord(name.dropFirst(common.count)))
        }
        let shortNames = ShortNames.roles.compactMapValues { _, role in
            rests.contains(role) ? nil : role
        }
        rolesOfShortNames = shortNames
        let roles = rests.map { shortNames[$0] ?? $0 }.filter(Role.derivations.contains)
        let namesText = roles.contains("text")
        let namesPage = roles.contains("background") || roles.contains("surface")
        let isUnique = Set(roles).count == roles.count
        start = namesText && namesPage && isUnique ? common : ""
    }

    /// The role that a name is without the start; nil where it is none.
    func role(of name: String) -> String? {
        guard !start.isEmpty, name.hasPrefix(start) else { return nil }
        let rest = roleName(Self.withoutColorWord(name.dropFirst(start.count)))
        let role = rolesOfShortNames[rest] ?? rest
        return Role.derivations.contains(role) ? role : nil
    }

    /// `color-text` is `text`, and so is `TEXT`: beside `chart-red` the word is no part of the shared start.
    private static func withoutColorWord(_ name: Substring) -> String {
        let rest = name.contains(where: \.isLowercase) ? String(name) : name.lowercased()
        for word in ["color", "colors"] {
            for separator in ["-", "."] where rest.hasPrefix(word + separator) {
                return String(rest.dropFirst(word.count + 1))
            }
        }
        return rest
    }

    /// Whole words with the separator after them; nil where there are none.
    private static func commonStart(of names: [String]) -> String? {
        var shared = Array(names[0].unicodeScalars)[...]
        for name in names.dropFirst() {
            let count = zip(shared, name.unicodeScalars).prefix { $0.0 == $0.1 }.count
            shared = shared.prefix(count)
        }
        let end = shared.lastIndex { $0 == "-" || $0 == "." || $0 == "/" }
        guard let end else { return nil }
        return String(String.UnicodeScalarView(shared[...end]))
    }
}
