package import Findings
package import ThemeModel

/// A theme with the report on it.
package struct JudgedTheme: Sendable {
    /// The theme.
    package let theme: Theme
    /// The findings about this theme, and the verdict on each of its pairs.
    package let report: Report
    /// The formats in which the theme can be taken away.
    package var downloads: [ThemeDownload] = []

    /// Takes a theme and the report on it.
    package init(_ theme: Theme, _ report: Report) {
        self.theme = theme
        self.report = report
    }

    var verdict: ThemeVerdict { ThemeVerdict(report) }
}

/// The part of a theme that other themes' pages show.
package struct ThemeLabel: Hashable, Sendable {
    package let id: String
    package let name: String
    /// The names of the modes: the default one first, which is named after its scheme.
    package let modes: [String]

    package init(_ theme: Theme) {
        self.init(id: theme.id, name: theme.name, modes: theme.modes.map(\.name))
    }

    package init(id: String, name: String, modes: [String]) {
        self.id = id
        self.name = name
        self.modes = modes
    }
}

extension ThemeVerdict {
    var view: View {
        [
            .kind: .text(kind.rawValue),
            .label: .text(label),
            .colorGap: colorGap.map(ViewValue.text) ?? .flag(false),
            .checked: .number(summary.checked),
            .failed: .number(summary.unlistedFailures),
            .waived: .number(summary.waivedPairs),
            .unknown: .number(summary.unknown),
            .warnings: .number(summary.warnings),
            .baselined: .number(summary.baselined),
        ]
    }
}
