import SourceText
import SourceTrees
import ThemeModel

/// Files of tokens put together in their order, some chosen by modifiers.
struct TokenLayers {
    /// The contexts that are modes of one theme, since they differ only in words such as `light`.
    struct Family {
        let name: String
        /// At least one.
        let contexts: [String]
    }

    /// A choice between contexts, such as `light` and `dark`.
    struct Modifier {
        let name: String
        let contexts: Table<[SourceNode]>
        let usual: String
        /// The use of its contexts that the project states; nil where their names tell.
        var use: ModifierUse?

        private static let modeWords: Set<Substring> = [
            "mode", "modes", "scheme", "appearance", "contrast",
        ]

        /// The contexts are modes of a theme; else they are themes.
        var isOfModes: Bool {
            if let use { return use == .modes }
            let words = NameWords.words(of: name)
            if words.contains(where: Self.modeWords.contains) { return true }
            return contexts.names.allSatisfy { context in
                StyleContext(named: context).theme == nil || Self.plain.contains(context)
            }
        }

        /// The contexts by the themes that they are modes of; the usual one is the first of the first family.
        var families: [Family] {
            let names = [usual] + contexts.names.filter { $0 != usual }
            let stems = Dictionary(grouping: names, by: StyleContext.themeWords)
            return names.compactMap { name in
                let stem = StyleContext.themeWords(of: name)
                let family = stems[stem] ?? []
                let isFamily = !stem.isEmpty && use != .themes && family.count > 1
                let conditions = Set(family.map { StyleContext(named: $0).condition })
                guard isFamily, conditions.count == family.count else {
                    return Family(name: name, contexts: [name])
                }
                return family.first == name ? Family(name: stem, contexts: family) : nil
            }
        }

        /// The scheme and contrast of a context: of a modifier of contrast, each but the usual one is for more of it,
        /// unless it says less.
        func style(of context: String) -> StyleContext {
            var style = StyleContext(named: context)
            let isOfContrast = NameWords.words(of: name).contains("contrast")
            if isOfContrast, context != usual, !StyleContext.saysLess(context) {
                style.contrast = .more
            }
            return style
        }

        private static let plain: Set<String> = [
            "standard", "normal", "base", "regular", "none", "no-preference",
        ]
    }

    enum Layer {
        case set([SourceNode])
        case modifier(Modifier)
    }

    var layers: [Layer] = []

    init(layers: [Layer] = []) { self.layers = layers }

    /// The values of each mode, of which the light one is the usual one, else the first.
    init(modes contexts: Table<[SourceNode]>, named name: String = "mode") {
        let light = contexts.names.first { name in
            StyleContext(named: name) == StyleContext(scheme: .light)
        }
        guard let usual = light ?? contexts.names.first else { return }
        if contexts.count == 1 {
            layers = [.set(contexts[usual] ?? [])]
            return
        }
        let modifier = Modifier(name: name, contexts: contexts, usual: usual)
        layers = [.modifier(modifier)]
    }

    var modifiers: [Modifier] {
        layers.compactMap { if case .modifier(let modifier) = $0 { modifier } else { nil } }
    }

    /// The files in force where some modifiers have other contexts than their usual ones.
    func roots(_ choice: [String: String]) -> [SourceNode] {
        layers.flatMap { layer -> [SourceNode] in
            switch layer {
            case .set(let roots): roots
            case .modifier(let modifier):
                modifier.contexts[choice[modifier.name] ?? modifier.usual] ?? []
            }
        }
    }
}
