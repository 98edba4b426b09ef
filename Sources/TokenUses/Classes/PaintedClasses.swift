/// The classes of the app's own style sheets that paint a ground, or change all in their element.
///
/// Tailwind's classes may stand beside them in markup.
package struct PaintedClasses: Sendable {
    private struct Paint {
        /// The other classes of the element that the rule is for.
        let others: Set<String>
        let property: PaintProperty
    }

    private var sites: [String: [Paint]] = [:]
    /// By their files: those of components and pages.
    private var files: [String: [String: [Paint]]] = [:]
    /// The file whose classes are looked up.
    var file = ""

    package init(_ sheets: [StyleUses] = []) {
        for sheet in sheets where sheet.rules.reach != .module {
            for rule in sheet.rules.rules { addRule(rule, in: sheet.rules) }
        }
    }

    private mutating func addRule(_ rule: SheetRule, in sheet: SheetRules) {
        let isEffect = rule.changesContent(sheet.animations)
        guard isEffect || rule.setsGround || rule.doubt != nil else { return }
        for selector in rule.selectors {
            let classes = Self.classes(of: selector, sheet.words)
            guard let first = classes.first else { continue }
            let paint = Paint(
                others: Set(classes.dropFirst()),
                property: isEffect ? .opacity : .ground
            )
            if sheet.reach == .site {
                sites[first, default: []].append(paint)
            } else {
                files[sheet.file, default: [:]][first, default: []].append(paint)
            }
        }
    }

    private static func classes(of selector: RuleSelector, _ words: SelectorWords) -> [String] {
        guard let last = selector.compounds.last,
            !words.has([.pseudoElement, .disabled, .root], [last])
        else { return [] }
        let names = last.words.map { words.names[$0] }
        if names.contains("body") { return [] }
        return names.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
    }

    /// The grounds and effects that a class may have beside the others of its element.
    func properties(of name: Substring, in list: ClassList) -> Set<PaintProperty> {
        if sites.isEmpty, files.isEmpty { return [] }
        let name = String(name)
        let found = (sites[name] ?? []) + (files[file]?[name] ?? [])
        if found.isEmpty { return [] }
        let classes = Set(list.words.map(\.text))
        return Set(found.filter { $0.others.isSubset(of: classes) }.map(\.property))
    }
}
