import SourceText

/// The fate of an address in raw HTML.
package enum HTMLAddress: Sendable {
    /// It is replaced.
    case url(String)
    /// An image is shown as a link to where it is.
    case link(String)
    /// The words of the link or image are shown alone.
    case words
}

/// Decides about the addresses in raw HTML, and hears what is left out.
package protocol HTMLHandler {
    /// Decides about an address in a node of raw HTML.
    mutating func address(_ url: String, isImage: Bool, in node: MarkdownNode) -> HTMLAddress
    /// Notes an element that is left out of a node, once for each name; `place` is its line and column in the node's text.
    mutating func drop(_ element: String, in node: MarkdownNode, at place: (line: Int, column: Int))
}

/// Replaces raw HTML by what of it is safe, with every element closed where its container ends.
struct HTMLCleaning<Handler: HTMLHandler> {
    private(set) var handler: Handler
    private var takenIDs: Set<String>
    /// The open elements in each container: a closing tag in another one closes nothing.
    private var open: [OpaquePointer: OpenElements] = [:]
    private var containers: [(node: MarkdownNode, holdsBlocks: Bool)] = []
    private var dropped: Set<String> = []
    private var current: MarkdownNode
    private var output = ""

    init(_ root: MarkdownNode, takenIDs: Set<String>, _ handler: Handler) {
        self.handler = handler
        self.takenIDs = takenIDs
        current = root
        for node in root.nodes(.html) { clean(node) }
        for container in containers {
            let tags = open[container.node.pointer]?.closingTags ?? ""
            if tags.isEmpty { continue }
            container.node.append(container.holdsBlocks ? .block(tags) : .inline(tags))
        }
    }

    private mutating func clean(_ node: MarkdownNode) {
        guard let parent = node.parent else { return }
        if open[parent.pointer] == nil {
            open[parent.pointer] = OpenElements()
            containers.append((parent, node.isHTMLBlock))
        }
        current = node
        output = ""
        var skipped: String?
        for token in HTMLScanner.tokens(of: node.literal) {
            switch token {
            case .text(let text) where skipped == nil:
                // By bytes: a combining mark would hide a '<' from a search for characters.
                let pieces = text.split(
                    separator: UInt8(ascii: "<"),
                    omittingEmptySubsequences: false
                )
                output += pieces.map { String(decoding: $0, as: UTF8.self) }.joined(
                    separator: "&lt;"
                )
            case .tag(let tag) where skipped == nil:
                if SafeHTML.opaque.contains(tag.name), !tag.isClosing { skipped = tag.name }
                clean(tag, in: parent.pointer)
            case .tag(let tag) where tag.isClosing && tag.name == skipped: skipped = nil
            default: break
            }
        }
        node.replace(with: [node.isHTMLBlock ? .block(output) : .inline(output)])
    }

    private mutating func clean(_ tag: HTMLTag, in container: OpaquePointer) {
        if tag.isClosing {
            output += open[container]?.close(tag.name) ?? ""
            return
        }
        guard isAllowed(tag, in: container) else { return drop(tag) }
        if tag.name == "img" {
            return addImage(tag, isInLink: open[container]?.contains("a") ?? false)
        }
        output += "<\(tag.name)\(attributes(of: tag))>"
        if !SafeHTML.void.contains(tag.name) { open[container]?.open(tag.name) }
    }

    /// The element is safe, and one of those is open that it must lie in.
    private func isAllowed(_ tag: HTMLTag, in container: OpaquePointer) -> Bool {
        guard SafeHTML.elements.contains(tag.name) else { return false }
        guard let parents = SafeHTML.parents[tag.name] else { return true }
        return parents.contains { open[container]?.contains($0) ?? false }
    }

    /// Drops a tag except for its id, to which a link may lead.
    private mutating func drop(_ tag: HTMLTag) {
        if dropped.insert(tag.name).inserted { handler.drop(tag.name, in: current, at: tag.place) }
        if let id = id(of: tag) { output += "<a id=\"\(id.htmlEscaped)\"></a>" }
    }

    private mutating func id(of tag: HTMLTag) -> String? {
        HTMLTargets.ids(of: tag).first { takenIDs.insert($0).inserted }
    }

    private mutating func attributes(of tag: HTMLTag) -> String {
        var result = id(of: tag).map { " id=\"\($0.htmlEscaped)\"" } ?? ""
        var seen: Set<String> = []
        let unique = tag.attributes.filter { seen.insert($0.name).inserted }
        for attribute in unique.sorted(by: { $0.name < $1.name }) {
            let name = attribute.name
            let value = attribute.value
            if name == "href", tag.name == "a" {
                if case .url(let url) = handler.address(value, isImage: false, in: current) {
                    result += " href=\"\(url.htmlEscaped)\""
                }
            } else if let value = SafeHTML.value(value, of: name, in: tag.name) {
                result += " \(name)=\"\(value.htmlEscaped)\""
            }
        }
        return result
    }

    private mutating func addImage(_ tag: HTMLTag, isInLink: Bool) {
        let source = tag[attribute: "src"] ?? ""
        let words = (tag[attribute: "alt"] ?? "").htmlEscaped
        switch handler.address(source, isImage: true, in: current) {
        case .url(let url):
            let alt = tag[attribute: "alt"] == nil ? " alt=\"\"" : ""
            output += "<img src=\"\(url.htmlEscaped)\"\(alt)\(attributes(of: tag))>"
        case .link(let url) where !isInLink && !current.isInLink:
            output +=
                "<a href=\"\(url.htmlEscaped)\">\(words.isEmpty ? url.htmlEscaped : words)</a>"
        case .link, .words: output += words
        }
    }
}

/// The places in raw HTML that links may lead to.
enum HTMLTargets {
    /// The `id` of any element, and the `name` of an `a`.
    static func ids(of tag: HTMLTag) -> [String] {
        if tag.isClosing { return [] }
        var ids = [tag[attribute: "id"]]
        if tag.name == "a" { ids.append(tag[attribute: "name"]) }
        return ids.compactMap(\.self).filter { id in
            !id.isEmpty && !id.utf8.contains { $0.isSpace }
        }
    }
}

extension MarkdownDocument {
    /// The ids in raw HTML, and the names of its anchors, whether it is kept or not.
    package var htmlIDs: [String] {
        root.nodes(.html).flatMap { node in
            HTMLScanner.tokens(of: node.literal).flatMap { token in
                if case .tag(let tag) = token { HTMLTargets.ids(of: tag) } else { [String]() }
            }
        }
    }

    /// Replaces raw HTML by a safe subset of it, in which no element has an id of `takenIDs`.
    package func cleanHTML<Handler: HTMLHandler>(
        takenIDs: Set<String> = [],
        _ handler: inout Handler
    ) {
        handler = HTMLCleaning(root, takenIDs: takenIDs, handler).handler
    }
}
