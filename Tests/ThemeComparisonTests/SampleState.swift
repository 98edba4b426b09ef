import Findings
import TestSupport
import ThemeChecks
import ThemeModel

@testable import ThemeComparison

/// Projects from a few lines of YAML, by the ids of their themes.
enum SampleState {
    /// The themes of some texts, checked; a text that gives no theme is an unusable file.
    static func state(_ files: [String: String]) -> ProjectState {
        var state = ProjectState()
        for (id, text) in files.sorted(by: { $0.key < $1.key }) {
            let (document, found) = SampleTheme.document(text, file: "themes/\(id).yml")
            let resolved = document?.resolve()
            state.report.findings += (found + (resolved?.findings ?? [])).map { finding in
                var finding = finding
                finding.theme = id
                return finding
            }
            guard let theme = resolved?.theme else {
                state.unusable.insert(id)
                continue
            }
            state.themes.append(theme)
            state.report.merge(ThemeChecker().check(theme))
        }
        return state
    }

    /// Properties that differ between two texts of a theme.
    static func comparison(_ old: String, _ new: String) -> Comparison {
        Comparison(from: state(["day": old]), to: state(["day": new]))
    }

    /// A theme with these palette colours, roles, and whatever else.
    static func theme(palette: String = "", _ colors: String = "", more: String = "") -> String {
        """
        \(palette.isEmpty ? "" : "palette: { \(palette) }")
        colors: { background: white, text: black, \(colors) }
        \(more)

        """
    }
}
