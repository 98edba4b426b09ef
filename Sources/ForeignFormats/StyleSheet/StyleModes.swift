import SourceText
import SourceTrees
import ThemeModel

/// The modes of a theme, the usual one first, each with the states of pages in which it is shown.
struct StyleModes {
    struct Group {
        var context: StyleContext
        var states: [StyleState]
    }

    private(set) var groups: [Group] = []

    /// - Parameter isShared: other themes have names, and this is what they share.
    init(_ all: [StyleState], of theme: String?, isShared: Bool) {
        var states = all
        // A theme that is there in high contrast alone is that.
        if isShared, states.allSatisfy({ $0.context.contrast == .more }) { states = [] }
        states = Self.withBothBranches(Self.withSchemesOfTwins(states))
        let stated = Self.statedScheme(in: states)
        let schemes = Set(states.compactMap(\.context.scheme))
        let unnamed = Self.unnamedScheme(schemes, stated)
        for state in states {
            var context = StyleContext(
                theme: theme,
                scheme: state.context.scheme ?? unnamed,
                contrast: state.context.contrast
            )
            context.scheme = context.scheme ?? stated
            add(state, to: context)
        }
        groups = Self.ordered(groups, first: schemes.count == 2 ? stated ?? .light : unnamed)
    }

    private mutating func add(_ state: StyleState, to context: StyleContext) {
        if let index = groups.firstIndex(where: { $0.context == context }) {
            let isKnown = groups[index].states.contains(where: state.isLike)
            if !isKnown { groups[index].states.append(state) }
        } else {
            groups.append(Group(context: context, states: [state]))
        }
    }

    /// `:root, .light { … }` says that the page without a class is light.
    private static func withSchemesOfTwins(_ states: [StyleState]) -> [StyleState] {
        states.map { state in
            guard state.context.scheme == nil else { return state }
            let twin = states.first { other in
                other.context.scheme != nil && other.context.contrast == state.context.contrast
                    && state.isLike(other)
            }
            var told = state
            told.context.scheme = twin?.context.scheme
            return told
        }
    }

    /// `light-dark()` has both schemes where nothing tells one: what sets `color-scheme` may be in another sheet.
    private static func withBothBranches(_ states: [StyleState]) -> [StyleState] {
        states.flatMap { state in
            let hasBoth = state.properties.contains { property in
                property.value.text?.includes("light-dark(") ?? false
            }
            let isOpen = state.usedScheme.isOpen || state.usedScheme.stated.isEmpty
            guard hasBoth, isOpen, state.context.scheme == nil else { return [state] }
            return Scheme.allCases.map { scheme in
                var branch = state
                branch.context.scheme = scheme
                branch.usedScheme = .open
                return branch
            }
        }
    }

    /// The scheme that a page without a mode states, or else the first that the sheet does.
    private static func statedScheme(in states: [StyleState]) -> Scheme? {
        let usual = states.filter { $0.context.scheme == nil }
        let nodes = (usual.isEmpty ? states : usual).compactMap { $0.properties["color-scheme"] }
        let first = nodes.min { one, other in
            (one.location.line, one.location.column) < (other.location.line, other.location.column)
        }
        return UsedScheme(first?.text).stated.first
    }

    /// The scheme of what tells none, beside what tells one or both.
    private static func unnamedScheme(_ schemes: Set<Scheme>, _ stated: Scheme?) -> Scheme? {
        guard schemes.count == 1, let only = schemes.first else {
            return schemes.isEmpty ? nil : stated ?? .light
        }
        return stated == only ? only : only.opposite
    }

    private static func ordered(_ groups: [Group], first: Scheme?) -> [Group] {
        func rank(_ group: Group) -> Int {
            let contrast = group.context.contrast == .more ? 2 : 0
            return contrast + (group.context.scheme == first ? 0 : 1)
        }
        return groups.enumerated().sorted { one, other in
            (rank(one.element), one.offset) < (rank(other.element), other.offset)
        }.map(\.element)
    }
}
