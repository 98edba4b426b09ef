import SourceTrees
import ThemeModel

/// The states of the pages of a sheet: what a browser computes on each system for each page.
struct StyleStates {
    let pages: PageList
    let cascade: Cascade

    private let schemes: [Scheme]
    private let contrasts: [ContrastPreference?]
    private let features: [Set<String>]
    private let isForWideDisplays: Bool

    private static let featureLimit = 24

    init(_ rules: [StyleRule]) {
        pages = PageList(rules)
        cascade = Cascade(rules: rules)
        let conditions = rules.map(\.condition)
        schemes = conditions.contains(where: \.asksForScheme) ? [.light, .dark] : [.light]
        contrasts = conditions.contains(where: \.asksForContrast) ? [nil, .more] : [nil]
        let all = conditions.flatMap(\.features)
        features = Array(
            all.reduce(into: []) { known, some in
                if !known.contains(some) { known.append(some) }
            }.prefix(Self.featureLimit)
        )
        isForWideDisplays = conditions.contains { condition in
            condition.leaves.contains { entry in
                if case .wideDisplay = entry.leaf { true } else { false }
            }
        }
    }

    /// The states of a theme that differ from each other, the usual ones first.
    func states(of theme: String?) -> [StyleState] {
        let own = cascade.rules.filter { rule in
            rule.pages.contains { $0.context.theme == theme }
        }
        let ownsScheme = own.contains { $0.condition.asksForScheme }
        return pages.pages(of: theme).flatMap { page in
            states(of: page, ownsScheme: ownsScheme)
        }
    }

    private func states(of page: StyledPage, ownsScheme: Bool) -> [StyleState] {
        var states: [StyleState] = []
        for contrast in contrasts {
            let usual = StyleEnvironment(contrast: contrast)
            add(page, usual, ownsScheme, to: &states)
        }
        for some in features {
            add(page, StyleEnvironment(features: some), ownsScheme, to: &states)
        }
        return states
    }

    /// Adds the states of both schemes of a system, each unless it is like one that is there.
    private func add(
        _ page: StyledPage,
        _ environment: StyleEnvironment,
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
