import SourceText
import SourceTrees

extension SourceNode {
    /// The custom properties that the `var()` of a value name, in their order.
    var namedProperties: [String] {
        guard let text, text.includes("var(") else { return [] }
        return text.matches(of: /var\(\s*(--[^\s,()]+)/).map { String($0.1) }
    }
}
