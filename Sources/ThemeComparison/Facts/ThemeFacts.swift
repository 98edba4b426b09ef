import ColorScience
package import Findings
import SourceText
package import ThemeModel

/// The tokens and verdicts of every mode, with which pages explain a theme and compare it as `diff` does.
package struct ThemeFacts {
    private let theme: Theme
    private let pairs: [PairState.Key: PairState]
    private let groups: (Mode) -> [DistinctGroup]

    package init(
        _ theme: Theme,
        _ report: Report,
        groups: @escaping (Mode) -> [DistinctGroup] = { _ in [] }
    ) {
        self.theme = theme
        self.groups = groups
        let states = PairState.byTheme(report)[theme.id] ?? [:]
        pairs = states.filter { $0.value.standing != .unjudged }
    }

    /// A script, because pages of `file://` cannot fetch JSON: `themepreviewFacts[id]` is a list of modes.
    ///
    /// A mode is its name, its tokens (name, value, visible colour, value beyond sRGB), its pairs (foreground,
    /// background, use, ratio, required ratio, standing, the two colours), the origins of its colours (name, written
    /// value, place, source of the derivation), and its `distinct` groups (the names, and for each kind of sight its
    /// name, the two likest colours, their ΔE OK, their visible colours, a flag for apart). A visible colour is left out
    /// where it is the value, and so are origins equal to those of the first mode.
    package var script: [UInt8] {
        var id = JSONWriter()
        id.write(theme.id)
        let tokens = theme.modes.map { ModeTokens($0, of: theme) }
        let origins = tokens.map(\.origins)
        var modes = JSONWriter(.rows)
        modes.list { modes in
            for (index, mode) in theme.modes.enumerated() {
                let own = origins[index].filter { index == 0 || origins[0][$0.name] != $0.value }
                write(mode, tokens[index], own, to: &modes)
            }
        }
        return Array("(window.themepreviewFacts ??= {})[".utf8) + id.bytes + Array("] =".utf8)
            + modes.bytes
            + Array(";\n".utf8)
    }

    private func write(
        _ mode: Mode,
        _ tokens: ModeTokens,
        _ origins: [(name: String, value: ColorOrigin)],
        to writer: inout JSONWriter
    ) {
        writer.list { row in
            row.write(mode.name)
            row.list { for (name, value) in tokens.values { Self.write(name, value, to: &$0) } }
            let own = pairs.filter { $0.key.mode == mode.name }.sorted { $0.key.pair < $1.key.pair }
            row.list { for (key, state) in own { Self.write(key, state, to: &$0) } }
            row.list { for (name, origin) in origins { origin.write(name, to: &$0) } }
            row.list { for group in groups(mode) { Self.write(group, to: &$0) } }
        }
    }

    private static func write(_ name: String, _ value: TokenValue, to writer: inout JSONWriter) {
        let seen = value.shown?.hex
        writer.list { row in
            row.write(name)
            row.write(value.text)
            if let wide = value.wideText {
                row.write(seen)
                row.write(wide)
            } else if let seen, seen != value.text {
                row.write(seen)
            }
        }
    }

    private static func write(_ group: DistinctGroup, to writer: inout JSONWriter) {
        writer.list { row in
            row.list { for name in group.names { $0.write(name) } }
            row.list { sights in
                for likeness in group.nearest {
                    let (first, second) = likeness.names
                    let words = [
                        likeness.sight, first, second, Contrast.display(likeness.difference),
                    ]
                    sights.list {
                        for word in words + [
                            likeness.colors.foreground, likeness.colors.background,
                        ] { $0.write(word) }
                        $0.write(likeness.isApart)
                    }
                }
            }
        }
    }

    private static func write(_ key: PairState.Key, _ state: PairState, to writer: inout JSONWriter)
    {
        writer.list { row in
            for text in [key.pair.foreground, key.pair.background, state.use.rawValue] {
                row.write(text)
            }
            row.write(state.measured)
            row.write(state.required)
            row.write(state.standing.rawValue)
            guard let colors = state.colors else { return }
            row.write(colors.foreground)
            row.write(colors.background)
        }
    }
}
