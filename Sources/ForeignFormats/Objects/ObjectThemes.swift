import SourceText
import SourceTrees
import ThemeModel

/// The themes and modes of nested objects of colours, as rules of a style sheet.
///
/// Objects side by side with mostly the same names are the forms of one palette: modes where their names say light and dark,
/// else themes.
struct ObjectThemes {
    private struct Variant {
        let name: String
        let path: [String]
        let node: SourceNode
    }

    private let root: SourceNode
    private var variants: [Variant] = []
    private var properties: [String: String] = [:]
    private(set) var rules: [SourceNode] = []

    /// The values from elsewhere that objects take over whole, such as `...base`.
    var spreads: [SourceNode] {
        let leaves = ObjectLeaves(root).leaves
        return leaves.filter { $0.path.last?.hasPrefix("...") ?? false }.map(\.value)
    }

    /// Fewer names in common are chance.
    private static let leastShared = 3
    /// More objects side by side are not compared, each with all others.
    private static let mostGroups = 500

    init(_ root: SourceNode) {
        self.root = root
        variants = Self.variants(in: root, at: [])
        addRules()
    }

    /// The forms of a palette at the level that is nearest to the root.
    private static func variants(in node: SourceNode, at path: [String]) -> [Variant] {
        let groups = ObjectLeaves.members(of: node).filter(\.value.isMapping)
        if groups.count > mostGroups { return [] }
        let names = groups.map { group in
            Set(ObjectLeaves(group.value).leaves.filter(\.isColor).map(\.path))
        }
        for first in groups.indices {
            let alike = groups.indices.filter { index in
                let shared = names[first].intersection(names[index]).count
                return shared >= leastShared
                    && shared * 2 >= min(names[first].count, names[index].count)
            }
            guard alike.count > 1 else { continue }
            return alike.map { index in
                let (name, group) = groups[index]
                return Variant(name: name, path: path + [name], node: group)
            }
        }
        for group in groups {
            let found = variants(in: group.value, at: path + [group.name])
            if !found.isEmpty { return found }
        }
        return []
    }
}

// MARK: - Rules

extension ObjectThemes {
    private mutating func addRules() {
        let places = Set(variants.map(\.path))
        let depth = variants.first?.path.count ?? 0
        let shared = ObjectLeaves(root).leaves.filter { leaf in
            !places.contains(Array(leaf.path.prefix(depth)))
        }
        // Beside the forms of a palette are ramps, which keep their names.
        let paths = shared.filter(\.isColor).map(\.path)
        let start = variants.isEmpty ? Self.commonStart(of: paths) : []
        let own = variants.map { variant in
            ObjectLeaves(variant.node).leaves
        }
        for leaf in shared { name(leaf, after: start, in: []) }
        for (variant, leaves) in zip(variants, own) {
            for leaf in leaves { name(leaf, after: [], in: variant.path) }
        }
        addRule(":root", shared.filter { $0.path.starts(with: start) }, in: [])
        let schemes = schemes
        for (index, variant) in variants.enumerated() {
            var selector = "[data-theme=\"\(ThemeID.make(from: variant.name))\"]"
            if let schemes { selector = schemes[index] == .dark ? ".dark" : ":root" }
            addRule(selector, own[index], in: variant.path)
        }
    }

    /// The forms of a palette are themes.
    var hasThemes: Bool { !variants.isEmpty && schemes == nil }

    /// The schemes of two forms of which one is dark by its name; nil for themes.
    private var schemes: [Scheme]? {
        guard variants.count == 2 else { return nil }
        let words = variants.map { NameWords.words(of: $0.name) }
        let areDark = words.map { $0.contains("dark") }
        guard areDark[0] != areDark[1] else { return nil }
        return areDark.map { $0 ? .dark : .light }
    }

    private static func commonStart(of paths: [[String]]) -> [String] {
        guard var start = paths.first?.dropLast() else { return [] }
        for path in paths {
            while !path.starts(with: start) { start = start.dropLast() }
        }
        return Array(start)
    }

    /// Remembers the property of a leaf, for values that refer to it.
    private mutating func name(
        _ leaf: ObjectLeaves.Leaf,
        after start: [String],
        in group: [String]
    ) {
        let path = leaf.path.starts(with: start) ? leaf.path.dropFirst(start.count) : leaf.path[...]
        properties[(group + leaf.path).joined(separator: ".")] = Self.property(Array(path))
    }

    private static func property(_ path: [String]) -> String {
        "--" + path.joined(separator: "-")
    }

    private mutating func addRule(
        _ selector: String,
        _ leaves: [ObjectLeaves.Leaf],
        in group: [String]
    ) {
        let coloredGroups = Set(leaves.filter(\.isColor).map { $0.path.dropLast() })
        var members: [(name: String, value: SourceNode)] = []
        for leaf in leaves
        where leaf.isText || coloredGroups.contains(leaf.path.dropLast()) {
            let key = (group + leaf.path).joined(separator: ".")
            guard let property = properties[key] else { continue }
            members.append((property, value(of: leaf)))
        }
        guard let first = members.first?.value else { return }
        let within = SourceNode(items: [SourceNode(text: selector, at: first)], at: first)
        rules.append(
            SourceNode(
                members: [
                    ("within", within),
                    ("properties", SourceNode(members: members, at: first)),
                ],
                at: first
            )
        )
    }

    /// A reference to another value of the file as that of a style sheet; any other value as it is.
    private func value(of leaf: ObjectLeaves.Leaf) -> SourceNode {
        guard !leaf.isText, let text = leaf.value.text else { return leaf.value }
        let parts = text.split { ".[]'\"".contains($0) }
        guard let property = properties[parts.joined(separator: ".")] else { return leaf.value }
        return SourceNode(text: "var(\(property))", at: leaf.value)
    }
}
