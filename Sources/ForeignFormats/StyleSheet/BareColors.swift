import SourceText
import SourceTrees

/// The custom properties that a sheet takes for colours as they are, without a function around them.
///
/// Tailwind CSS 4 does so with every `--color-…` of `@theme`, a rule with `color: var(--ink)`. Channels such as
/// `220 23% 95%` are no colour there, as a browser sees it.
struct BareColors {
    private(set) var names: Set<String> = []
    private var wrapped: Set<String> = []
    /// The properties that a property is a copy of, in any rule.
    private var targets: [String: Set<String>] = [:]

    init(_ root: SourceNode) {
        for rule in root["$css"]?.items ?? [] { readProperties(of: rule) }
        for rule in root["$code"]?.items ?? [] { readColors(of: rule) }
        followTargets()
        names.subtract(wrapped)
    }

    private mutating func readProperties(of rule: SourceNode) {
        let isOfTailwind = rule.preludes.last?.hasPrefix("@theme") ?? false
        for (key, value) in rule["properties"]?.pairs ?? [] {
            guard let name = key.text, let text = value.text else { continue }
            if isOfTailwind, name.hasPrefix("--color-") { names.insert(name) }
            guard text.includes("var(") else { continue }
            if let target = StyleValues.target(of: text) {
                targets[name, default: []].insert(target)
            } else {
                noteWrapped(in: text)
            }
        }
    }

    private mutating func readColors(of rule: SourceNode) {
        for (_, value) in rule["properties"]?.pairs ?? [] {
            guard let text = value.text else { continue }
            if let target = StyleValues.target(of: text) {
                names.insert(target)
            } else {
                noteWrapped(in: text)
            }
        }
    }

    /// Notes the properties that stand in a function of colours.
    private mutating func noteWrapped(in text: String) {
        let wrapping = /(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(\s*var\((--[A-Za-z0-9_-]+)/
        for match in text.matches(of: wrapping) {
            wrapped.insert(String(match.1))
        }
    }

    /// A copy of channels is no colour either.
    private mutating func followTargets() {
        var rest = Array(names)
        while let name = rest.popLast() {
            for target in targets[name] ?? [] where names.insert(target).inserted {
                rest.append(target)
            }
        }
    }
}
