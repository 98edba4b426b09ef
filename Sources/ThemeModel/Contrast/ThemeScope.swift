import SourceText

/// A requirement for some themes and modes.
package protocol ThemeScope {
    /// The ids of the themes, with `*` for any characters; empty for all.
    var themes: [String] { get }
    /// The modes, likewise.
    var modes: [String] { get }
}

extension ThemeScope {
    package func isFor(theme: String, mode: String) -> Bool {
        themes.stand(for: theme) && modes.stand(for: mode)
    }
}

extension PairException: ThemeScope {}
extension RequiredPair: ThemeScope {}
