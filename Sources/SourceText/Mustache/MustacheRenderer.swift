/// A template's text for values with open names; unknown ones show nothing and are remembered.
package struct MustacheRenderer {
    private var scopes: [[String: MustacheValue]]
    private let partials: [String: String]
    /// The nodes of the partials that were included, by the text with its indentation.
    private var included: [String: [MustacheNode]] = [:]
    private var output: [UInt8] = []
    private var steps = 0
    /// The tags of variables that no scope has.
    package private(set) var unknown: [MustacheTag] = []

    /// The most bytes of a text, and the most tags and texts on the way to it.
    package static let limit = (bytes: 16 << 20, steps: 2_000_000)

    private init(_ values: [String: MustacheValue], _ partials: [String: String]) {
        scopes = [values]
        self.partials = partials
    }

    /// Renders a template; a section's own names come before those around it.
    package static func render(
        _ nodes: [MustacheNode],
        _ values: [String: MustacheValue],
        partials: [String: String] = [:]
    ) throws(OversizedText) -> (text: String, unknown: [MustacheTag]) {
        var renderer = MustacheRenderer(values, partials)
        try renderer.render(nodes, depth: 0)
        return (String(decoding: renderer.output, as: UTF8.self), renderer.unknown)
    }

    private mutating func render(_ nodes: [MustacheNode], depth: Int) throws(OversizedText) {
        guard depth <= MustacheNode.depthLimit else { throw OversizedText() }
        for node in nodes {
            try takeSteps(1)
            switch node {
            case .text(let text): output += text.utf8
            case .variable(let tag): write(tag)
            case .section(let tag, let inner): try renderSection(tag, inner, depth: depth + 1)
            case .partial(let tag): try render(partial(tag), depth: depth + 1)
            }
        }
    }

    private mutating func takeSteps(_ count: Int) throws(OversizedText) {
        steps += count
        guard steps <= Self.limit.steps, output.count <= Self.limit.bytes else {
            throw OversizedText()
        }
    }

    /// A partial's nodes, indented as its tag is; none of one that is missing or no Mustache.
    private mutating func partial(_ tag: MustacheTag) throws(OversizedText) -> [MustacheNode] {
        guard let text = partials[tag.name] else { return [] }
        let key = "\(tag.indentation)\0\(tag.name)"
        if let nodes = included[key] { return nodes }
        // A byte that is read costs less than a node that is written.
        try takeSteps(text.utf8.count / 16)
        let indented = text.indented(by: tag.indentation)
        let nodes =
            (try? MustacheNode.nodes(of: indented, file: tag.name, changesDelimiters: true)) ?? []
        included[key] = nodes
        return nodes
    }

    private mutating func write(_ tag: MustacheTag) {
        guard let value = value(of: tag.name) else { return unknown.append(tag) }
        guard case .text(let text) = value else { return }
        if tag.kind == .rawVariable {
            output += text.utf8
        } else {
            output.append(escaping: text)
        }
    }

    private mutating func renderSection(
        _ tag: MustacheTag,
        _ nodes: [MustacheNode],
        depth: Int
    ) throws(OversizedText) {
        let value = value(of: tag.name)
        let isShown = value?.isShown ?? false
        if tag.kind == .inverted {
            if !isShown { try render(nodes, depth: depth) }
            return
        }
        guard isShown, let value else { return }
        switch value {
        case .flag: try render(nodes, depth: depth)
        case .text: try render(nodes, in: [".": value], depth: depth)
        case .group(let members): try render(nodes, in: members, depth: depth)
        case .list(let items):
            for item in items {
                try takeSteps(1)
                try render(nodes, in: item, depth: depth)
            }
        }
    }

    private mutating func render(
        _ nodes: [MustacheNode],
        in scope: [String: MustacheValue],
        depth: Int
    ) throws(OversizedText) {
        scopes.append(scope)
        try render(nodes, depth: depth)
        scopes.removeLast()
    }

    /// A whole name comes before a dotted path.
    private func value(of name: String) -> MustacheValue? {
        for scope in scopes.reversed() {
            if let value = scope[name] { return value }
        }
        let path = name.split(separator: ".")
        guard path.count > 1 else { return nil }
        for scope in scopes.reversed() {
            if let first = scope[String(path[0])] { return first[path.dropFirst()] }
        }
        return nil
    }
}

/// A template's text is larger than ``MustacheRenderer/limit``, or its partials include each other.
package struct OversizedText: Error, CustomStringConvertible {
    package let description =
        "the template makes more than \(MustacheRenderer.limit.bytes >> 20) MiB, or never ends"
}
