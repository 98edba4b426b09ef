import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// Values for each mode or theme in the extensions of tokens: `"$extensions": { "mode": { "Light": "#fff", "Dark": … } }`, and
/// Carbon's `"carbon.themes": { "white": { "value": "{gray.50}", "alpha": 0.12 }, … }`.
struct TokenExtensionValues {
    typealias Members = [(key: SourceNode, value: SourceNode)]

    /// The value for each name, with its alpha.
    let members: Members
    /// The names are those of themes.
    let areThemes: Bool

    private static let modeKeys: Set<Substring> = ["mode", "modes"]
    private static let themeKeys: Set<Substring> = ["theme", "themes"]

    /// Nil for a token that has none, and for a group.
    init?(_ node: SourceNode) {
        guard let extensions = node["$extensions"] else { return nil }
        let own = extensions.pairs
        let ofVendors = own.flatMap(\.value.pairs)
        let found = (own + ofVendors).first { key, value in
            Self.isKey(key) && Self.areColors(value.pairs.map(\.value))
        }
        guard let (key, values) = found else { return nil }
        areThemes = Self.themeKeys.contains(Self.lastWord(of: key))
        let alphas = TokenAlpha(extensions)
        members = values.pairs.map { name, value in
            (key: name, value: alphas.applied(to: value, for: name.text ?? ""))
        }
    }

    private static func isKey(_ key: SourceNode) -> Bool {
        modeKeys.union(themeKeys).contains(lastWord(of: key))
    }

    private static func lastWord(of key: SourceNode) -> Substring {
        (key.text ?? "").split(separator: ".").last ?? ""
    }

    private static func areColors(_ values: [SourceNode]) -> Bool {
        !values.isEmpty && values.allSatisfy(isColor)
    }

    private static func isColor(_ value: SourceNode) -> Bool {
        if value["colorSpace"] != nil { return true }
        guard let text = (value["value"] ?? value).text else { return false }
        return text.contains("{") || (try? Color(parsing: text)) != nil
    }
}

/// The names under which tokens have values in their extensions, such as those of themes.
struct ExtensionNames {
    private var tokens = 0
    private var counts: Table<Int> = [:]

    mutating func add(_ members: TokenExtensionValues.Members) {
        tokens += 1
        for name in members.compactMap(\.key.text) {
            counts[name] = (counts[name] ?? 0) + 1
        }
    }

    /// The names that at least half of the tokens have; `fallback` of a few is no theme.
    var common: [String] {
        counts.names.filter { (counts[$0] ?? 0) * 2 >= tokens }
    }
}
