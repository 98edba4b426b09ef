import StyleSheets

// The elements that `:has()` names.
extension SelectorElements {
    private static let start = ":has("

    /// The elements that lie in the element of a selector, as `.card` in `.wrap:has(.card)`.
    mutating func elements(in selector: RuleSelector) -> [RuleSelector] {
        let names = selector.compounds.last?.words.map { words.names[$0] } ?? []
        return names.filter { $0.hasPrefix(Self.start) }.flatMap { name in
            elements(named: name.dropFirst(Self.start.count).dropLast(), in: selector)
        }
    }

    private mutating func elements(
        named argument: Substring,
        in selector: RuleSelector
    ) -> [RuleSelector] {
        let isChild = argument.hasPrefix(">")
        let text = argument.drop { $0 == ">" || $0 == " " }
        let list = try? StyleSelectorParser.list(String(text), in: nil, names: .all)
        return (list ?? []).flatMap { inner in
            elements(of: inner).list.compactMap { element in
                var nested = selector
                nested.compounds += element.compounds
                nested.compounds[selector.compounds.count].isChild = isChild
                return nested.compounds.count < RuleSelector.depthLimit ? nested : nil
            }
        }
    }
}
