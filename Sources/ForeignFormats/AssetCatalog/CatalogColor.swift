import ColorScience
import SourceTrees
import ThemeModel

/// A colour of an asset catalog that can be edited: `{ "color-space": "srgb", "components": { "red": "0xFF", … } }`.
///
/// Grey has `white` alone: another colour of it is in sRGB.
struct CatalogColor: ComposedColor {
    private let node: SourceNode
    private let components: SourceNode
    private let channels: [SourceNode]
    private let white: (key: SourceNode, value: SourceNode)?
    private let color: Color

    init?(_ node: SourceNode) {
        guard let components = node["components"], let color = AssetColor.color(node) else {
            return nil
        }
        let channels = ["red", "green", "blue"].compactMap { components[$0] }
        if channels.count == 3 {
            self.channels = channels
            white = nil
        } else if channels.isEmpty,
            let white = components.pairs.first(where: { $0.key.text == "white" })
        {
            self.channels = [white.value]
            self.white = white
        } else {
            return nil
        }
        self.node = node
        self.components = components
        self.color = color
    }

    func texts(for edit: ValueEdit) -> ComposedTexts? {
        let alpha = components["alpha"]
        if edit.alpha != nil, alpha == nil { return nil }
        let target = DisplayColor(
            rgb: edit.color ?? color.clipped.rgb,
            alpha: edit.alpha ?? color.alpha
        )
        var members: [(node: SourceNode, text: String)] = []
        var added: [(name: String, text: String)] = []
        if let rgb = edit.color {
            let texts = texts(of: rgb)
            members = zip(channels, texts).map { (node: $0, text: $1) }
            if let white, !rgb.isGrey {
                members.append((white.key, "red"))
                node["color-space"].map { members.append(($0, "srgb")) }
                added = [("green", texts[1]), ("blue", texts[2])]
            }
        }
        if let alpha, let value = edit.alpha { members.append((alpha, Self.decimal(value))) }
        let new = node.replacing(members, adding: added, to: components)
        guard let read = AssetColor.color(new), read.renditions == [target] else { return nil }
        return ComposedTexts(members: members, added: added, old: color.css, new: read.css)
    }

    /// The channels as they were written, `0x1A` or `26` where all are so; else as decimals.
    private func texts(of rgb: SRGB8) -> [String] {
        let bytes = [rgb.red, rgb.green, rgb.blue]
        let old = channels.map { $0.text ?? "" }
        if color.space == .srgb {
            if old.allSatisfy({ $0.lowercased().hasPrefix("0x") }) {
                return bytes.map {
                    "0x" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
                }
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
        return text + (decimals == 0 ? "." : "")
            + String(repeating: "0", count: max(0, 3 - decimals))
    }
}

extension SRGB8 {
    fileprivate var isGrey: Bool { red == green && green == blue }
}

extension SourceNode {
    /// The same with other texts at the places of some of its parts, and more members of one of them.
    fileprivate func replacing(
        _ members: [(node: SourceNode, text: String)],
        adding added: [(name: String, text: String)],
        to other: SourceNode
    ) -> SourceNode {
        switch content {
        case .scalar(_, let style):
            guard let text = members.first(where: { $0.node.location == location })?.text else {
                return self
            }
            return SourceNode(content: .scalar(text, style), location: location)
        case .sequence: return self
        case .mapping(let pairs):
            func new(_ node: SourceNode) -> SourceNode {
                node.replacing(members, adding: added, to: other)
            }
            let more = location == other.location ? added : []
            let all = pairs.map { (key: new($0.key), value: new($0.value)) }
            return SourceNode(
                content: .mapping(
                    all
                        + more.map {
                            (
                                SourceNode(text: $0.name, at: self),
                                SourceNode(text: $0.text, at: self)
                            )
                        }
                ),
                location: location
            )
        }
    }
}
