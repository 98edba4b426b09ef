import Findings
import ThemeChecks
import ThemeModel

extension ProblemCompiler {
    /// Any difference of two ratios, since a colour of an order is only to be weaker.
    private static let leastDifference = 0.000_001

    /// Keeps two neighbours of an order or a ladder as they are asked to be.
    mutating func addStep(_ step: SequenceStep, of theme: Theme) {
        guard let colors = step.colors else { return }
        func pair(_ required: Double) -> PairInMode {
            PairInMode(theme: theme, mode: step.mode, pair: step.pair, required: required)
        }
        switch colors {
        case .order(let stronger, let weaker):
            let stacks = [stronger, weaker].map { stack in stack.map { node($0) } }
            addCheck(.weaker, stacks, for: pair(Self.leastDifference))
        case .ladder(let lighter, let darker, let backdrop, let step):
            let stack = [lighter, darker, backdrop].map { node($0) }
            addCheck(.step, [stack], for: pair(step))
        }
    }
}
