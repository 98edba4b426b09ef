import ColorScience
import Findings
import ThemeChecks
import ThemeModel

extension ProblemCompiler {
    /// The roles of what is read most, the first one before the others.
    private static let textRoles: [Role] = [.text, .code]

    /// Keeps what is weaker than the text on the same ground as weak as that, or weaker.
    mutating func addRanks(among requirements: [PairRequirement], of theme: Theme) {
        var texts: [[NodeIndex]: (node: NodeIndex, name: String)] = [:]
        for role in Self.textRoles {
            for requirement in requirements where requirement.pair.foreground == role.rawValue {
                for stack in requirement.stacks {
                    let nodes = stack.map { node($0) }
                    let ground = Array(nodes.dropFirst())
                    let known = texts[ground]
                    texts[ground] = known ?? (nodes[0], role.rawValue)
                }
            }
        }
        var seen: Set<[NodeIndex]> = []
        for requirement in requirements where requirement.pair.isRankedText {
            for stack in requirement.stacks {
                let weaker = stack.map { node($0) }
                let ground = Array(weaker.dropFirst())
                guard let text = texts[ground], text.node != weaker[0] else { continue }
                guard seen.insert([text.node] + weaker).inserted else { continue }
                addRank(requirement, text.name, [[text.node] + ground, weaker], of: theme)
            }
        }
    }

    private mutating func addRank(
        _ requirement: PairRequirement,
        _ text: String,
        _ stacks: [[NodeIndex]],
        of theme: Theme
    ) {
        guard let stronger = ratio(of: stacks[0]), let weaker = ratio(of: stacks[1]) else { return }
        guard weaker <= stronger else { return }
        let foreground = requirement.pair.foreground
        let pair = PairInMode(
            theme: theme,
            mode: requirement.mode,
            pair: PairName(foreground, on: text, use: requirement.pair.use),
            required: 1
        )
        addCheck(.rank, stacks, for: pair)
    }

    func ratio(of stack: [NodeIndex]) -> Double? {
        SeenColors(stack.map { present[$0][0] })?.ratio
    }
}

extension PairName {
    /// Words that stand beside the text, unlike a label that is made for its fill.
    var isRankedText: Bool {
        let isText = use == .text || use == .largeText
        return isText && !foreground.hasPrefix("on-")
    }
}
