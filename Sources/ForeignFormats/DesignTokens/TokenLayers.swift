import SourceTrees
import ThemeModel

/// Files of tokens put together in their order, some chosen by modifiers.
struct TokenLayers {
    /// A choice between contexts, such as `light` and `dark`.
    struct Modifier {
        let name: String
        let contexts: Table<[SourceNode]>
        let usual: String
        /// What its contexts are; nil where their names tell.
        var use: ModifierUse?

        /// Whether its contexts are modes of a theme; else they are themes.
        var isOfModes: Bool {
            if let use { return use == .modes }
            let words = NameWords.words(of: name)
            return words.contains {
                ["mode", "modes", "scheme", "appearance", "contrast"].contains($0)
            }
                || contexts.names.allSatisfy {
                    StyleContext(named: $0).theme == nil || Self.plain.contains($0)
                }
        }

        /// The contexts that are modes of one theme, and its name: those that differ only in words such as `light`.
        ///
        /// The usual one is the first of its family.
        var families: [(name: String, contexts: [String])] {
            let names = [usual] + contexts.names.filter { $0 != usual }
            let stems = Dictionary(grouping: names, by: StyleContext.themeWords)
            return names.compactMap { name in
                let stem = StyleContext.themeWords(of: name)
                let family = stems[stem] ?? []
                let isOne = !stem.isEmpty && use != .themes && family.count > 1
                guard isOne,
                    Set(family.map { StyleContext(named: $0).condition }).count == family.count
                else {
                    return (name, [name])
                }
                return family.first == name ? (stem, family) : nil
            }
        }

        /// What a context is for: of a modifier of contrast, each but the usual one is for more of it, unless it says less.
        func style(of context: String) -> StyleContext {
            var style = StyleContext(named: context)
            if context != usual, NameWords.words(of: name).contains("contrast"),
                !StyleContext.saysLess(context)
            {
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
