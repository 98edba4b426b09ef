import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The themes and modes that modifiers give.
///
/// Each context is tried with the usual ones of all other modifiers, so their product is never listed. One that changes no
/// colour gives nothing.
struct TokenAxes {
    private typealias Modifier = TokenLayers.Modifier
    /// The contexts that are not the usual ones, by their modifiers.
    private typealias Choice = [String: String]

    /// What a combination does to the colours of the usual one.
    private enum Effect {
        case none, change, unread
    }

    private let layers: TokenLayers
    private let head: ThemeDocument
    private var collected = FindingSet()
    private var notes = TokenNoteReader()
    /// The modifiers that change no colour.
    private var idle: [Modifier] = []
    /// The pairs that annotations of the usual files ask for.
    private var pairs: [Located<RequiredPair>] = []
    /// The number of combinations that may still be read.
    private var budget = 200
    private var hasUnread = false
    /// The number of colours that count as another combination.
    private static let largeCombination = 2_000
    /// The most modes of two modifiers together, such as dark with high contrast.
    private static let pairLimit = 6

    init(_ layers: TokenLayers, head: ThemeDocument) {
        self.layers = layers
        self.head = head
    }

    var findings: [Finding] {
        collected.all + [notes.finding].compactMap(\.self)
    }

    mutating func documents() -> [ThemeDocument] {
        let usual = readAppearance([:]) ?? Appearance()
        var documents = [document([:], usual, named: head.name, besides: nil)]
        for modifier in layers.modifiers where !modifier.isOfModes {
            addThemes(of: modifier, to: &documents)
        }
        if hasUnread { reportLimit() }
        reportIdleModifiers()
        return documents
    }

    private mutating func readAppearance(_ choice: Choice) -> Appearance? {
        guard budget > 0 else {
            hasUnread = true
            return nil
        }
        let said = DesignTokensReader.said(
            in: layers.roots(choice),
            isUsual: choice.isEmpty,
            notes: &notes
        )
        let count = said.appearance.palette.count + said.appearance.colors.count
        budget = max(0, budget - 1 - count / Self.largeCombination)
        collected.add(said.findings)
        pairs += said.pairs
        return said.appearance
    }
}

// MARK: - Themes

extension TokenAxes {
    /// Adds the themes of a modifier; contexts such as `sea-light` and `sea-dark` are modes of one.
    private mutating func addThemes(
        of modifier: Modifier,
        to documents: inout [ThemeDocument]
    ) {
        let usual = documents[0].appearance
        var effects: [Effect] = []
        for family in modifier.families {
            let context = family.contexts[0]
            if context == modifier.usual {
                documents[0].name = documents[0].name ?? family.name
                documents[0].appearance.take(modifier.style(of: context))
                effects += addModes(of: modifier, family.contexts, to: &documents[0])
                continue
            }
            let choice = [modifier.name: context]
            guard let appearance = readAppearance(choice) else {
                effects.append(.unread)
                break
            }
            let isChange = appearance.changesColors(from: usual)
            effects.append(isChange ? .change : .none)
            if !isChange, family.contexts.count == 1 { continue }
            var theme = document(choice, appearance, named: family.name, besides: documents[0])
            theme.appearance.take(modifier.style(of: context))
            effects += addModes(of: modifier, family.contexts, to: &theme)
            if isChange || Self.hasOtherModes(theme, than: documents[0]) {
                documents.append(theme)
            }
        }
        if effects.allSatisfy({ $0 == .none }) { idle.append(modifier) }
    }

    private static func hasOtherModes(
        _ document: ThemeDocument,
        than first: ThemeDocument
    ) -> Bool {
        document.modes.contains { name, mode in
            first.modes[name].map(mode.changesColors) ?? true
        }
    }

    /// Adds the contexts after the first of a family.
    private mutating func addModes(
        of modifier: Modifier,
        _ contexts: [String],
        to document: inout ThemeDocument
    ) -> [Effect] {
        var effects: [Effect] = []
        for context in contexts.dropFirst() {
            let name = StyleContext.modeWords(of: context)
            let chosen = (modifier: modifier.name, context: context)
            effects.append(addMode([chosen], [:], to: &document, named: name))
        }
        return effects
    }

    private mutating func document(
        _ choice: Choice,
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
        document.contrast.pairs = pairs
        let modifiers = layers.modifiers.filter { modifier in
            modifier.isOfModes && choice[modifier.name] == nil
        }
        Self.readStyle(of: modifiers, into: &document.appearance)
        addModes(of: modifiers, choice, isFirst: first == nil, to: &document)
        return document
    }

    /// Reads the scheme and the contrast that the usual contexts tell.
    private static func readStyle(
        of modifiers: [Modifier],
        into appearance: inout Appearance
    ) {
        let usual = modifiers.map { $0.style(of: $0.usual) }
        if appearance.scheme == nil {
            let names = modifiers.flatMap(\.contexts.names)
            let others = names.compactMap { StyleContext(named: $0).scheme }
            let scheme = usual.compactMap(\.scheme).first ?? others.first?.opposite
            appearance.scheme = scheme.map { Located($0) }
        }
        if usual.contains(where: { $0.contrast == .more }) {
            appearance.contrast = Located(.more)
        }
    }
}

// MARK: - Modes

extension TokenAxes {
    private mutating func addModes(
        of modifiers: [Modifier],
        _ choice: Choice,
        isFirst: Bool,
        to document: inout ThemeDocument
    ) {
        var found: [[(modifier: String, context: String)]] = []
        for modifier in modifiers {
            var effective: [(modifier: String, context: String)] = []
            var isIdle = true
            for context in modifier.contexts.names where context != modifier.usual {
                let chosen = (modifier: modifier.name, context: context)
                let effect = addMode([chosen], choice, to: &document)
                if effect == .change { effective.append(chosen) }
                if effect != .none { isIdle = false }
            }
            if isIdle, isFirst { idle.append(modifier) }
            found.append(effective)
        }
        // A scheme and a contrast together are one mode more, such as dark with high contrast.
        guard found.count == 2, found[0].count + found[1].count <= Self.pairLimit else { return }
        for first in found[0] {
            for second in found[1] {
                _ = addMode([first, second], choice, to: &document)
            }
        }
    }

    /// Adds the mode of some contexts, unless it changes no colour.
    private mutating func addMode(
        _ contexts: [(modifier: String, context: String)],
        _ choice: Choice,
        to document: inout ThemeDocument,
        named name: String? = nil
    ) -> Effect {
        var choice = choice
        for (modifier, context) in contexts { choice[modifier] = context }
        guard var mode = readAppearance(choice) else { return .unread }
        guard mode.changesColors(from: document.appearance) else { return .none }
        let styles = contexts.map { style(of: $0.context, in: $0.modifier) }
        if mode.scheme == nil {
            let scheme = styles.compactMap(\.scheme).first ?? document.appearance.scheme?.value
            mode.scheme = scheme.map { Located($0) }
        }
        if styles.contains(where: { $0.contrast == .more }) {
            mode.contrast = Located(.more)
        }
        let words = name ?? contexts.map(\.context).joined(separator: "-")
        document.modes[Self.modeName(words)] = mode.changes(from: document.appearance)
        return .change
    }

    private func style(of context: String, in modifier: String) -> StyleContext {
        let known = layers.modifiers.first { $0.name == modifier }
        return known?.style(of: context) ?? StyleContext(named: context)
    }

    private static func modeName(_ name: String) -> String {
        if TokenName.isWord(name) { return name.lowercased() }
        return ThemeID.make(from: name).filter(\.isASCII)
    }
}

// MARK: - Findings

extension TokenAxes {
    private mutating func reportLimit() {
        collected.add(
            Finding(
                .unreadableFile,
                .warning,
                "the modifiers have more contexts than are read",
                help: "split the resolver into several",
                at: head.location
            )
        )
    }

    private mutating func reportIdleModifiers() {
        guard let modifier = idle.first else { return }
        let more = idle.count == 1 ? "" : ", nor do \(idle.count - 1) more"
        collected.add(
            Finding(
                .unknownKey,
                .note,
                "the modifier '\(modifier.name.excerpt)' changes no colour\(more)",
                help: "'\(modifier.usual.excerpt)' is taken",
                at: head.location
            )
        )
    }
}

extension Appearance {
    /// Takes the scheme of a context, unless there is one, and its contrast.
    fileprivate mutating func take(_ style: StyleContext) {
        if scheme == nil { scheme = style.scheme.map { Located($0) } }
        if style.contrast == .more { contrast = Located(.more) }
    }
}
