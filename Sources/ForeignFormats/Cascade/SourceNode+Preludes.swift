import SourceTrees

extension SourceNode {
    /// The at-rules and selectors around the properties of a rule of a style sheet, the innermost last.
    var preludes: [String] { self["within"]?.items.compactMap(\.text) ?? [] }
}
