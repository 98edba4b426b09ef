import ColorScience
import Findings
import ThemeModel

/// Finds the part of opacity with which a faint use passes.
struct EnoughOpacity {
    private let shades: FixShades
    private let problem: FixProblem

    /// Utility classes have steps of 5 %.
    private static let steps = 20

    /// Takes the colours after all changes.
    init(_ shades: FixShades) {
        self.shades = shades
        problem = shades.problem
    }

    /// The foreground of a pair with the first step that passes: `primary/70`; nil where none does.
    func foreground(of check: CheckIndex) -> String? {
        guard let opacity = problem.checks[check].opacity else { return nil }
        let first = Int((opacity.share * Double(Self.steps)).rounded(.down)) + 1
        let shares = (min(first, Self.steps)...Self.steps).map { Double($0) / Double(Self.steps) }
        return shares.first { passes(check, opacity, share: $0) }.map { share in
            Self.name(problem.pairs[check][0].pair.foreground, share: share)
        }
    }

    private static func name(_ foreground: String, share: Double) -> String {
        guard var layers = LayeredName(foreground)?.layers else { return foreground }
        layers[0] = LayeredName.Layer(layers[0].name, alpha: share)
        return LayeredName(layers).phrase
    }

    private func passes(_ check: CheckIndex, _ opacity: UseOpacity, share: Double) -> Bool {
        let check = problem.checks[check]
        return check.stacks.allSatisfy { stack in
            let grounds = problem.layers[problem.stacks[stack]].dropFirst()
            return (0..<problem.renditions).allSatisfy { rendition in
                var front = shades.shade(of: opacity.whole, rendition).color
                front.alpha *= share
                let below = grounds.map { shades.shade(of: $0, rendition).color }
                return (SeenColors([front] + below)?.ratio ?? 0) >= check.required
            }
        }
    }
}
