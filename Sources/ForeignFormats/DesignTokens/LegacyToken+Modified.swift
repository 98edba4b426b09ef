import SourceTrees

extension LegacyToken {
    /// The value of a token with all that Tokens Studio does to it, in either form of tokens.
    static func modified(_ value: SourceNode, of node: SourceNode) -> SourceNode {
        let modification = node["$extensions"]?["studio.tokens"]?["modify"]
        guard modification != nil, value.text != nil else { return value }
        return module(of: node)["$value"] ?? value
    }
}
