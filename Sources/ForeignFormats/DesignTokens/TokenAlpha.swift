import SourceTrees

/// The alpha that Carbon keeps beside the value of a token: `"alphaModifier": 0.12`, or one for each theme.
struct TokenAlpha {
    private let all: SourceNode?
    private let byTheme: SourceNode?

    init(_ extensions: SourceNode?) {
        let vendors = extensions?.pairs.map(\.value) ?? []
        all = vendors.lazy.compactMap { $0["alphaModifier"] }.first
        byTheme = vendors.lazy.compactMap { $0["alphaModifiers"] }.first
    }

    /// The value of a token with its alpha; as it is without one.
    func applied(to value: SourceNode) -> SourceNode { Self.value(value, with: all) }

    /// The value for a theme, beside which its alpha may stand.
    func applied(to value: SourceNode, for theme: String) -> SourceNode {
        if let own = value["value"] { return Self.value(own, with: value["alpha"]) }
        return Self.value(value, with: byTheme?[theme] ?? all)
    }

    private static func value(_ base: SourceNode, with alpha: SourceNode?) -> SourceNode {
        guard let alpha, let text = alpha.text else { return base }
        if let color = base.text {
            return SourceNode(text: "rgba(\(color), \(text))", at: base)
        }
        let rest = base.pairs.filter { $0.key.text != "alpha" }
        let member = (key: SourceNode(text: "alpha", at: alpha), value: alpha)
        return SourceNode(pairs: rest + [member], at: base)
    }
}
