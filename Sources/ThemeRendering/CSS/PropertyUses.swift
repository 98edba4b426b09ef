public import Findings
public import ThemeModel

/// The custom properties that a text asks for: a page, a template or a style sheet.
public struct PropertyUses: Hashable, Sendable {
    /// One use: the property's name without `--`, and where it is.
    public struct Use: Hashable, Sendable {
        /// The name.
        public let name: String
        /// Where it is asked for.
        public let location: SourceLocation
    }

    /// The uses in their order; those with a fallback, as in `var(--a, red)`, are not among them.
    public let uses: [Use]

    /// Looks for uses in the text of a file.
    public init(in text: String, file: String) {
        var uses: [Use] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for match in line.matches(of: /var\(\s*--([A-Za-z0-9_-]+)\s*\)/) {
                let column = line.distance(from: line.startIndex, to: match.range.lowerBound) + 1
                let place = SourceLocation(file: file, line: index + 1, column: column)
                uses.append(Use(name: String(match.1), location: place))
            }
        }
        self.uses = uses
    }

    /// An error for each use of a property that a theme does not write; `prefix` is that of the properties.
    ///
    /// Complexity: O(uses + tokens).
    public func findings(in theme: Theme, prefix: String = "") -> [Finding] {
        let known = theme.defaultMode.customProperties().map(\.name)
        let names = Set(known)
        let start = prefix.isEmpty ? "" : "\(prefix)-"
        return uses.compactMap { use in
            guard use.name.hasPrefix(start) else { return nil }
            let name = String(use.name.dropFirst(start.count))
            if names.contains(name) { return nil }
            let guess = closestMatch(to: name, among: known)
            var finding = Finding(
                .undefinedProperty, .error,
                "'--\(use.name)' is used here, and the theme '\(theme.id)' has no \(Self.token(of: name))",
                help: guess.map { "did you mean '--\(start)\($0)'?" } ?? "add it to the theme, or give a fallback",
                at: use.location)
            finding.theme = theme.id
            return finding
        }
    }

    private static func token(of name: String) -> String {
        name.hasPrefix("color-") ? "role '\(name.dropFirst(6))'" : "property of this name"
    }
}

extension RuleID {
    /// A page or style sheet asks for a custom property that a theme does not write.
    public static let undefinedProperty: RuleID = "token/undefined-property"
}
