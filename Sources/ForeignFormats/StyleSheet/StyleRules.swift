import SourceText
import SourceTrees
import ThemeModel

/// The rules of a sheet, with the selectors, conditions and layers that stand around them.
struct StyleRules {
    private(set) var rules: [StyleRule] = []
    /// The rules that no browser takes, because a selector around them is none.
    private(set) var invalid: [SourceNode] = []
    /// The rules with longer selectors than are read.
    private(set) var unread: [SourceNode] = []
    /// The steps of animations that set colours.
    private(set) var animated: [SourceNode] = []
    /// The rules about parts of pages.
    private(set) var partial: [SourceNode] = []
    private(set) var isCut = false

    private var layers = CascadeLayers()
    private typealias Invalid = StyleSelectorParser.Invalid
    private var lists: [[String]: Result<[StyleSelector], Invalid>] = [:]

    init(_ root: SourceNode) {
        let all = root["$css"]?.items ?? []
        if TailwindPalette.isImported(in: root) {
            for name in ["theme", "base", "components", "utilities"] { layers.add([name]) }
        }
        if all.contains(where: Self.isOfTailwind) { layers.add(["theme"]) }
        for (order, node) in all.enumerated() { read(node, order) }
    }

    private static func isOfTailwind(_ node: SourceNode) -> Bool {
        node["within"]?.items.last?.text?.hasPrefix("@theme") ?? false
    }

    private mutating func read(_ node: SourceNode, _ order: Int) {
        guard let within = node["within"], within.isList else { return }
        let preludes = within.items.compactMap { item in
            item.text.map { (text: String($0.trimmed), node: item) }
        }
        var context = Surroundings()
        for prelude in preludes {
            if prelude.text.hasPrefix("@") {
                context.enter(prelude.text, at: prelude.node.location, &layers)
            }
        }
        let texts = preludes.map(\.text).filter { !$0.hasPrefix("@") }
        let properties = Self.properties(of: node, in: context)
        if properties.isEmpty { return }
        if context.isAnimation, properties.contains(where: Self.isCustomColor) {
            animated.append(node)
            return
        }
        guard context.isOfPage else {
            partial.append(node)
            return
        }
        var selectors: [StyleSelector]
        do throws(Invalid) {
            selectors = try self.selectors(texts)
        } catch {
            return addInvalid(node, properties, error)
        }
        if let theme = context.daisyTheme(named: properties["name"]?.text) { selectors = [theme] }
        var some = Self.pages(of: selectors)
        if some.allSatisfy({ $0.kind == .part }) {
            partial.append(node)
            return
        }
        if some.count > StyleRule.pageLimit {
            isCut = true
            some.removeLast()
        }
        let rule = StyleRule(
            node: node,
            selectors: selectors,
            condition: .all(context.conditions),
            layer: layers.rank(of: context.layer),
            order: order,
            properties: properties,
            important: Set(node["important"]?.texts ?? []),
            pages: some.filter { $0.kind != .part }
        )
        rules.append(rule)
    }

    /// The pages that selectors ask for, one more than a rule may have at most.
    private static func pages(of selectors: [StyleSelector]) -> [StyledPage] {
        var pages: [StyledPage] = []
        for selector in selectors where pages.count <= StyleRule.pageLimit {
            pages += selector.pages(limit: StyleRule.pageLimit + 1)
        }
        return Array(pages.prefix(StyleRule.pageLimit + 1))
    }

    private mutating func addInvalid(
        _ node: SourceNode,
        _ properties: StyleRule.Properties,
        _ error: Invalid
    ) {
        if !error.isTooLong {
            invalid.append(node)
        } else if properties.contains(where: Self.isCustomColor) {
            unread.append(node)
        } else {
            partial.append(node)
        }
    }

    static func isCustomColor(_ name: String, _ value: SourceNode) -> Bool {
        name.hasPrefix("--") && PageList.isColor(value.text ?? "")
    }

    /// The selectors of the innermost of rules that are nested in each other.
    private mutating func selectors(_ texts: [String]) throws(Invalid) -> [StyleSelector] {
        guard let last = texts.last else { return [.root] }
        if let known = lists[texts] { return try known.get() }
        do throws(Invalid) {
            let parents = texts.count == 1 ? nil : try selectors(texts.dropLast())
            let list = try StyleSelectorParser.list(last, in: parents)
            lists[texts] = .success(list)
            return list
        } catch {
            lists[texts] = .failure(error)
            throw error
        }
    }

    /// The properties, without those of `@theme` that name themselves: `@theme inline` repeats what `:root` has in this way.
    private static func properties(
        of node: SourceNode,
        in context: Surroundings
    ) -> StyleRule.Properties {
        var properties: StyleRule.Properties = [:]
        for (key, value) in node["properties"]?.pairs ?? [] {
            guard let name = key.text else { continue }
            let isRepeated = value.text.flatMap(StyleValues.target) == name
            if context.isTailwindTheme, isRepeated { continue }
            properties[name] = value
        }
        return properties
    }
}
