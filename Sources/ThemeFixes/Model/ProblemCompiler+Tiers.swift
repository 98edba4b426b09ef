import ColorScience
import Findings
import ThemeChecks
import ThemeModel

extension ProblemCompiler {
    /// Keeps opaque surfaces on their side of the page's background.
    mutating func addTiers(
        among requirements: [PairRequirement],
        on background: ThemeColor,
        of theme: Theme
    ) {
        let page = node(background)
        // A fill that is a text elsewhere, as `primary` may be, has its side from there.
        var texts: Set<TokenIndex> = []
        for requirement in requirements {
            for stack in requirement.stacks {
                texts.formUnion(tokensOfNode[node(stack[0])])
            }
        }
        var seen: Set<NodeIndex> = [page]
        for requirement in requirements {
            for stack in requirement.stacks where stack.count > 1 {
                let surface = node(stack[1])
                guard seen.insert(surface).inserted,
                    texts.isDisjoint(with: tokensOfNode[surface])
                else { continue }
                addTier(of: surface, on: page, requirement, of: theme)
            }
        }
    }

    private mutating func addTier(
        of surface: NodeIndex,
        on page: NodeIndex,
        _ requirement: PairRequirement,
        of theme: Theme
    ) {
        guard nodes[surface].isOpaque, nodes[page].isOpaque, !nodes[surface].isBetter else {
            return
        }
        let own = present[surface][0].rgb.relativeLuminance
        let ground = present[page][0].rgb.relativeLuminance
        guard Contrast.ratio(ofLuminance: own, on: ground) >= FixCheck.leastTier else { return }
        let name = requirement.pair.background
        addCheck(
            own > ground ? .raised : .sunken,
            [[surface, page]],
            for: PairInMode(
                theme: theme,
                mode: requirement.mode,
                pair: PairName(name, on: "background", use: .exempt),
                required: 1
            )
        )
    }
}
