import ColorScience
import Findings
import ThemeModel

/// Makes the plans of modes; that of the one before is used again where it is the same, as it is for themes of one format.
final class PairPlans: Sendable {
    /// All that decides on the pairs of a mode whose components are left to us.
    private struct Key: Equatable, Sendable {
        let names: [String]
        let opaque: [Bool]
        /// The text styles that are large.
        let large: [String]
        let shown: [ShownPair]
        let declared: [Located<PairName>]

        init(_ theme: Theme, _ mode: Mode, _ shown: [ShownPair]) {
            names = mode.colors.names
            opaque = mode.colors.map(\.value.display.isOpaque)
            large = mode.styles.filter(\.value.isLarge).map(\.name)
            self.shown = shown
            declared = theme.contrast.pairs
        }
    }

    private let last = LastAnswer<Key, PairPlan>()

    /// The plan of a mode; `shown` are the pairs that pages show.
    func plan(of theme: Theme, _ mode: Mode, shown: [ShownPair]) -> PairPlan {
        let styled = mode.styledComponentColors
        let make = { PairPlan(PairList(theme, mode: mode, shown: shown, styled: styled)) }
        // A finding names its theme.
        return styled.isEmpty
            ? last.answer(to: Key(theme, mode, shown), keptIf: \.findings.isEmpty, make) : make()
    }
}

extension Mode {
    /// The names of the components' colours that the theme gives.
    fileprivate var styledComponentColors: Set<String> {
        var names: Set<String> = []
        for (component, style) in components {
            for state in ComponentState.allCases {
                for part in ComponentColor.allCases where !(style.color(part, in: state)?.isDefault ?? true) {
                    names.insert(component.name(of: part, in: state))
                }
            }
        }
        return names
    }
}
