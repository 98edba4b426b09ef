import ColorScience
import SourceText
import SourceTrees
import ThemeModel

extension MappedReader {
    /// Adds the texts that the program's own theme below has for fills that this one writes, unless this one has or empties them.
    func addColorsOfBase(to appearance: inout Appearance, in node: SourceNode) {
        guard let base = mapping.builtOn?.value(in: root)?.text, let colors = mapping.bases[base]
        else { return }
        for (role, color) in colors.sorted(by: { $0.key < $1.key }) {
            let paths = mapping.slots[role] ?? []
            let isWritten = paths.contains { $0.value(in: node) != nil }
            guard !isWritten, let fill = role.suffix(after: "on-"), appearance.colors[fill] != nil
            else { continue }
            appearance.colors[role] = Located(ColorExpression(.literal(Color(color))))
            appearance.keys[role] = paths.first?.nameInPairs
        }
    }

    /// Adds the colours of words that are neither roles nor keys of the table.
    mutating func addStyles(
        to appearance: inout Appearance,
        besides rolePaths: [String: MappingPath],
        in place: SlotPlace
    ) {
        guard let table = mapping.keys else { return }
        let places = mapping.stylePlaces
        appearance.addCodeStyles { styles in
            for role in styles.roles {
                let path = rolePaths[role].flatMap(places.ground)
                let ground = path.flatMap { color(at: $0, in: place) }
                styles.takeRole(role, on: ground, named: path?.nameInPairs ?? "")
            }
            for (path, ground) in places.places(in: place.node, of: family) {
                if table.paths.contains(path.nameInPairs) { continue }
                add(path, on: ground, in: place, besides: table, to: &styles)
            }
        }
    }

    /// Adds the colour of words at a path; a style with nothing but a ground has the plain text on it.
    private mutating func add(
        _ path: MappingPath,
        on ground: MappingPath?,
        in place: SlotPlace,
        besides table: KeyTable,
        to styles: inout CodeStyles
    ) {
        let name = TokenName.words(of: path.nameInPairs)
        let groundName = TokenName.words(of: ground?.nameInPairs ?? "")
        let groundColor = ground.flatMap { color(at: $0, in: place) }
        if let color = color(at: path, in: place) {
            styles.add(color, named: name, on: groundColor, named: groundName)
            return
        }
        guard let ground, let groundColor, !table.paths.contains(ground.nameInPairs) else { return }
        styles.addPlainText(named: name, on: groundColor, named: groundName)
    }

    /// The colour that is written at a place.
    private mutating func color(
        at path: MappingPath,
        in place: SlotPlace
    ) -> Located<ColorExpression>? {
        guard case .own(let color, _)? = slotColor(at: [path], in: place, suffix: "") else {
            return nil
        }
        return color
    }
}
