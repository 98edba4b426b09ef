import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The themes and modes that modifiers give.
///
/// Each context is tried with the usual ones of all other modifiers, so their product is never listed. One that changes no
/// colour gives nothing.
struct TokenAxes {
    private let layers: TokenLayers
    private let head: ThemeDocument
    private var collected = FindingSet()
    private var notes = TokenNoteReader()
    /// The modifiers that change no colour.
    private var idle: [TokenLayers.Modifier] = []
    /// What annotations of the usual files ask for.
    private var pairs: [Located<RequiredPair>] = []
    /// How many more combinations are read.
    private var budget = 200

    init(_ layers: TokenLayers, head: ThemeDocument) {
        self.layers = layers
        self.head = head
    }

    var findings: [Finding] { collected.all + [notes.finding].compactMap(\.self) }

    mutating func documents() -> [ThemeDocument] {
        var documents = [
            document([:], appearance([:]) ?? Appearance(), named: head.name, besides: nil)
        ]
        for modifier in layers.modifiers where !modifier.isOfModes { add(modifier, to: &documents) }
        if budget == 0 {
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
        if let modifier = idle.first {
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
        return documents
    }

    /// Adds the themes of a modifier; contexts such as `sea-light` and `sea-dark` are modes of one.
    private mutating func add(_ modifier: TokenLayers.Modifier, to documents: inout [ThemeDocument])
    {
        let first = documents[0]
        var isIdle = true
        for family in modifier.families {
            var index = 0
            let context = family.contexts[0]
            if context != modifier.usual {
                guard let appearance = appearance([modifier.name: context]) else { break }
                guard appearance.changesColors(from: first.appearance) else { continue }
                index = documents.count
                documents.append(
                    document(
                        [modifier.name: context],
                        appearance,
                        named: family.name,
                        besides: first
                    )
                )
            } else if documents[0].name == nil {
                documents[0].name = family.name
            }
            let style = modifier.style(of: context)
            documents[index].appearance.scheme =
                documents[index].appearance.scheme ?? style.scheme.map { Located($0) }
            if style.contrast == .more { documents[index].appearance.contrast = Located(.more) }
            let modes = family.contexts.dropFirst().filter {
                addMode(
                    [(modifier.name, $0)],
                    [:],
                    to: &documents[index],
                    named: StyleContext.modeWords(of: $0)
                )
            }
            isIdle = isIdle && index == 0 && modes.isEmpty
        }
        if isIdle { idle.append(modifier) }
    }

    private mutating func appearance(_ choice: [String: String]) -> Appearance? {
        guard budget > 0 else { return nil }
        let said = DesignTokensReader.said(
            in: layers.roots(choice),
            isUsual: choice.isEmpty,
            notes: &notes
        )
        budget = max(
            0,
            budget - 1 - (said.appearance.palette.count + said.appearance.colors.count) / 2_000
        )
        collected.add(said.findings)
        pairs += said.pairs
        return said.appearance
    }

    private mutating func document(
        _ choice: [String: String],
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
        let modifiers = layers.modifiers.filter { $0.isOfModes && choice[$0.name] == nil }
        let usual = modifiers.map { $0.style(of: $0.usual) }
        let others = modifiers.flatMap(\.contexts.names).compactMap {
            StyleContext(named: $0).scheme
        }
        let scheme = usual.compactMap(\.scheme).first ?? others.first?.opposite
        document.appearance.scheme = document.appearance.scheme ?? scheme.map { Located($0) }
        if usual.contains(where: { $0.contrast == .more }) {
            document.appearance.contrast = Located(.more)
        }
        var found: [[(modifier: String, context: String)]] = []
        for modifier in modifiers {
            let contexts = modifier.contexts.names.filter { $0 != modifier.usual }
            let effective = contexts.filter {
                addMode([(modifier.name, $0)], choice, to: &document)
            }
            if effective.isEmpty, first == nil { idle.append(modifier) }
            found.append(effective.map { (modifier.name, $0) })
        }
        // A scheme and a contrast together are one mode more, such as dark with high contrast.
        if found.count == 2, found[0].count + found[1].count <= 6 {
            for first in found[0] {
                for second in found[1] { _ = addMode([first, second], choice, to: &document) }
            }
        }
        return document
    }

    /// Adds the mode of some contexts; false where it changes no colour.
    private mutating func addMode(
        _ contexts: [(modifier: String, context: String)],
        _ choice: [String: String],
        to document: inout ThemeDocument,
        named name: String? = nil
    ) -> Bool {
        var choice = choice
        for (modifier, context) in contexts { choice[modifier] = context }
        guard var mode = appearance(choice), mode.changesColors(from: document.appearance) else {
            return false
        }
        let styles = contexts.map { choice in
            layers.modifiers.first { $0.name == choice.modifier }?.style(of: choice.context)
                ?? StyleContext(named: choice.context)
        }
        let scheme = styles.compactMap(\.scheme).first ?? document.appearance.scheme?.value
        mode.scheme = mode.scheme ?? scheme.map { Located($0) }
        if styles.contains(where: { $0.contrast == .more }) { mode.contrast = Located(.more) }
        let name = slugged(name ?? contexts.map(\.context).joined(separator: "-"))
        document.modes[name] = mode.changes(from: document.appearance)
        return true
    }

    private func slugged(_ name: String) -> String {
        TokenName.isWord(name) ? name.lowercased() : ThemeID.make(from: name).filter { $0.isASCII }
    }
}
