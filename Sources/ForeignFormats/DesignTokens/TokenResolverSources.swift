import Findings
import SourceText
import SourceTrees

/// The sources of a resolver's sets and contexts: files, parts of files, other sets, and tokens written in place.
///
/// Source: Design Tokens Resolver Module, 2025.10.
struct TokenResolverSources {
    let files: OtherFiles
    private let root: SourceNode
    private(set) var findings: [Finding] = []
    /// The trees of files by what the resolver calls them.
    private var trees: [String: SourceNode] = [:]
    /// The number of sources that may still be read.
    private var budget = 2_000

    private static let depthLimit = 8

    init(of root: SourceNode, among files: OtherFiles) {
        self.root = root
        self.files = files
    }

    /// The trees of a list of sources.
    mutating func trees(of list: SourceNode?, depth: Int = 0) -> [SourceNode] {
        guard case .sequence(let items)? = list?.content else { return [] }
        return items.flatMap { trees(ofSource: $0, depth: depth) }
    }

    private mutating func trees(ofSource item: SourceNode, depth: Int) -> [SourceNode] {
        budget -= 1
        guard budget > 0 else {
            if budget == 0 { reportLimit(at: item) }
            return []
        }
        guard let reference = item["$ref"]?.text else { return [item] }
        guard let pointer = JSONPointer(reference) else {
            return tree(of: reference, at: item.location).map { [$0] } ?? []
        }
        guard depth < Self.depthLimit, Self.mayBeSource(pointer),
            let target = pointer.node(in: root)
        else {
            reportUnknown(item)
            return []
        }
        guard let list = target["sources"] else { return [target] }
        return trees(of: list, depth: depth + 1)
    }

    /// Sets and contexts are made of sets and tokens, never of modifiers.
    private static func mayBeSource(_ pointer: JSONPointer) -> Bool {
        !["modifiers", "resolutionOrder"].contains(pointer.parts[0])
    }

    /// The tree of a file, or of the part of it after `#`.
    private mutating func tree(of reference: String, at location: SourceLocation) -> SourceNode? {
        if let tree = trees[reference] { return tree }
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        do throws(OtherFiles.Problem) {
            let whole = try files.root(of: parts[0], from: root.location.file)
            let isPart = parts.count == 2 && parts[1].count > 1
            let tree = isPart ? JSONPointer("#\(parts[1])")?.node(in: whole) : whole
            guard let tree else { throw .missing }
            trees[reference] = tree
            return tree
        } catch {
            findings.append(error.finding(reference, at: location))
            return nil
        }
    }
}

// MARK: - Findings

extension TokenResolverSources {
    mutating func reportUnknown(_ node: SourceNode) {
        let name = (node["$ref"]?.text ?? "").excerpt
        findings.append(
            Finding(
                .unknownReference,
                .error,
                "'\(name)' is nothing of this file that may stand here, or leads in a circle",
                help:
                    "name a set by its pointer, as in '#/sets/base', or in 'resolutionOrder' a modifier",
                at: node.location
            )
        )
    }

    mutating func reportLimit(at node: SourceNode) {
        findings.append(
            Finding(
                .unreadableFile,
                .error,
                "the resolver has more from here on than is read",
                help: "split it into several",
                at: node.location
            )
        )
    }
}
