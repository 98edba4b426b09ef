import ColorScience
import Findings
import SourceText
import ThemeModel

extension PairList {
    /// Adds the pairs of an editor: those of its format's own keys, or those of all editors.
    mutating func addEditorPairs() {
        guard let painted = mode.painted else { return addPairs(ThemeKind.editor.pairs) }
        addPairs(KindPair.code)
        let styles = styles(of: painted)
        let roles = rolesByPlace
        for style in styles { add(style, of: painted, roles) }
        for entry in painted.entries {
            let ground = entry.backgrounds.first(where: isGiven)
            guard let ground, isGrounded(ground, by: painted) else { continue }
            for foreground in foregrounds(of: entry, on: painted.mark(on: ground), styles) {
                addPainted(foreground, on: ground, entry.use, roles)
            }
        }
    }

    /// A colour of code, and the ground that it gives its words; nil for that of the editor.
    private struct CodeStyle {
        let name: String
        let ground: String?
    }

    /// The colours of code that the theme gives.
    private func styles(of painted: PaintedPairs) -> [CodeStyle] {
        painted.styles.flatMap(names(like:)).filter(isGiven).map { name in
            let ground = painted.ground(of: name)
            return CodeStyle(name: name, ground: ground.flatMap { isGiven($0) ? $0 : nil })
        }
    }

    /// Adds a style on its own ground, which covers that of the editor; roles lie there as in all editors.
    private mutating func add(
        _ style: CodeStyle,
        of painted: PaintedPairs,
        _ roles: [SourceLocation: String]
    ) {
        if style.ground != nil {
            removePair(PairName(style.name, on: Role.codeBackground.rawValue))
        } else if mode.colors.contains(style.name) {
            return
        }
        let ground = style.ground ?? painted.page.first(where: isGiven)
        guard let ground, isGrounded(ground, by: painted) else { return }
        addPainted(style.name, on: ground, .text, roles)
    }

    private func foregrounds(
        of entry: PaintedPairs.Entry,
        on mark: PaintedPairs.Mark?,
        _ styles: [CodeStyle]
    ) -> [String] {
        for pattern in entry.foregrounds {
            guard pattern == PaintedPairs.code else {
                let given = names(like: pattern).filter(isGiven)
                if given.isEmpty { continue }
                return given
            }
            // Code on the page has its pairs already.
            guard let mark else { return [] }
            let shown = styles.filter { mark == .passing || $0.ground == nil }
            if !shown.isEmpty { return shown.map(\.name) }
        }
        return []
    }

    /// The file says what shines through the ground; only for the page nothing can.
    private func isGrounded(_ ground: String, by painted: PaintedPairs) -> Bool {
        if mode.color(named: ground)?.display.isOpaque ?? true { return true }
        let beneath = painted.names(beneath: ground)
        return beneath.isEmpty || beneath.contains(where: isGiven)
    }

    /// Adds a pair, unless its colours are listed already, as roles or as text.
    private mutating func addPainted(
        _ foreground: String,
        on background: String,
        _ use: ContrastUse,
        _ roles: [SourceLocation: String]
    ) {
        func role(of name: String) -> String {
            guard mode.colors[name] == nil, let color = mode.color(named: name) else { return name }
            if let alias = color.alias {
                return alias.alpha == nil ? alias.path.suffix(after: "colors.") ?? name : name
            }
            return color.location.flatMap { roles[$0] } ?? name
        }
        // Text asks for the most, so that a pair of text says all that other uses of the two do.
        let ofRoles = PairName(role(of: foreground), on: role(of: background), use: .text)
        let ofText = PairName(foreground, on: background, use: .text)
        if listed.contains(ofRoles) || listed.contains(ofText) { return }
        // The page of an editor is what code lies on, too.
        let ofCode = PairName(ofRoles.foreground, on: Role.codeBackground.rawValue, use: .text)
        if ofRoles.background == Role.background.rawValue, listed.contains(ofCode) { return }
        addPair(foreground, on: background, use)
    }

    /// The first role that has the value at each place: a key of the format may be read as one.
    private var rolesByPlace: [SourceLocation: String] {
        let places = mode.colors.compactMap { role, color in color.location.map { ($0, role) } }
        return Dictionary(keepingFirst: places)
    }
}
