package import ColorScience
package import Findings
import SourceText
package import ThemeModel

/// The changes that `fix` would make to a theme, as its page shows them.
package struct FixPreview: Sendable {
    /// The report with the values that would be written.
    package let report: Report
    /// The theme with these values; nil where nothing would be written.
    package let theme: Theme?
    /// Its verdicts.
    private let pairs: [PairKey: PairVerdict]
    /// The colour that `contrast` suggests; nil where nothing may be suggested.
    private let nearest: NearestForeground?

    package typealias NearestForeground =
        @Sendable (
            _ foreground: SRGB8, _ background: SRGB8, _ required: Double
        ) -> SRGB8?

    package init(
        _ report: Report,
        theme: Theme? = nil,
        pairs: [PairVerdict] = [],
        nearest: NearestForeground? = nil
    ) {
        self.report = report
        self.theme = theme
        self.nearest = nearest
        self.pairs = Dictionary(keepingFirst: pairs.map { (PairKey($0), $0) })
    }

    /// The colours that a pair is compared by then; nil where it stays as it is.
    func colors(of row: PairVerdict) -> ComparedColors? {
        guard let colors = pairs[PairKey(row)]?.colors, colors != row.colors else { return nil }
        return colors
    }

    /// The foreground with which a failing pair passes: the one that `fix` would give it, else the one that `contrast` suggests;
    /// nil where it passes already, and where `fix` moves the background alone.
    ///
    /// The findings show that of a fix, too: a second value that suits this pair alone would contradict them.
    func passingForeground(of row: PairVerdict) -> String? {
        guard row.verdict == .fail || row.verdict == .waived else { return nil }
        if let after = colors(of: row) {
            return after.foreground == row.colors?.foreground ? nil : after.foreground
        }
        guard let required = row.required, let colors = row.colors,
            let foreground = SRGB8(hex: colors.foreground),
            let background = SRGB8(hex: colors.background)
        else { return nil }
        return nearest?(foreground, background, required)?.hex
    }

    /// The values to write, as they would stand in a theme file: those of a further mode under its name.
    var yaml: String {
        guard let theme else { return "" }
        let shared = theme.defaultMode.locations
        var tree = YAMLTree()
        for finding in report.findings where finding.counts {
            for value in finding.suggestions {
                let isShared = value.location.map(shared.contains) ?? true
                let mode = isShared ? [] : finding.mode.map { ["modes", $0] } ?? []
                tree.add(
                    value.value,
                    at: (mode + value.token.split(separator: ".").map(String.init))[...]
                )
            }
        }
        return tree.text()
    }
}

extension Mode {
    /// The places at which its colours are written.
    fileprivate var locations: Set<SourceLocation> {
        let parts = Component.parts.values.compactMap {
            components[$0.component]?.color($0.color, in: $0.state)
        }
        return Set((palette.map(\.value) + colors.map(\.value) + parts).compactMap(\.location))
    }
}

/// Nested keys with texts at their ends, in the order in which they came.
private struct YAMLTree {
    private var keys: [String] = []
    private var values: [String: String] = [:]
    private var branches: [String: YAMLTree] = [:]

    mutating func add(_ value: String, at path: ArraySlice<String>) {
        guard let key = path.first else { return }
        if !keys.contains(key) { keys.append(key) }
        if path.count == 1 {
            values[key] = value
        } else {
            branches[key, default: YAMLTree()].add(value, at: path.dropFirst())
        }
    }

    func text(_ indent: String = "") -> String {
        keys.map { key in
            if let value = values[key] { return "\(indent)\(key): \"\(value)\"\n" }
            return "\(indent)\(key):\n" + (branches[key]?.text(indent + "  ") ?? "")
        }.joined()
    }
}
