/// The facts of a file, each known by a number.
///
/// One table is shared by all that reads the file: a copy for each attribute would take quadratic time.
final class FactTable {
    enum Kind {
        /// A state of an element, such as `hover`; two states are not combined.
        case state
        /// A part of an element that has a text or a ground of its own, such as `before`.
        case part
        /// Other elements than the one with the class, as in `[&_svg]:`.
        case elsewhere
        case media
        /// A condition in code.
        case choice
    }

    /// The key of the scheme: 1 is dark, 0 light.
    static let scheme = 0

    private var keys: [String: Int] = ["dark": scheme]
    private var names = ["dark"]
    private(set) var kinds: [Kind] = [.media]
    /// The number of values of a condition that always has one of them.
    private(set) var counts: [Int: Int] = [:]
    private(set) var disabled: Set<Int> = []
    private var values: [String: Int] = [:]

    func key(_ name: String, _ kind: Kind, count: Int? = nil) -> Int {
        if let key = keys[name] { return key }
        let key = names.count
        keys[name] = key
        names.append(name)
        kinds.append(kind)
        counts[key] = count
        if StateWords.isDisabled(name) { disabled.insert(key) }
        return key
    }

    func value(_ text: String) -> Int {
        if let value = values[text] { return value }
        let value = values.count + 2
        values[text] = value
        return value
    }

    func name(_ key: Int) -> String { names[key] }

    func isDisabled(_ facts: Facts) -> Bool {
        facts.items.contains { disabled.contains($0.key) && $0.value != 0 }
    }

    func states(of facts: Facts) -> Facts {
        facts.filter { kinds[$0.key] == .state || kinds[$0.key] == .part }
    }

    func withoutChoices(_ facts: Facts) -> Facts {
        facts.filter { kinds[$0.key] != .choice }
    }

    /// The facts for what is in an element with them: its `hover` is `group-hover` there; nil where they end with it.
    func inside(_ facts: Facts) -> Facts? {
        for fact in facts.items where kinds[fact.key] == .part || disabled.contains(fact.key) {
            return nil
        }
        return facts.map { key in
            let name = names[key]
            let isOwn = kinds[key] == .state && !name.hasPrefix("group-")
            return isOwn ? self.key("group-" + name, .state) : key
        }
    }

    private static let widths = ["sm", "md", "lg", "xl", "2xl"]

    /// The number of the widest screen that facts ask for, from 1 on; 0 without one.
    func width(of facts: Facts) -> Int {
        let widths = facts.items.compactMap { Self.widths.firstIndex(of: names[$0.key]) }
        return widths.max().map { $0 + 1 } ?? 0
    }

    /// Adds `group-hover` to `hover`, since an element under the pointer is in one that is, and to `lg` all smaller widths.
    func widened(_ facts: Facts) -> Facts {
        var wide = facts
        for name in Self.widths.prefix(width(of: facts)) {
            if let key = keys[name] { wide = wide.union(Facts(key)) ?? wide }
        }
        for fact in facts.items where kinds[fact.key] == .state {
            let name = names[fact.key]
            if !name.hasPrefix("group-"), let group = keys["group-" + name] {
                wide = wide.union(Facts(group, fact.value)) ?? wide
            }
        }
        return wide
    }
}
