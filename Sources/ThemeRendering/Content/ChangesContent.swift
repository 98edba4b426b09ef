package import Findings
package import ThemeModel

/// What `changes.html` shows: ready values, since this module does not know who compares.
package struct ChangesContent: Sendable {
    /// A value in one of the two states; `color` is it as CSS within sRGB.
    package struct Value: Sendable {
        package let text: String
        package let color: String?

        package init(text: String, color: String?) {
            self.text = text
            self.color = color
        }
    }

    /// A token that changed itself.
    package struct Token: Sendable {
        package let name: String
        package let modes: [String]
        package let old: Value?
        package let new: Value?
        package let deltaE: String?

        package init(name: String, modes: [String], old: Value?, new: Value?, deltaE: String?) {
            self.name = name
            self.modes = modes
            self.old = old
            self.new = new
            self.deltaE = deltaE
        }
    }

    /// A ratio in one of the two states, with the colours that were compared.
    package struct Ratio: Sendable {
        package let text: String
        package let colors: (foreground: String, background: String)?

        package init(text: String, colors: (foreground: String, background: String)?) {
            self.text = text
            self.colors = colors
        }
    }

    package struct Pair: Sendable {
        /// `fail`, `unknown`, `waived`, `warning`, `pass` or `note`: how grave it is.
        package let kind: String
        package let label: String
        package let name: String
        package let mode: String
        package let required: String
        package let old: Ratio?
        package let new: Ratio?
        /// What to change for it to pass, and where.
        package let fix: String?

        package init(
            kind: String,
            label: String,
            name: String,
            mode: String,
            required: String,
            old: Ratio?,
            new: Ratio?,
            fix: String?
        ) {
            self.kind = kind
            self.label = label
            self.name = name
            self.mode = mode
            self.required = required
            self.old = old
            self.new = new
            self.fix = fix
        }
    }

    /// A theme in one of the two states.
    package struct State: Sendable {
        package let theme: Theme
        let report: Report

        package init(_ theme: Theme, _ report: Report) {
            self.theme = theme
            self.report = report
        }
    }

    package struct Change: Sendable {
        package let id: String
        package let name: String
        package let status: String
        /// The mode with the gravest change.
        package let mode: String?
        package let before: State?
        package let after: State?
        package let tokens: [Token]
        /// How many tokens follow those, or are not shown.
        package let otherTokens: Int
        package let pairs: [Pair]
        package let otherPairs: Int
        /// What is wrong now beside contrast, such as why its file cannot be read.
        package let findings: [Finding]

        package init(
            id: String,
            name: String,
            status: String,
            mode: String?,
            states: (before: State?, after: State?),
            tokens: ([Token], others: Int),
            pairs: ([Pair], others: Int),
            findings: [Finding]
        ) {
            self.id = id
            self.name = name
            self.status = status
            self.mode = mode
            (before, after) = states
            (self.tokens, otherTokens) = tokens
            (self.pairs, otherPairs) = pairs
            self.findings = findings
        }
    }

    /// The name of the other state, as the user wrote it.
    package let since: String
    /// What differs, in numbers.
    package let extent: String
    package let verdict: String
    package let fails: Bool
    /// What is wrong now and belongs to no theme, such as a waiver without a pair.
    package let findings: [Finding]
    /// The worst first.
    package let themes: [Change]
    package let otherThemes: Int

    package init(
        since: String,
        extent: String,
        verdict: String,
        fails: Bool,
        findings: [Finding],
        themes: [Change],
        otherThemes: Int
    ) {
        self.since = since
        self.extent = extent
        self.verdict = verdict
        self.fails = fails
        self.findings = findings
        self.themes = themes
        self.otherThemes = otherThemes
    }
}
