import ThemeModel

/// A context that a mode chooses.
private struct ChosenContext {
    let modifier: TokenLayers.Modifier
    let name: String

    var style: StyleContext { modifier.style(of: name) }
}

extension TokenAxes {
    /// The most modes of two modifiers for which their combinations are tried, such as dark with high contrast.
    private static let pairLimit = 6

    /// Adds the contexts after the first of a family, which is the theme itself.
    mutating func addModes(
        of family: TokenLayers.Family,
        in modifier: Modifier,
        to document: inout ThemeDocument
    ) -> [Effect] {
        var effects: [Effect] = []
        for name in family.contexts.dropFirst() {
            let context = ChosenContext(modifier: modifier, name: name)
            let words = StyleContext.modeWords(of: name)
            effects.append(addMode(of: [context], besides: [:], named: words, to: &document))
        }
        return effects
    }

    /// Adds the contexts of modifiers, each alone, and those of two modifiers together.
    mutating func addModes(
        of modifiers: [Modifier],
        besides choice: Choice,
        isFirst: Bool,
        to document: inout ThemeDocument
    ) {
        var effective: [[ChosenContext]] = []
        for modifier in modifiers {
            let unusual = modifier.contexts.names.filter { $0 != modifier.usual }
            let contexts = unusual.map { ChosenContext(modifier: modifier, name: $0) }
            let effects = contexts.map { context in
                addMode(of: [context], besides: choice, named: context.name, to: &document)
            }
            if isFirst, effects.allSatisfy({ $0 == .none }) { idle.append(modifier) }
            let changing = zip(contexts, effects).filter { $0.1 == .change }
            effective.append(changing.map(\.0))
        }
        guard effective.count == 2 else { return }
        guard effective[0].count + effective[1].count <= Self.pairLimit else { return }
        for first in effective[0] {
            for second in effective[1] {
                let name = "\(first.name)-\(second.name)"
                _ = addMode(of: [first, second], besides: choice, named: name, to: &document)
            }
        }
    }

    /// Adds the mode of some contexts, unless it changes no colour.
    private mutating func addMode(
        of contexts: [ChosenContext],
        besides choice: Choice,
        named name: String,
        to document: inout ThemeDocument
    ) -> Effect {
        var choice = choice
        for context in contexts { choice[context.modifier.name] = context.name }
        guard var mode = combinations.appearance(of: choice) else { return .unread }
        guard mode.changesColors(from: document.appearance) else { return .none }
        let styles = contexts.map(\.style)
        if mode.scheme == nil {
            let scheme = styles.compactMap(\.scheme).first ?? document.appearance.scheme?.value
            mode.scheme = scheme.map { Located($0) }
        }
        if styles.contains(where: { $0.contrast == .more }) {
            mode.contrast = Located(.more)
        }
        document.modes[Self.modeName(name)] = mode.changes(from: document.appearance)
        return .change
    }

    private static func modeName(_ name: String) -> String {
        if TokenName.isWord(name) { return name.lowercased() }
        return ThemeID.make(from: name).filter(\.isASCII)
    }
}
