import SourceText
import SourceTrees
import StyleSheets
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
    /// The first rule that was not looked at, as the sheet has too many pages or entries.
    private(set) var firstLeftOut: StyleRule?

    private static let limit = 1_000
    private static let pageLimit = 400

    private struct Place: Hashable {
        let page: StyledPage
        let system: StyleEnvironment
    }

    /// - Parameter shown: the places of the values that some page has.
    init(in cascade: Cascade, shown: Set<SourceLocation>) {
        let setters = Self.setters(in: cascade)
        var known: [Place: Table<SourceNode>] = [:]
        for rule in cascade.rules where rule.isOfMode {
            guard let page = rule.pages.first, let system = rule.system else { continue }
            let hidden = rule.properties.filter { name, value in
                name.hasPrefix("--") && !shown.contains(value.location)
            }
            if hidden.isEmpty { continue }
            let place = Place(page: page, system: system)
            if known[place] == nil, known.count == Self.pageLimit {
                firstLeftOut = rule
                return
            }
            let properties = known[place] ?? cascade.properties(on: page, in: system)
            known[place] = properties
            for (name, value) in hidden {
                guard PageList.isColor(value.text ?? ""), let winner = properties[name],
                    winner.text != value.text,
                    let other = setters[winner.location], !other.isOfMode
                else { continue }
                if entries.count == Self.limit {
                    firstLeftOut = rule
                    return
                }
                entries.append(Entry(name: name, rule: rule, other: other))
            }
        }
    }

    /// The rule that has the value at each place.
    private static func setters(in cascade: Cascade) -> [SourceLocation: StyleRule] {
        var setters: [SourceLocation: StyleRule] = [:]
        for rule in cascade.rules {
            for property in rule.properties { setters[property.value.location] = rule }
        }
        return setters
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
