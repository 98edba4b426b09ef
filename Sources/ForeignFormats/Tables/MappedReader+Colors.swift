import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// The colours of one appearance.
extension MappedReader {
    private typealias Colors = Table<Located<ColorExpression>>

    mutating func appearance(
        in node: SourceNode,
        suffix: String,
        inherits: Bool
    ) -> Appearance {
        var appearance = Appearance()
        let names = namedColors(of: node)
        for (slot, paths) in mapping.slots {
            let place = SlotPlace(slot: slot, node: node, names: names, inherits: inherits)
            switch slotColor(at: paths, in: place, suffix: suffix) {
            case .own(let color)? where isPreset(color, for: slot):
                if preset == nil, let location = color.location {
                    preset = (slot, location)
                }
            case .own(let color)? where mapping.vocabulary == nil:
                appearance.colors[slot] = color
            case .own(let color)?:
                appearance.palette[slot] = color
            case .inherited?:
                break
            case nil:
                // An empty key of a child takes the place of its parent's.
                let isEmptied = paths.contains { path in
                    path.keys.first.map { node[$0] != nil } ?? false
                }
                if isEmptied, !inherited.isEmpty { appearance.unset.insert(slot) }
            }
        }
        addRoles(to: &appearance)
        for (name, color) in names { appearance.palette[name] = color }
        return appearance
    }

    /// The program writes a colour in the space of the others, so a channel may differ by 1.
    private func isPreset(_ color: Located<ColorExpression>, for slot: String) -> Bool {
        guard let preset = mapping.presets[slot], case .literal(let literal) = color.value.source
        else { return false }
        let shown = literal.clipped.rgb
        let channels = zip(
            [shown.red, shown.green, shown.blue],
            [preset.red, preset.green, preset.blue]
        )
        return channels.allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }

    /// Gives each role of the vocabulary the first of its slots that has a colour.
    private func addRoles(to appearance: inout Appearance) {
        guard let vocabulary = mapping.vocabulary else { return }
        for (role, slots) in vocabulary.roles {
            let slot = slots.first { appearance.palette[$0] != nil }
            guard let slot else { continue }
            appearance.colors[role] = Located(
                ColorExpression(.reference("palette.\(slot)")),
                at: appearance.palette[slot]?.location
            )
        }
    }

    /// The colours that have names in the file itself.
    private mutating func namedColors(of node: SourceNode) -> Colors {
        guard let lookup = mapping.lookup,
            let table = lookup.value(in: lookup.isAbsolute ? root : node)
        else { return [:] }
        var colors: Colors = [:]
        for (key, value) in table.pairs {
            guard let name = key.text, TokenName.isValid(name) else { continue }
            if let other = value.text, other != name, table[other] != nil,
                TokenName.isValid(other)
            {
                colors[name] = Self.reference(to: other, at: value)
            } else if let color = ColorDecoder.color(value, mapping.digits) {
                colors[name] = Self.literal(color, value)
            } else if let text = value.text, text.hasPrefix("#") {
                skipped.skip(.unreadable, text, name, at: value.location)
            }
        }
        return colors
    }

    private static func reference(
        to name: String,
        at node: SourceNode
    ) -> Located<ColorExpression> {
        Located(ColorExpression(.reference("palette.\(name)")), at: node.location)
    }

    private static func literal(
        _ color: Color,
        _ node: SourceNode
    ) -> Located<ColorExpression> {
        var expression = ColorExpression(.literal(color))
        expression.written = node.text
        return Located(expression, at: node.location)
    }
}

// MARK: - Slots

extension MappedReader {
    private enum SlotColor {
        case own(Located<ColorExpression>)
        case inherited
    }

    /// The slot that is read, and the node and names it is read from.
    private struct SlotPlace {
        let slot: String
        let node: SourceNode
        let names: Colors
        /// A word may be a name of a file that is not there.
        let inherits: Bool
    }

    /// The colour of the first place that has one; nil where none has.
    private mutating func slotColor(
        at paths: [MappingPath],
        in place: SlotPlace,
        suffix: String
    ) -> SlotColor? {
        for path in paths {
            if isInherited(path, place) { return .inherited }
            let start = path.isAbsolute ? root : place.node
            guard let value = path.value(in: start, suffix: suffix),
                let inner = innerValue(of: value),
                let color = color(inner, of: path, place)
            else { continue }
            return .own(color)
        }
        return nil
    }

    /// A place may have the colour of a file that this one inherits from: of these, the first with its key decides.
    private func isInherited(_ path: MappingPath, _ place: SlotPlace) -> Bool {
        guard !inherited.isEmpty, let key = path.keys.first, place.node[key] == nil,
            let file = inherited.first(where: { $0[key] != nil }),
            let value = path.value(in: file).flatMap(innerValue)
        else { return false }
        // On a copy, so that nothing is said of the other file.
        var trial = self
        let parent = SlotPlace(slot: place.slot, node: file, names: [:], inherits: true)
        return trial.color(value, of: path, parent) != nil
    }

    /// The colour below the first of the keys that a mapping in its place may have.
    private func innerValue(of node: SourceNode) -> SourceNode? {
        guard node.isMapping, mapping.digits != .components else { return node }
        return mapping.within.lazy.compactMap { node[$0] }.first
    }

    private mutating func color(
        _ node: SourceNode,
        of path: MappingPath,
        _ place: SlotPlace
    ) -> Located<ColorExpression>? {
        if node.isNull { return nil }
        let text = node.text ?? ""
        if node.text != nil {
            if place.names[text] != nil || inheritedNames.contains(text) {
                return Self.reference(to: text, at: node)
            }
            if mapping.ignored.contains(text) || ColorDecoder.stands(forNoColor: text) {
                skipped.skip(.noColor, text, place.slot, at: node.location)
                return nil
            }
        }
        // Where colours have names, a word is one of them, even if CSS has it as well.
        let isName = mapping.lookup != nil && node.text != nil && !text.hasPrefix("#")
        if !isName, let color = ColorDecoder.color(node, mapping.digits, word: path.word) {
            // As with `null`, the next key counts.
            if color.alpha == 0 { return nil }
            return Self.literal(color, node)
        }
        if isName, place.inherits, TokenName.isValid(text) {
            return Self.reference(to: text, at: node)
        }
        skipped.skip(.unreadable, node.text ?? node.kind, place.slot, at: node.location)
        return nil
    }
}
