import Findings
import SourceText
import SourceTrees
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A reader of a resolver of design tokens: its sets and modifiers, in the order that it gives.
///
/// Source: Design Tokens Resolver Module, 2025.10.
struct TokenResolverReader {
    private let root: SourceNode
    private var sources: TokenResolverSources

    /// The limits are those of work: each source is a file, and each context reads its sources again.
    private static let entryLimit = 1_000
    private static let contextLimit = 200

    static func recognises(_ root: SourceNode) -> Bool {
        if case .sequence? = root["resolutionOrder"]?.content { return true }
        return false
    }

    static func read(_ root: SourceNode, id: String?, among files: OtherFiles) -> ReadThemes {
        var reader = TokenResolverReader(
            root: root,
            sources: TokenResolverSources(of: root, among: files)
        )
        var axes = TokenAxes(reader.layers(), head: reader.head(id: id))
        let documents = axes.documents()
        let rules = TokenResolverRules.findings(about: root)
        return (documents, rules + reader.sources.findings + axes.findings)
    }

    /// The theme without its tokens.
    private func head(id: String?) -> ThemeDocument {
        let name = root["name"]?.text.map { String($0.prefix(TextLimits.name)) }
        var head = ThemeDocument(
            id: id ?? name ?? "theme",
            name: name,
            format: "dtcg",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        head.description = root["description"]?.text
        return head
    }
}

// MARK: - Layers

extension TokenResolverReader {
    private mutating func layers() -> TokenLayers {
        var layers = TokenLayers()
        guard case .sequence(let order)? = root["resolutionOrder"]?.content else { return layers }
        if order.count > Self.entryLimit { sources.reportLimit(at: order[Self.entryLimit]) }
        for entry in order.prefix(Self.entryLimit) {
            if let layer = layer(of: entry) { layers.layers.append(layer) }
        }
        return layers
    }

    private mutating func layer(of entry: SourceNode) -> TokenLayers.Layer? {
        let (name, target) = target(of: entry)
        guard let target else {
            sources.reportUnknown(entry)
            return nil
        }
        guard let contexts = target["contexts"] else {
            return .set(sources.trees(of: target["sources"]))
        }
        return modifier(target, contexts, name: name ?? target["name"]?.text)
            .map { .modifier($0) }
    }

    /// The set or modifier that an entry of the order refers to, or is.
    private func target(of entry: SourceNode) -> (name: String?, node: SourceNode?) {
        guard let reference = entry["$ref"]?.text else {
            let isOwn = entry["sources"] != nil || entry["contexts"] != nil
            return (nil, isOwn ? entry : nil)
        }
        guard let pointer = JSONPointer(reference), pointer.parts.first != "resolutionOrder" else {
            return (nil, nil)
        }
        return (pointer.parts.last, pointer.node(in: root))
    }

    private mutating func modifier(
        _ node: SourceNode,
        _ contexts: SourceNode,
        name: String?
    ) -> TokenLayers.Modifier? {
        guard case .mapping(let pairs) = contexts.content else { return nil }
        if pairs.count > Self.contextLimit {
            sources.reportLimit(at: pairs[Self.contextLimit].key)
        }
        var table: Table<[SourceNode]> = [:]
        for (key, value) in pairs.prefix(Self.contextLimit) {
            if let name = key.text { table[name] = sources.trees(of: value) }
        }
        guard let first = table.names.first else { return nil }
        let stated = node["default"]?.text
        return TokenLayers.Modifier(
            name: name ?? "",
            contexts: table,
            usual: stated.flatMap { table.contains($0) ? $0 : nil } ?? first,
            use: name.flatMap { sources.files.modifiers[$0] }
        )
    }
}

// MARK: - A resolver among files

extension TokenResolverReader {
    /// A resolver by a search of its bytes, without parsing it.
    @Sendable static func isResolver(_ bytes: Data, file: String) -> Bool {
        Container.isJSON(file) && bytes.holds("\"resolutionOrder\"")
    }

    /// The names of a resolver's modifiers.
    @Sendable static func modifierNames(of root: SourceNode) -> [String] {
        let named = root["modifiers"]?.pairs.compactMap(\.key.text) ?? []
        let inOrder = (root["resolutionOrder"]?.items ?? []).compactMap { entry in
            entry["contexts"] == nil ? nil : entry["name"]?.text
        }
        return named + inOrder
    }

    /// The files that tokens anywhere in a tree refer to.
    @Sendable static func references(in root: SourceNode) -> [String] {
        let limit = 10_000
        var references: [String] = []
        root.visit { node in
            guard references.count < limit, let text = node["$ref"]?.text, !text.hasPrefix("#")
            else { return }
            references.append(text)
        }
        return references
    }
}
