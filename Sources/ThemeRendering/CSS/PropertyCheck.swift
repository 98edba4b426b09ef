package import Findings
import SourceText
package import ThemeModel

/// Finds custom properties that are used and that no theme writes.
///
/// Only names that could be a theme's count: with the prefix, of a family such as `--color-…`, or nearly the name of a
/// property.
package struct PropertyCheck: Sendable {
    private struct Mode {
        let name: String
        let properties: Set<String>
    }

    private struct Gap {
        let theme: String
        /// The modes without the property; empty if no mode has it.
        let modes: [String]
    }

    private let themes: [(id: String, modes: [Mode])]
    private let known: Set<String>
    private let prefix: String
    private let defined: Set<String>

    /// Prepares a check against themes; `prefix` is that of their properties, `defined` are properties set elsewhere.
    ///
    /// Complexity: O(themes × modes × tokens).
    package init(_ themes: [Theme], prefix: String = "", defined: Set<String> = []) {
        let start = prefix.isEmpty ? "" : "\(prefix)-"
        self.themes = themes.map { theme in
            let own = theme.style.map { PropertyUses(css: $0.css, file: "").definitions } ?? []
            let modes = theme.modes.map { mode in
                Mode(
                    name: mode.name,
                    properties: own.union(mode.customProperties().map { start + $0.name })
                )
            }
            return (theme.id, modes)
        }
        known = self.themes.flatMap(\.modes).reduce(into: Set<String>()) {
            $0.formUnion($1.properties)
        }
        self.prefix = start
        self.defined = defined
    }

    /// An error for each use of a property that a theme does not write, or not in every mode.
    ///
    /// A property that no theme has is one error, not one for each theme.
    package func findings(for uses: PropertyUses) -> [Finding] {
        var guesses = GuessBudget()
        return uses.uses.flatMap { use -> [Finding] in
            guard !defined.contains(use.name), !uses.definitions.contains(use.name) else {
                return []
            }
            let gaps = themes.compactMap { theme -> Gap? in
                let modes = theme.modes.filter { !$0.properties.contains(use.name) }
                guard !modes.isEmpty else { return nil }
                return Gap(
                    theme: theme.id,
                    modes: modes.count == theme.modes.count ? [] : modes.map(\.name)
                )
            }
            guard !gaps.isEmpty else { return [] }
            let guess = closest(to: use.name, &guesses)
            guard isOurs(use.name) || guess != nil else { return [] }
            let help = guess.map { didYouMean("--\($0)") }
            if themes.count > 1, gaps.count == themes.count, gaps.allSatisfy(\.modes.isEmpty) {
                return [finding(use, "no theme has a \(token(of: use.name))", help)]
            }
            return gaps.flatMap { findings(use, $0, help) }
        }
    }

    private func findings(_ use: PropertyUses.Use, _ gap: Gap, _ help: String?) -> [Finding] {
        let what = "the theme '\(gap.theme)' has no \(token(of: use.name))"
        if gap.modes.isEmpty { return [finding(use, what, help, theme: gap.theme)] }
        return gap.modes.map { mode in
            finding(
                use,
                "\(what) in its mode '\(mode)'",
                "give it to the mode '\(mode)' as well",
                theme: gap.theme,
                mode: mode
            )
        }
    }

    private func finding(
        _ use: PropertyUses.Use,
        _ what: String,
        _ help: String?,
        theme: String? = nil,
        mode: String? = nil
    ) -> Finding {
        var finding = Finding(
            .undefinedProperty,
            .error,
            "'--\(use.name)' is used here, and \(what)",
            help: help ?? "add it to the theme, or give a fallback: var(--\(use.name), …)",
            at: use.location
        )
        finding.theme = theme
        finding.mode = mode
        return finding
    }
}

extension PropertyCheck {
    private static let families =
        ["palette", "color", "font", "space", "radius"] + Component.allCases.map(\.rawValue)

    private func isOurs(_ name: String) -> Bool {
        if known.contains(name) { return true }
        return prefix.isEmpty
            ? Self.families.contains { name.hasPrefix("\($0)-") } : name.hasPrefix(prefix)
    }

    /// The property that was probably meant: the one without a forgotten prefix or family, or else the most similar.
    private func closest(to name: String, _ guesses: inout GuessBudget) -> String? {
        if known.contains(name) { return nil }
        let whole = ["", "color-", "palette-"].map { prefix + $0 + name }.first(
            where: known.contains
        )
        return whole ?? guesses.closest(to: name, among: known)
    }

    private func token(of name: String) -> String {
        let token = name.dropFirst(prefix.count)
        guard name.hasPrefix(prefix) else { return "property of this name" }
        if token.hasPrefix("color-") { return "role '\(token.dropFirst(6))'" }
        if token.hasPrefix("palette-") { return "palette colour '\(token.dropFirst(8))'" }
        return "property of this name"
    }
}
