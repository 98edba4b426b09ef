import SourceText
import SourceTrees

/// The colours of a design document's components, and the texts that these lay on their grounds.
///
/// A variant, such as `button-primary-hover`, has what it does not set from the component that its name begins with.
struct DesignComponents {
    private let root: SourceNode
    /// In the order of the file; one in another has the names of both, as a variant has.
    private let components: [(name: String, node: SourceNode)]
    private let named: [String: SourceNode]
    /// The names of the colours that let all through.
    private let clearColors: Set<String>

    private static let text = "textColor"
    private static let ground = "backgroundColor"
    /// The most words that a variant has after its component.
    private static let wordLimit = 8

    init(_ root: SourceNode, colors: SourceNode?) {
        self.root = root
        components = Self.components(in: root, named: [])
        named = Dictionary(keepingFirst: components.map { ($0.name, $0.node) })
        let clear = colors?.pairs.filter { $0.value.text == "transparent" } ?? []
        clearColors = Set(clear.compactMap(\.key.text))
    }

    /// The colours as a group of the Format Module, each text with the ground that it asks a pair with.
    var group: SourceNode {
        let members = components.compactMap { name, component in
            tokens(of: component, named: name).map { (name: name, value: $0) }
        }
        return SourceNode(members: members, at: root)
    }

    private static func components(
        in node: SourceNode,
        named names: [String]
    ) -> [(name: String, node: SourceNode)] {
        guard names.count <= wordLimit else { return [] }
        return node.pairs.flatMap { key, value -> [(name: String, node: SourceNode)] in
            guard let name = key.text, value.isMapping, value.unquotedAlias == nil,
                names.isEmpty || !isOfColor(name)
            else { return [] }
            let path = names + [name]
            let own = (name: path.joined(separator: "-"), node: value)
            return [own] + components(in: value, named: path)
        }
    }

    private func tokens(of component: SourceNode, named name: String) -> SourceNode? {
        let pair = pair(of: component, named: name)
        let last = component[Self.text] == nil ? Self.ground : Self.text
        let members = component.pairs.compactMap { key, value in
            key.text.flatMap { key in
                color(value, of: key).map { color in
                    let token = DesignModule.token(color, pair: key == last ? pair : nil)
                    return (name: key, value: token)
                }
            }
        }
        return members.isEmpty ? nil : SourceNode(members: members, at: component)
    }

    /// The value as a colour, or what stands in a colour's place; nil for a line, a size or a font.
    private func color(_ node: SourceNode, of key: String) -> SourceNode? {
        let value = DesignModule.value(node)
        if Self.isOfColor(key) { return value ?? node }
        guard let text = value?.text else { return nil }
        let isReference = text.hasPrefix("{colors.") && text.hasSuffix("}")
        return isReference || ColorText.isCode(text) ? value : nil
    }

    private static func isOfColor(_ key: String) -> Bool {
        key.lowercased().hasSuffix("color") || key.hasSuffix("ackground")
    }
}

// MARK: - Pairs

extension DesignComponents {
    /// The references to a component's text and ground; nil where it sets neither, or one is nowhere to be had.
    private func pair(
        of component: SourceNode,
        named name: String
    ) -> (text: String, ground: String)? {
        guard component[Self.text] ?? component[Self.ground] != nil,
            let text = owner(of: Self.text, for: name),
            let ground = owner(of: Self.ground, for: name), !isClear(ground.value)
        else { return nil }
        let path = { (owner: String, key: String) in "{components.\(owner).\(key)}" }
        return (path(text.name, Self.text), path(ground.name, Self.ground))
    }

    /// The component that sets a colour: the named one, or that of which it is a variant.
    private func owner(of key: String, for name: String) -> (name: String, value: SourceNode)? {
        var name = Substring(name)
        for _ in 0...Self.wordLimit {
            if let value = named[String(name)]?[key] { return (String(name), value) }
            guard let end = name.lastIndex(of: "-") else { return nil }
            name = name[..<end]
        }
        return nil
    }

    /// A ground that lets all through says nothing about what the text lies on.
    private func isClear(_ value: SourceNode) -> Bool {
        guard let text = value.text else { return false }
        guard let name = text.wholeMatch(of: /\{colors\.([^{}]+)\}/)?.1 else {
            return text == "transparent" || text == "none"
        }
        return clearColors.contains(String(name))
    }
}
