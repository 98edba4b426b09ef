import ColorScience
import Findings
import ThemeModel

/// Finds the part of opacity with which a faint use passes in every mode: a class is written once for all of them.
struct EnoughOpacity {
    private let shades: FixShades
    private let problem: FixProblem
    /// The checks of each pair with an opacity, in the modes and themes that have it.
    private var uses: [String: [CheckIndex]] = [:]

    /// Utility classes have steps of 5 %.
    private static let steps = 20

    /// Takes the colours after all changes.
    init(_ shades: FixShades) {
        self.shades = shades
        problem = shades.problem
        for check in problem.checks.indices where problem.checks[check].opacity != nil {
            for phrase in phrases(of: check) {
                uses[phrase, default: []].append(check)
            }
        }
    }

    private func phrases(of check: CheckIndex) -> Set<String> {
        Set(problem.pairs[check].lazy.map(\.pair.phrase))
    }

    /// The foreground of a pair with the first step that passes: `primary/70`; nil where none does.
    func foreground(of check: CheckIndex) -> String? {
        guard let opacity = problem.checks[check].opacity else { return nil }
        let steps = Double(Self.steps)
        let first = Int((opacity.share * steps).rounded(.down)) + 1
        let shares = (min(first, Self.steps)...Self.steps).map { Double($0) / steps }
        let checks = Set(phrases(of: check).flatMap { uses[$0] ?? [] })
        let enough = shares.first { share in
            checks.allSatisfy { passes($0, share: share) }
        }
        return enough.map { Self.name(problem.pairs[check][0].pair.foreground, share: $0) }
    }

    private static func name(_ foreground: String, share: Double) -> String {
        guard var layers = LayeredName(foreground)?.layers else { return foreground }
        layers[0] = LayeredName.Layer(layers[0].name, alpha: share)
        return LayeredName(layers).phrase
    }

    private func passes(_ check: CheckIndex, share: Double) -> Bool {
        let check = problem.checks[check]
        guard let opacity = check.opacity else { return true }
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
