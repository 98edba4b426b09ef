import SourceTrees

extension LegacyToken {
    /// The value of a token with all that Tokens Studio or Carbon does to it, in either form of tokens.
    static func modified(_ value: SourceNode, of node: SourceNode) -> SourceNode {
        let extensions = node["$extensions"]
        let modification = extensions?["studio.tokens"]?["modify"]
        guard modification != nil, value.text != nil else {
            return TokenAlpha(extensions).applied(to: value)
        }
        return module(of: node)["$value"] ?? value
    }
}
