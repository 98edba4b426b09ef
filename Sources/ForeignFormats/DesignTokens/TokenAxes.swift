import Findings
import SourceText
import ThemeModel

/// The themes and modes that modifiers give.
///
/// Each context is tried with the usual ones of all other modifiers, so their product is never listed. One that changes no
/// colour gives nothing.
struct TokenAxes {
    typealias Modifier = TokenLayers.Modifier
    typealias Choice = TokenCombinations.Choice

    /// The effect of a combination on the colours of the usual one.
    enum Effect {
        case none, change, unread
    }

    private let modifiers: [Modifier]
    private let head: ThemeDocument
    var combinations: TokenCombinations
    /// The modifiers that change no colour.
    var idle: [Modifier] = []

    init(_ layers: TokenLayers, head: ThemeDocument, sharedAmong alternatives: Int = 1) {
        self.head = head
        modifiers = layers.modifiers
        combinations = TokenCombinations(of: layers, sharedAmong: alternatives)
    }

    mutating func documents() -> [ThemeDocument] {
        let usual = combinations.appearance(of: [:]) ?? Appearance()
        var documents = [document(of: [:], usual, named: head.name, besides: nil)]
        for modifier in modifiers where !modifier.isOfModes {
            addThemes(of: modifier, to: &documents)
        }
        return documents
    }

    private mutating func addThemes(
        of modifier: Modifier,
        to documents: inout [ThemeDocument]
    ) {
        var effects: [Effect] = []
        for family in modifier.families {
            if family.contexts[0] == modifier.usual {
                documents[0].name = documents[0].name ?? family.name
                documents[0].appearance.take(modifier.style(of: modifier.usual))
                effects += addModes(of: family, in: modifier, to: &documents[0])
            } else {
                let found = theme(of: family, in: modifier, besides: documents[0])
                documents += [found.theme].compactMap(\.self)
                effects += found.effects
            }
        }
        if effects.allSatisfy({ $0 == .none }) { idle.append(modifier) }
    }

    /// The theme of a family; nil where it has the colours of the first one, or cannot be read any more.
    private mutating func theme(
        of family: TokenLayers.Family,
        in modifier: Modifier,
        besides first: ThemeDocument
    ) -> (theme: ThemeDocument?, effects: [Effect]) {
        let context = family.contexts[0]
        let choice = [modifier.name: context]
        guard let appearance = combinations.appearance(of: choice) else {
            return (nil, [.unread])
        }
        let isChange = appearance.changesColors(from: first.appearance)
        var effects: [Effect] = [isChange ? .change : .none]
        if !isChange, family.contexts.count == 1 { return (nil, effects) }
        var theme = document(of: choice, appearance, named: family.name, besides: first)
        theme.appearance.take(modifier.style(of: context))
        effects += addModes(of: family, in: modifier, to: &theme)
        let isOther = isChange || theme.hasOtherModes(than: first)
        return (isOther ? theme : nil, effects)
    }

    /// A theme with the modes that modifiers give which the choice leaves open.
    private mutating func document(
        of choice: Choice,
        _ appearance: Appearance,
        named name: String?,
        besides first: ThemeDocument?
    ) -> ThemeDocument {
        var document = head
        document.name = name
        document.appearance = appearance
        if let notes = first?.appearance.tokenNotes {
            document.appearance.tokenNotes = notes.merging(appearance.tokenNotes)
        }
        document.contrast.pairs = combinations.pairs
        let open = modifiers.filter { modifier in
            modifier.isOfModes && choice[modifier.name] == nil
        }
        document.appearance.takeUsualStyle(of: open)
        addModes(of: open, besides: choice, isFirst: first == nil, to: &document)
        return document
    }
}

// MARK: - Findings

extension TokenAxes {
    /// The findings after `documents()`.
    var findings: [Finding] {
        let last = [limitFinding, idleFinding, combinations.noteFinding]
        return combinations.findings + last.compactMap(\.self)
    }

    private var limitFinding: Finding? {
        guard combinations.hasUnread else { return nil }
        return Finding(
            .unreadableFile,
            .warning,
            "the modifiers have more contexts than are read",
            help: "split the resolver into several",
            at: head.location
        )
    }

    private var idleFinding: Finding? {
        guard let modifier = idle.first else { return nil }
        let more = idle.count == 1 ? "" : ", nor do \(idle.count - 1) more"
        return Finding(
            .unknownKey,
            .note,
            "the modifier '\(modifier.name.excerpt)' changes no colour\(more)",
            help: "'\(modifier.usual.excerpt)' is taken",
            at: head.location
        )
    }
}

extension ThemeDocument {
    fileprivate func hasOtherModes(than first: ThemeDocument) -> Bool {
        modes.contains { name, mode in
            first.modes[name].map(mode.changesColors) ?? true
        }
    }
}

extension Appearance {
    /// Takes the scheme of a context, unless there is one, and its contrast.
    fileprivate mutating func take(_ style: StyleContext) {
        if scheme == nil { scheme = style.scheme.map { Located($0) } }
        if style.contrast == .more { contrast = Located(.more) }
    }

    /// Takes the scheme and the contrast that the usual contexts tell.
    fileprivate mutating func takeUsualStyle(of modifiers: [TokenLayers.Modifier]) {
        let usual = modifiers.map { $0.style(of: $0.usual) }
        if scheme == nil {
            let names = modifiers.flatMap(\.contexts.names)
            // Beside a context `dark`, one without such a word is the light one.
            let others = names.compactMap { StyleContext(named: $0).scheme }
            let usualScheme = usual.compactMap(\.scheme).first ?? others.first?.opposite
            scheme = usualScheme.map { Located($0) }
        }
        if usual.contains(where: { $0.contrast == .more }) {
            contrast = Located(.more)
        }
    }
}
