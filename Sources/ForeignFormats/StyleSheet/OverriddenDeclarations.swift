import SourceText
import SourceTrees
import ThemeModel

/// The colours of themes and modes that rules about all pages override, so that no page shows them.
struct OverriddenDeclarations {
    struct Entry {
        let name: String
        let rule: StyleRule
        /// The rule that overrides it.
        let other: StyleRule
    }

    private(set) var entries: [Entry] = []

    private static let limit = 1_000

    /// - Parameter shown: the places of the values that some page has.
    init(in cascade: Cascade, shown: Set<SourceLocation>) {
        for rule in cascade.rules where rule.isOfMode {
            guard let page = rule.pages.first, let system = rule.system else { continue }
            let hidden = rule.properties.filter { name, value in
                name.hasPrefix("--") && !shown.contains(value.location)
            }
            if hidden.isEmpty { continue }
            let properties = cascade.properties(on: page, in: system)
            for (name, value) in hidden {
                guard PageList.isColor(value.text ?? ""), let winner = properties[name],
                    winner.text != value.text,
                    let other = cascade.rules.first(where: { other in
                        other.properties[name]?.location == winner.location
                    }),
                    !other.isOfMode, entries.count < Self.limit
                else { continue }
                entries.append(Entry(name: name, rule: rule, other: other))
            }
        }
    }
}

extension StyleRule {
    /// The rule is not about all pages.
    fileprivate var isOfMode: Bool {
        condition.asksForScheme || condition.asksForContrast
            || !pages.contains { $0.isEmpty || $0.context == StyleContext() }
    }

    /// A system on which the rule holds, of those that pages are judged on.
    fileprivate var system: StyleEnvironment? {
        let contrasts: [ContrastPreference?] = [nil, .more]
        let systems = contrasts.flatMap { contrast in
            Scheme.allCases.map { StyleEnvironment(scheme: $0, contrast: contrast) }
        }
        return systems.first { condition.holds(in: $0) }
    }
}
