import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// The colours of one appearance.
extension MappedReader {
    typealias Colors = Table<Located<ColorExpression>>

    mutating func appearance(
        in node: SourceNode,
        suffix: String,
        inherits: Bool
    ) -> Appearance {
        var appearance = Appearance()
        let node = mapping.joined.map { JoinedKeys(of: node).filled(in: $0, for: mapping) } ?? node
        let names = namedColors(of: node)
        var strays: StrayKeys?
        var rolePaths: [String: MappingPath] = [:]
        for (slot, paths) in mapping.slots {
            let place = SlotPlace(node: node, names: names, inherits: inherits)
            switch slotColor(at: paths, in: place, suffix: suffix) {
            case .own(let color, _)? where isPreset(color, for: slot):
                if preset == nil, let location = color.location {
                    preset = (slot, location)
                }
            case .own(let color, let path)?:
                set(slot, to: color, in: &appearance)
                rolePaths[slot] = path
                if mapping.vocabulary != nil {
                    appearance.keys["palette.\(slot)"] = path.nameInPairs
                } else if mapping.keys != nil {
                    appearance.keys[slot] = path.nameInPairs
                }
            case .inherited?:
                break
            case nil:
                if isEmptied(paths, in: node) {
                    appearance.unset.insert(slot)
                    continue
                }
                var keys = strays ?? StrayKeys(mapping, in: node, among: root, suffix: suffix)
                let stray = keys.stray(for: paths)
                strays = keys
                guard let stray else { continue }
                set(slot, to: unknown(for: stray, in: node), in: &appearance)
            }
        }
        addColorsOfBase(to: &appearance, in: node)
        addRoles(to: &appearance)
        for (name, color) in names { appearance.palette[name] = color }
        let place = SlotPlace(node: node, names: names, inherits: inherits)
        addKeys(to: &appearance, in: place, suffix)
        if suffix.isEmpty { addStyles(to: &appearance, besides: rolePaths, in: place) }
        return appearance
    }

    /// Adds the colours of the keys that the program lays on each other.
    private mutating func addKeys(
        to appearance: inout Appearance,
        in place: SlotPlace,
        _ suffix: String
    ) {
        guard let table = mapping.keys else { return }
        var emptied: Set<String> = []
        let isInheriting = mapping.inherits != nil
        appearance.addKeys(of: table, inheriting: isInheriting) { name, path in
            let path = MappingPath(path)
            switch slotColor(at: [path], in: place, suffix: suffix) {
            case .own(let color, _)?:
                return color
            case .inherited?:
                return nil
            case nil:
                if isEmptied([path], in: place.node) { emptied.insert("palette.\(name)") }
                return nil
            }
        }
        appearance.unset.formUnion(emptied)
    }

    private func set(
        _ slot: String,
        to color: Located<ColorExpression>,
        in appearance: inout Appearance
    ) {
        if mapping.vocabulary == nil {
            appearance.colors[slot] = color
        } else {
            appearance.palette[slot] = color
        }
    }

    /// The colour of a slot whose key is misspelt or at the wrong level, which a finding says once.
    private mutating func unknown(
        for stray: StrayKeys.Stray,
        in node: SourceNode
    ) -> Located<ColorExpression> {
        if reportedStrays.insert(stray.location).inserted {
            colors.add("stray key", stray.finding(mapping, in: node))
        }
        return Located(ColorExpression(.unreadable), at: stray.location)
    }

    /// An empty key of a child takes the place of its parent's.
    private func isEmptied(_ paths: [MappingPath], in node: SourceNode) -> Bool {
        !inherited.isEmpty
            && paths.contains { path in path.keys.first.map { node[$0] != nil } ?? false }
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
        var named: Colors = [:]
        for (key, value) in table.pairs {
            guard let name = key.text, TokenName.isValid(name) else { continue }
            let path = (lookup.keys + [name]).joined(separator: ".")
            named[name] = colors.color(
                namedReading(of: value, name, in: table),
                of: path,
                at: value
            )
        }
        return named
    }

    private func namedReading(
        of value: SourceNode,
        _ name: String,
        in table: SourceNode
    ) -> ColorReading {
        guard let text = value.text else { return ColorReading(value, mapping.syntax) }
        if text != name, table[text] != nil, TokenName.isValid(text) {
            return .reference(to: "palette.\(text)")
        }
        if mapping.isOfTerminal(text) { return .elsewhere(.terminal, text) }
        return ColorReading(value, mapping.syntax)
    }
}

// MARK: - Slots

extension MappedReader {
    enum SlotColor {
        case own(Located<ColorExpression>, at: MappingPath)
        case inherited
    }

    /// The node and the names that slots are read from.
    struct SlotPlace {
        let node: SourceNode
        let names: Colors
        /// A word may be a name of a file that is not there.
        let inherits: Bool
    }

    /// The colour of the first place where one is written; nil where none is.
    mutating func slotColor(
        at paths: [MappingPath],
        in place: SlotPlace,
        suffix: String
    ) -> SlotColor? {
        for path in paths {
            if isInherited(path, place) { return .inherited }
            let start = path.isAbsolute ? root : place.node
            guard let value = path.value(in: start, suffix: suffix),
                let inner = innerValue(of: value) ?? dimmedWords(of: value),
                let color = colors.color(
                    dimming(reading(of: inner, at: path, place), of: inner, in: value),
                    of: path.name + suffix,
                    at: inner
                )
            else { continue }
            return .own(color, at: path)
        }
        return nil
    }

    /// A place may have the colour of a file that this one inherits from: of these, the first with its key decides.
    private func isInherited(_ path: MappingPath, _ place: SlotPlace) -> Bool {
        guard !inherited.isEmpty, let key = path.keys.first, place.node[key] == nil,
            let file = inherited.first(where: { $0[key] != nil }),
            let value = path.value(in: file).flatMap(innerValue)
        else { return false }
        let parent = SlotPlace(node: file, names: [:], inherits: true)
        switch reading(of: value, at: path, parent) {
        case .absent, .choice: return false
        case .understood, .elsewhere, .misunderstood: return true
        }
    }

    /// The colour below the first of the keys that a mapping in its place may have.
    private func innerValue(of node: SourceNode) -> SourceNode? {
        guard node.isMapping else { return node }
        // An option of JetBrains without a value, or a style without colours.
        if node.pairs.isEmpty { return nil }
        if mapping.within.isEmpty { return node }
        return mapping.within.lazy.compactMap { node[$0] }.first
    }

    /// The list of words in a style that has the word `dim`.
    private func dimmedWords(of style: SourceNode) -> SourceNode? {
        guard let key = mapping.dimmed, style.isMapping, let words = style[key],
            words.texts.contains("dim")
        else { return nil }
        return words
    }

    /// A style whose list has the word `dim` leaves it to the terminal how weak its text is, whatever colour that has.
    private func dimming(
        _ reading: ColorReading,
        of node: SourceNode,
        in style: SourceNode
    ) -> ColorReading {
        guard let words = dimmedWords(of: style) else { return reading }
        if node.location == words.location { return .elsewhere(.dimming, "dim") }
        guard case .understood = reading else { return reading }
        return .elsewhere(.dimming, node.text ?? "")
    }

    private func reading(
        of node: SourceNode,
        at path: MappingPath,
        _ place: SlotPlace
    ) -> ColorReading {
        guard let text = node.text else { return ColorReading(node, mapping.syntax) }
        // An empty key of a child takes its parent's away, and an empty option of JetBrains that of the parent scheme.
        if text.isEmpty, !inherited.isEmpty || mapping.mayBeEmpty(path) { return .absent }
        if place.names[text] != nil || inheritedNames.contains(text) {
            return .reference(to: "palette.\(text)")
        }
        if mapping.ignored.contains(text) { return .choice(text) }
        if mapping.isOfTerminal(text) { return .elsewhere(.terminal, text) }
        let reading = ColorReading(node, mapping.syntax, word: path.word)
        // A word is a name of the file's colours, if they have any, even if CSS has it as well.
        let isName = mapping.lookup != nil && !text.hasPrefix("#")
        if isName, !ColorDecoder.stands(forNoColor: text) {
            return nameReading(text, place)
        }
        // As with `null`, the next key counts.
        if case .understood(let expression) = reading, case .literal(let color) = expression.source,
            color.alpha == 0
        {
            return .absent
        }
        return reading
    }

    /// The reading of a name that neither the file nor those that it inherits from give to a colour.
    private func nameReading(_ name: String, _ place: SlotPlace) -> ColorReading {
        if place.inherits, TokenName.isValid(name) { return .reference(to: "palette.\(name)") }
        // A name such as `Gray 90` cannot be one of ours.
        let start = mapping.lookup?.isAbsolute ?? false ? root : place.node
        if !TokenName.isValid(name), let value = mapping.lookup?.value(in: start)?[name] {
            return ColorReading(value, mapping.syntax)
        }
        let group = mapping.lookup?.name ?? ""
        var problem = ColorProblem("'\(name.excerpt)' is no colour of '\(group)'")
        problem.suggestion = closestMatch(to: name, among: place.names.names)
        return .misunderstood(problem)
    }
}
