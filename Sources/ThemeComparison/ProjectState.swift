package import Findings
package import ThemeModel

/// A project at one time: its themes, with what a check says of them.
package struct ProjectState: Sendable {
    /// The themes that could be read.
    package var themes: [Theme]
    /// What a check says, with waived and baselined findings marked.
    package var report: Report
    /// The ids of the theme files that give no theme.
    package var unusable: Set<String>

    /// Puts together what was read and what was found.
    package init(themes: [Theme] = [], report: Report = Report(), unusable: Set<String> = []) {
        self.themes = themes
        self.report = report
        self.unusable = unusable
    }
}
