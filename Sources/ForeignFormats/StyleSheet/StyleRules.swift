import SourceText
import SourceTrees
import StyleSheets
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
    /// The rules of Sass that set colours where it computes them to.
    private(set) var computed: [SourceNode] = []
    /// The rules about parts of pages.
    private(set) var partial: [SourceNode] = []
    private(set) var isCut = false

    private let themeClasses: ThemeClasses
    private var layers = CascadeLayers()
    private typealias Invalid = StyleSelectorParser.Invalid
    private var lists: [[String]: Result<[StyleSelector], Invalid>] = [:]

    init(_ root: SourceNode) {
        let all = root["$css"]?.items ?? []
        themeClasses = ThemeClasses(all)
        if TailwindPalette.isImported(in: root) {
            for name in ["theme", "base", "components", "utilities"] { layers.add([name]) }
        }
        if all.contains(where: Self.isOfTailwind) { layers.add(["theme"]) }
        for (order, node) in all.enumerated() { read(node, order) }
    }

    private static func isOfTailwind(_ node: SourceNode) -> Bool {
        node.preludes.last?.hasPrefix("@theme") ?? false
    }

    private mutating func read(_ node: SourceNode, _ order: Int) {
        let context = surroundings(of: node)
        let properties = Self.properties(of: node, in: context)
        if properties.isEmpty { return }
        if context.isAnimation, properties.contains(where: Self.isCustomColor) {
            animated.append(node)
            return
        }
        let names = node.preludes + properties.names
        let isComputed = context.isComputed || names.contains { $0.contains("#{") }
        if isComputed, properties.contains(where: Self.isCustomColor) {
            computed.append(node)
            return
        }
        guard context.isOfPage else {
            partial.append(node)
            return
        }
        do throws(Invalid) {
            let texts = node.preludes.map { String($0.trimmed) }.filter { !$0.hasPrefix("@") }
            var selectors = try selectors(texts)
            let theme = properties["name"]?.text
            if let theme = context.daisyTheme(named: theme) { selectors = [theme] }
            addRule(node, order, selectors, properties, in: context)
        } catch {
            addInvalid(node, properties, error)
        }
    }

    /// The at-rules around a rule, from the outermost on.
    private mutating func surroundings(of node: SourceNode) -> Surroundings {
        var context = Surroundings()
        for item in node["within"]?.items ?? [] {
            guard let prelude = item.text?.trimmed, prelude.hasPrefix("@") else { continue }
            context.enter(String(prelude), at: item.location, &layers)
        }
        return context
    }

    private mutating func addRule(
        _ node: SourceNode,
        _ order: Int,
        _ selectors: [StyleSelector],
        _ properties: StyleRule.Properties,
        in context: Surroundings
    ) {
        var pages = Self.pages(of: selectors).map(themeClasses.stating)
        if pages.allSatisfy({ $0.kind == .part }) {
            partial.append(node)
            return
        }
        if pages.count > StyleRule.pageLimit {
            isCut = true
            pages.removeLast()
        }
        let rule = StyleRule(
            node: node,
            selectors: selectors,
            condition: .all(context.conditions),
            layer: layers.rank(of: context.layer),
            order: order,
            properties: properties,
            important: Set(node["important"]?.texts ?? []),
            pages: pages.filter { $0.kind != .part }
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
