import SourceText

/// The call of `cva("base", { variants: { size: { small: "…" } } })`.
extension ClassExpression {
    mutating func readVariants(_ arguments: [Range<Int>], _ facts: Facts, _ depth: Int) {
        guard let base = arguments.first else { return }
        readValue(base, facts, depth: depth + 1)
        guard arguments.count > 1, let options = entries(arguments[1]) else { return }
        readOptions(options, base.lowerBound, facts, depth)
    }

    /// Reads the object of `tv({ base: "…", variants: … })`; nothing of one with parts, or over another.
    mutating func readVariants(in object: Range<Int>, _ facts: Facts, _ depth: Int) {
        let options = entries(object) ?? []
        let isPlain = !options.contains { ["slots", "extend"].contains(name($0.key)) }
        guard isPlain, !options.isEmpty else { return addUnread(object, facts) }
        readOptions(options, object.lowerBound, facts, depth)
    }

    private mutating func readOptions(
        _ options: [Entry],
        _ id: Int,
        _ facts: Facts,
        _ depth: Int
    ) {
        for option in options {
            switch name(option.key) {
            case "base":
                readValue(option.value, facts, depth: depth + 1)
            case "variants":
                for group in entries(option.value) ?? [] { readGroup(group, id, facts, depth) }
            case "compoundVariants":
                let items = script.trimmed(option.value)
                guard script[items.lowerBound] == UInt8(ascii: "[") else { continue }
                let inner = items.lowerBound + 1..<max(items.lowerBound + 1, items.upperBound - 1)
                for item in script.parts(of: inner) { readCompound(item, id, facts, depth) }
            default:
                break
            }
        }
    }

    private typealias Entry = (key: Range<Int>, value: Range<Int>)

    /// The entries of an object; nil for anything else.
    private func entries(_ range: Range<Int>) -> [Entry]? {
        let range = script.trimmed(range)
        guard script[range.lowerBound] == UInt8(ascii: "{") else { return nil }
        let end = script.bracketEnd(of: range.lowerBound, before: range.upperBound)
        return script.parts(of: range.lowerBound + 1..<max(range.lowerBound + 1, end))
            .compactMap { script.entry($0) }
    }

    private func name(_ key: Range<Int>) -> String {
        script.text(key).filter { $0 != "\"" && $0 != "'" }
    }

    /// Each value of a group excludes the others.
    private mutating func readGroup(_ group: Entry, _ id: Int, _ facts: Facts, _ depth: Int) {
        let values = entries(group.value) ?? []
        let key = table.key("v:\(id):\(name(group.key))", .choice, count: values.count)
        for value in values {
            let branch = table.value(name(value.key))
            guard let inside = facts.union(Facts(key, branch)) else { continue }
            readValue(value.value, inside, depth: depth + 1)
        }
    }

    /// An object with values of groups, and the classes for all of them together.
    private mutating func readCompound(
        _ item: Range<Int>,
        _ id: Int,
        _ facts: Facts,
        _ depth: Int
    ) {
        var inside = facts
        var classes: [Range<Int>] = []
        for entry in entries(item) ?? [] {
            let group = name(entry.key)
            if group == "class" || group == "className" {
                classes.append(entry.value)
                continue
            }
            let key = table.key("v:\(id):\(group)", .choice)
            let value = table.value(name(entry.value))
            inside = inside.union(Facts(key, value)) ?? inside
        }
        for value in classes { readValue(value, inside, depth: depth + 1) }
    }
}
