import ColorScience

/// A colour of an asset catalog: `{ "color-space": "srgb", "components": { "red": "0xFF", … } }`.
struct CatalogColor: ComposedColor {
    private let channels: [SourceNode]
    private let alpha: SourceNode?
    private let node: SourceNode
    private let color: Color

    /// Grey has one member for three channels.
    init?(_ node: SourceNode) {
        let channels = ["red", "green", "blue"].compactMap { node["components"]?[$0] }
        guard channels.count == 3, let color = AssetColor.color(node) else { return nil }
        (self.channels, self.node, self.color, alpha) = (channels, node, color, node["components"]?["alpha"])
    }

    func texts(for edit: ValueEdit) -> ComposedTexts? {
        if edit.alpha != nil, alpha == nil { return nil }
        let target = DisplayColor(rgb: edit.color ?? color.clipped.rgb, alpha: edit.alpha ?? color.alpha)
        var members = edit.color.map { Array(zip(channels, texts(of: $0))).map { (node: $0, text: $1) } } ?? []
        if let alpha, let value = edit.alpha { members.append((alpha, Self.decimal(value))) }
        let new = node.replacing(members)
        guard let read = AssetColor.color(new), read.renditions == [target] else { return nil }
        return (members, color.css, read.css)
    }

    /// The channels as they were written, `0x1A` or `26` where all are so; else as decimals.
    private func texts(of rgb: SRGB8) -> [String] {
        let bytes = [rgb.red, rgb.green, rgb.blue]
        let old = channels.map { $0.text ?? "" }
        if (node["color-space"]?.text ?? "srgb").hasSuffix("srgb") {
            if old.allSatisfy({ $0.lowercased().hasPrefix("0x") }) {
                return bytes.map { "0x" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
            }
            let isWhole = old.allSatisfy { Int($0) != nil } && old.contains { Int($0) ?? 0 > 1 }
            if isWhole, bytes.contains(where: { $0 > 1 }) { return bytes.map { "\($0)" } }
        }
        return Color(rgb).components(in: color.space).map { Self.decimal($0 ?? 0) }
    }

    /// At least three decimals, so that none is a whole number of 8 bits.
    private static func decimal(_ number: Double) -> String {
        let text = CSSNumber.text(of: (number * 100_000).rounded() / 100_000)
        let decimals = text.split(separator: ".").dropFirst().first?.utf8.count ?? 0
        return text + (decimals == 0 ? "." : "") + String(repeating: "0", count: max(0, 3 - decimals))
    }
}

/// A colour of a property list: `Red Component` and others from 0 to 1, in sRGB or Display P3.
struct PropertyListColor: ComposedColor {
    private let channels: [SourceNode]
    private let css: String

    init?(_ node: SourceNode) {
        let channels = ["Red", "Green", "Blue"].compactMap { node["\($0) Component"] }
        guard channels.count == 3, let color = ColorDecoder.color(node, .components) else { return nil }
        (self.channels, css) = (channels, color.css)
    }

    /// The reader takes no alpha from such colours.
    func texts(for edit: ValueEdit) -> ComposedTexts? {
        guard edit.alpha == nil, let rgb = edit.color, let notation = ColorNotation(css) else { return nil }
        let new = notation.text(for: rgb)
        let isSRGB = notation.color.space == .srgb
        let numbers = isSRGB ? rgb.srgb.components.array.map { "\($0)" } : ColorObject.numbers(in: new)
        guard numbers.count >= 3 else { return nil }
        return (zip(channels, numbers).map { (node: $0, text: $1) }, css, new)
    }
}

extension SourceNode {
    /// The same with other texts at the places of some of its parts.
    fileprivate func replacing(_ members: [(node: SourceNode, text: String)]) -> SourceNode {
        switch content {
        case .scalar(_, let style):
            guard let text = members.first(where: { $0.node.location == location })?.text else { return self }
            return SourceNode(content: .scalar(text, style), location: location)
        case .sequence: return self
        case .mapping(let pairs):
            let new = pairs.map { (key: $0.key, value: $0.value.replacing(members)) }
            return SourceNode(content: .mapping(new), location: location)
        }
    }
}
