import Findings
import SourceText
import SourceTrees
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads a resolver of design tokens: sets and modifiers, in the order that it gives.
///
/// Source: Design Tokens Resolver Module, 2025.10.
struct TokenResolverReader {
    private let root: SourceNode
    private let files: OtherFiles
    private var findings: [Finding] = []
    /// The trees of files by what the resolver calls them.
    private var trees: [String: SourceNode] = [:]
    /// The number of sources that may still be read.
    private var budget = 2_000
    /// The limits are those of work: each source is a file, and each context reads its sources again.
    private static let (entryLimit, contextLimit) = (1_000, 200)

    private static let depthLimit = 8

    static func recognises(_ root: SourceNode) -> Bool {
        if case .sequence? = root["resolutionOrder"]?.content { return true }
        return false
    }

    static func read(_ root: SourceNode, id: String?, among files: OtherFiles) -> ReadThemes {
        var reader = TokenResolverReader(root: root, files: files)
        let layers = reader.layers
        let name = root["name"]?.text.map { String($0.prefix(TextLimits.name)) }
        var head = ThemeDocument(
            id: id ?? name ?? "theme",
            name: name,
            format: "dtcg",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        head.description = root["description"]?.text
        var axes = TokenAxes(layers, head: head)
        let documents = axes.documents()
        return (
            documents, TokenResolverRules.findings(about: root) + reader.findings + axes.findings
        )
    }

    private init(root: SourceNode, files: OtherFiles) {
        self.root = root
        self.files = files
    }

    private var layers: TokenLayers {
        mutating get {
            guard case .sequence(let order)? = root["resolutionOrder"]?.content else {
                return TokenLayers()
            }
            var layers = TokenLayers()
            if order.count > Self.entryLimit { reportLimit(at: order[Self.entryLimit].location) }
            for entry in order.prefix(Self.entryLimit) {
                let (name, node) = target(of: entry)
                guard let node else {
                    findings.append(.unknownEntry(entry))
                    continue
                }
                if let contexts = node["contexts"] {
                    if let modifier = modifier(node, contexts, name: name ?? node["name"]?.text) {
                        layers.layers.append(.modifier(modifier))
                    }
                } else {
                    layers.layers.append(.set(sources(node["sources"], depth: 0)))
                }
            }
            return layers
        }
    }

    /// The set or modifier that an entry of the order refers to, or is.
    private func target(of entry: SourceNode) -> (name: String?, node: SourceNode?) {
        guard let reference = entry["$ref"]?.text else {
            return (nil, entry["sources"] != nil || entry["contexts"] != nil ? entry : nil)
        }
        guard let pointer = JSONPointer(reference), pointer.parts.first != "resolutionOrder" else {
            return (nil, nil)
        }
        return (pointer.parts.last, pointer.node(in: root))
    }

    /// Sets and contexts are made of sets and tokens, never of modifiers.
    private static func mayBeSource(_ pointer: JSONPointer) -> Bool {
        !["modifiers", "resolutionOrder"].contains(pointer.parts[0])
    }

    private mutating func modifier(
        _ node: SourceNode,
        _ contexts: SourceNode,
        name: String?
    ) -> TokenLayers.Modifier? {
        guard case .mapping(let pairs) = contexts.content else { return nil }
        var table: Table<[SourceNode]> = [:]
        if pairs.count > Self.contextLimit {
            reportLimit(at: pairs[Self.contextLimit].key.location)
        }
        for (key, value) in pairs.prefix(Self.contextLimit) {
            if let name = key.text { table[name] = sources(value, depth: 0) }
        }
        guard let first = table.names.first else { return nil }
        let usual = node["default"]?.text.flatMap { table.contains($0) ? $0 : nil } ?? first
        return TokenLayers.Modifier(
            name: name ?? "",
            contexts: table,
            usual: usual,
            use: name.flatMap { files.modifiers[$0] }
        )
    }

    /// The trees of a list of sources: files, parts of files, other sets, and tokens written here.
    private mutating func sources(_ node: SourceNode?, depth: Int) -> [SourceNode] {
        guard case .sequence(let items)? = node?.content else { return [] }
        return items.flatMap { item -> [SourceNode] in
            budget -= 1
            guard budget > 0 else {
                if budget == 0 { reportLimit(at: item.location) }
                return []
            }
            guard let reference = item["$ref"]?.text else { return [item] }
            if let pointer = JSONPointer(reference) {
                guard depth < Self.depthLimit, let target = pointer.node(in: root),
                    Self.mayBeSource(pointer)
                else {
                    findings.append(.unknownEntry(item))
                    return []
                }
                return target["sources"] == nil
                    ? [target] : sources(target["sources"], depth: depth + 1)
            }
            return tree(reference, item.location).map { [$0] } ?? []
        }
    }

    private mutating func reportLimit(at location: SourceLocation) {
        findings.append(
            Finding(
                .unreadableFile,
                .error,
                "the resolver has more from here on than is read",
                help: "split it into several",
                at: location
            )
        )
    }

    private mutating func tree(_ reference: String, _ location: SourceLocation) -> SourceNode? {
        if let tree = trees[reference] { return tree }
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        do throws(OtherFiles.Problem) {
            let whole = try files.root(of: parts[0], from: root.location.file)
            var tree: SourceNode? = whole
            if parts.count == 2, parts[1].count > 1 {
                tree = JSONPointer("#\(parts[1])")?.node(in: whole)
            }
            if tree == nil {
                findings.append(OtherFiles.Problem.missing.finding(reference, at: location))
            }
            trees[reference] = tree
            return tree
        } catch {
            findings.append(error.finding(reference, at: location))
            return nil
        }
    }
}

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

extension Finding {
    fileprivate static func unknownEntry(_ node: SourceNode) -> Finding {
        Finding(
            .unknownReference,
            .error,
            "'\((node["$ref"]?.text ?? "").excerpt)' is nothing of this file that may stand here, or leads in a circle",
            help:
                "name a set by its pointer, as in '#/sets/base', or in 'resolutionOrder' a modifier",
            at: node.location
        )
    }
}
