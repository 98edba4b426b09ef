package import Findings
import SourceText

/// The names that a file has for its tokens: a scheme has no groups, `base0D`, and an editor keys of its own.
struct TokenNames {
    private let isScheme: Bool
    /// The keys that roles and palette colours are read from.
    private let keys: [String: String]
    private let painted: PaintedPairs?

    init(in format: String, keys: [String: String], _ painted: PaintedPairs?) {
        isScheme = format == "base16" || format == "base24"
        self.keys = keys
        self.painted = painted
    }

    /// The name of the token at a path; the path itself in a file that has no other.
    func name(of path: String) -> String {
        if let role = path.suffix(after: "colors.") { return keys[role] ?? path }
        guard let name = path.suffix(after: "palette.") else { return path }
        if let key = keys[path] { return key }
        let isKey = painted?.keys.contains(name) ?? false
        return isScheme || isKey ? name : path
    }
}

extension Theme {
    /// The name that a file has for the token at a path.
    package func tokenName(of path: String) -> String {
        let mode = defaultMode
        return TokenNames(in: format, keys: mode.keys, mode.painted).name(of: path)
    }

    /// A pair as the file names its colours.
    package func keyNames(of pair: PairName, in mode: String) -> PairName {
        let mode = modes.first { $0.name == mode } ?? defaultMode
        var names = pair
        names.foreground = mode.keyName(of: pair.foreground)
        names.background = mode.keyName(of: pair.background)
        return names
    }
}
