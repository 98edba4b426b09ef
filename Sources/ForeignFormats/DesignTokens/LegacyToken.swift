import ColorScience
import SourceTrees
import ThemeModel

/// A token of the form before the Format Module, as the module has it.
struct LegacyToken {
    private let node: SourceNode

    init(_ node: SourceNode) { self.node = node }

    /// The same tokens as the Format Module has them; `isOfColors` in a group that says so by its name.
    static func module(of node: SourceNode, isOfColors: Bool = false) -> SourceNode {
        guard case .mapping(let pairs) = node.content else { return node }
        let token = LegacyToken(node)
        if node["$value"] == nil, let value = node["value"], !isGroup(value) {
            return token.module(value, isOfColors: isOfColors)
        }
        let members = pairs.map { key, value in
            let name = key.text ?? ""
            let isOfColors = isOfColors || ["color", "colors"].contains(name.lowercased())
            let member = token.member(name, value) ?? module(of: value, isOfColors: isOfColors)
            return (key: key, value: member)
        }
        return SourceNode(pairs: members, at: node)
    }

    private func module(_ value: SourceNode, isOfColors: Bool) -> SourceNode {
        let isColor = isOfColors && value.text != nil
        let type = type ?? (isColor ? "color" : nil)
        func key(_ name: String) -> SourceNode { SourceNode(text: name, at: node) }
        var members = [(key: key("$value"), value: moduleValue(value, type))]
        if let type {
            let node = SourceNode(text: type, at: node["type"] ?? value)
            members.append((key("$type"), node))
        }
        return SourceNode(pairs: members, at: node)
    }

    /// A member with a name of the Format Module; nil for a token or group.
    private func member(_ name: String, _ value: SourceNode) -> SourceNode? {
        switch name {
        case "$value":
            return moduleValue(value, node["$type"]?.text.map(moduleType))
        case "$type":
            guard let type = value.text else { return value }
            return SourceNode(text: moduleType(type), at: value)
        default:
            return name.hasPrefix("$") ? value : nil
        }
    }

    /// A group may have the name `value`.
    private static func isGroup(_ node: SourceNode) -> Bool {
        if node["value"] != nil || node["$value"] != nil { return true }
        return node.pairs.contains { isGroup($0.value) }
    }
}

// MARK: - Types

extension LegacyToken {
    /// The types of Tokens Studio by the names of the Format Module.
    private static let types = [
        "sizing": "dimension", "spacing": "dimension", "borderRadius": "dimension",
        "borderWidth": "dimension", "fontSizes": "dimension", "fontSize": "dimension",
        "lineHeights": "dimension", "letterSpacing": "dimension",
        "paragraphSpacing": "dimension", "fontFamilies": "fontFamily",
        "fontWeights": "fontWeight", "opacity": "number", "boxShadow": "shadow",
    ]

    private static let units = ["": "number", "px": "dimension", "rem": "dimension"]

    /// A share, as in `150%`, is a number.
    private func moduleType(_ name: String) -> String {
        let type = Self.types[name] ?? name
        let value = node["$value"] ?? node["value"]
        let isShare = value?.text?.hasSuffix("%") ?? false
        return type == "dimension" && isShare ? "number" : type
    }

    /// The type of the token, or the one that its value tells.
    var type: String? {
        if let type = node["type"]?.text { return moduleType(type) }
        guard let text = node["value"]?.text else { return nil }
        let number = text.prefix { "-.0123456789".contains($0) }
        let unit = String(text.dropFirst(number.count))
        if Double(number) != nil, let type = Self.units[unit] { return type }
        if isWeightOfSpectrum { return nil }
        let isColor = (try? Color(parsing: text)) != nil || ColorText.isFunction(ofAliases: text)
        return isColor ? "color" : nil
    }

    /// The weight `black` is no colour.
    private var isWeightOfSpectrum: Bool {
        node["$schema"]?.text?.hasSuffix("/font-weight.json") ?? false
    }
}

// MARK: - Values

extension LegacyToken {
    /// A reference of Style Dictionary ends with `.value`, one of Tokens Studio may begin with `$` instead of braces.
    private func moduleValue(_ value: SourceNode, _ type: String?) -> SourceNode {
        let text = value.text ?? ""
        if let alpha = separateAlpha, type == nil || type == "color" {
            return IrregularValue(.unknown, "\(text) with the alpha \(alpha)").node(at: value)
        }
        let modification = node["$extensions"]?["studio.tokens"]?["modify"]
        if let translucent = TranslucentAlias(value, modification) {
            return translucent.node(at: value)
        }
        if let modification {
            let css = TokenModifier(modification)?.css(of: text)
            return IrregularValue(css == nil ? .unknown : .function, css ?? text).node(at: value)
        }
        if let path = TokenFile.path(of: value) {
            let name = TokenFile.withoutValue(path)
            return name == path ? value : SourceNode(text: "{\(name)}", at: value)
        }
        if text.contains("{") { return IrregularValue(.function, text).node(at: value) }
        if text.hasPrefix("$"), !text.contains(" ") {
            return SourceNode(text: "{\(text.dropFirst())}", at: value)
        }
        return Self.moduleText(value, type)
    }

    /// An alpha beside the value, which a transform of the author's own tools may add to the colour.
    private var separateAlpha: String? {
        guard let text = (node["alpha"] ?? node["opacity"])?.text, Double(text) != 1 else {
            return nil
        }
        return text
    }

    /// Numbers are texts there, lengths without a unit pixels, and weights have the names of fonts.
    private static func moduleText(_ value: SourceNode, _ type: String?) -> SourceNode {
        guard let text = value.text else {
            return type == "color" ? LegacyColorObject.text(of: value) : value
        }
        func plain(_ text: String) -> SourceNode {
            SourceNode(content: .scalar(text, .plain), location: value.location)
        }
        let isShare = text.hasSuffix("%")
        let number = Double(isShare ? text.dropLast() : text[...])
        switch (type, number) {
        case ("color", _) where [6, 8].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit):
            return SourceNode(text: "#\(text)", at: value)
        case ("dimension", _?):
            return SourceNode(text: "\(text)px", at: value)
        case ("number", let number?):
            return plain(isShare ? "\(number / 100)" : text)
        case ("fontWeight", _?):
            return plain(text)
        case ("fontWeight", nil):
            let name = text.lowercased().replacing(" ", with: "-")
            return SourceNode(text: name, at: value)
        default:
            return value
        }
    }
}
