import SourceTrees
import StyleSheets
import ThemeModel

/// The states of the pages of a sheet: what a browser computes on each system for each page.
struct StyleStates {
    let pages: PageList
    let cascade: Cascade

    private let schemes: [Scheme]
    private let contrasts: [ContrastPreference?]
    private let features: [Set<String>]
    private let isForWideDisplays: Bool

    /// There are more conditions or pages than are told apart.
    let isCut: Bool

    private let pageLimit: Int
    private static let featureLimit = 24
    /// The most times that a rule is held against a page, so that a sheet takes seconds at most.
    private static let workLimit = 10_000_000

    init(_ rules: [StyleRule]) {
        pages = PageList(rules)
        cascade = Cascade(rules: rules)
        let conditions = rules.map(\.condition)
        schemes = conditions.contains(where: \.asksForScheme) ? [.light, .dark] : [.light]
        contrasts = conditions.contains(where: \.asksForContrast) ? [nil, .more] : [nil]
        let all = Self.features(of: rules)
        features = Array(all.prefix(Self.featureLimit))
        isForWideDisplays = conditions.contains { condition in
            condition.leaves.contains { entry in
                if case .wideDisplay = entry.leaf { true } else { false }
            }
        }
        let systems = schemes.count * contrasts.count * (features.count + 1)
        let work = max(1, systems * rules.count * (isForWideDisplays ? 2 : 1))
        pageLimit = max(1, Self.workLimit / work)
        isCut = all.count > Self.featureLimit || pages.pages.count > pageLimit || pages.isCut
    }

    /// The sets of conditions on which colours depend, and one more than are told apart at most.
    private static func features(of rules: [StyleRule]) -> [Set<String>] {
        var all: [Set<String>] = []
        var known: Set<Set<String>> = []
        for rule in rules where all.count <= featureLimit {
            let some = rule.condition.features.filter { !known.contains($0) }
            guard !some.isEmpty, rule.setsColor else { continue }
            known.formUnion(some)
            all += some
        }
        return all
    }

    /// The states of a theme that differ from each other, the usual ones first.
    func states(of theme: String?) -> [StyleState] {
        let own = cascade.rules.filter { rule in
            rule.pages.contains { $0.context.theme == theme }
        }
        let ownsScheme = own.contains { $0.condition.asksForScheme }
        let some = pages.pages.prefix(pageLimit).filter { $0.context.theme == theme }
        return some.flatMap { pageStates($0, ownsScheme: ownsScheme) }
    }

    private func pageStates(_ page: StyledPage, ownsScheme: Bool) -> [StyleState] {
        var states: [StyleState] = []
        for featureSet in [[]] + features {
            for contrast in contrasts {
                let system = StyleEnvironment(contrast: contrast, features: featureSet)
                addBothSchemes(of: page, on: system, ownsScheme, to: &states)
            }
        }
        return states
    }

    /// Adds the states of both schemes of a system, each unless it is like one that is there.
    private func addBothSchemes(
        of page: StyledPage,
        on environment: StyleEnvironment,
        _ ownsScheme: Bool,
        to states: inout [StyleState]
    ) {
        let told = page.context
        let both = schemes.map { scheme in
            var system = environment
            system.scheme = scheme
            return state(of: page, system)
        }
        let isTold = states.first?.context.scheme != nil
        let differ = both.count == 2 && !both[0].isLike(both[1])
        for var state in both {
            if states.contains(where: state.isLike) { continue }
            if differ || isTold, ownsScheme, told.scheme == nil {
                state.context.scheme = state.environment.scheme
            }
            state.context.contrast = told.contrast ?? environment.contrast
            states.append(state)
        }
    }

    private func state(of page: StyledPage, _ environment: StyleEnvironment) -> StyleState {
        var properties = cascade.properties(on: page, in: environment)
        var wide: Table<SourceNode> = [:]
        if isForWideDisplays {
            var displays = environment
            displays.isWide = true
            let all = cascade.properties(on: page, in: displays)
            wide = all.compactMapValues { name, value in
                value.location == properties[name]?.location ? nil : value
            }
            // A property that is set for these displays alone has this value and no other.
            for (name, value) in wide where properties[name] == nil { properties[name] = value }
        }
        return StyleState(
            page: page,
            environment: environment,
            context: page.context,
            properties: properties,
            wide: wide
        )
    }
}

extension StyleRule {
    fileprivate var setsColor: Bool {
        properties.contains { PageList.isColor($0.value.text ?? "") }
    }
}
