import ColorScience
import Findings
import ThemeModel

extension PairList {
    /// Adds the pairs of an editor: those of its format's own keys, or those of all editors.
    mutating func addEditorPairs() {
        guard let painted = mode.painted else { return addPairs(ThemeKind.editor.pairs) }
        addPairs(KindPair.code)
        for entry in painted.entries {
            let ground = entry.backgrounds.first(where: isGiven)
            guard let ground, isGrounded(ground, by: painted) else { continue }
            for foreground in foregrounds(of: entry) {
                addPainted(foreground, on: ground, entry.use)
            }
        }
    }

    private func foregrounds(of entry: PaintedPairs.Entry) -> [String] {
        let given = entry.foregrounds.lazy.map { pattern in
            names(like: pattern).filter(isGiven)
        }
        return given.first { !$0.isEmpty } ?? []
    }

    /// The file says what shines through the ground; only for the page nothing can.
    private func isGrounded(_ ground: String, by painted: PaintedPairs) -> Bool {
        if mode.color(named: ground)?.display.isOpaque ?? true { return true }
        let beneath = painted.names(beneath: ground)
        return beneath.isEmpty || beneath.contains(where: isGiven)
    }

    /// Adds a pair, unless it is one of roles that is listed already.
    private mutating func addPainted(
        _ foreground: String,
        on background: String,
        _ use: ContrastUse
    ) {
        let roles = PairName(role(of: foreground), on: role(of: background))
        if listed.contains(roles) { return }
        addPair(foreground, on: background, use)
    }

    /// The role that a key of the format is another name of.
    private func role(of name: String) -> String {
        guard let alias = mode.color(named: name)?.alias, alias.alpha == nil else { return name }
        return alias.path.suffix(after: "colors.") ?? name
    }
}
