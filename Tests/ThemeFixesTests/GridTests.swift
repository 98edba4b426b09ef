import ColorScience
import TestSupport
import Testing
import ThemeModel

@testable import ThemeFixes

@Suite("The cost of a plan of a small theme, against all plans on a grid")
struct GridTests {
    @Test("A plan costs at most a fifteenth more than the best on a grid", arguments: 0..<18)
    func grid(seed: UInt64) throws {
        var grid = Grid(seed: seed)
        let own = grid.cost(of: grid.sample.plan)
        let better = grid.leastCost(below: own / (1 + 1.0 / 15) - 1e-9)
        #expect(better == nil, "seed \(seed): \(own) for \(better ?? 0)\n\(grid.sample.files)")
    }
}

/// A theme of three to five random colours, and what any colours for them cost.
private struct Grid {
    let sample: FixSample
    private let problem: FixProblem
    private let objective: FixObjective
    private var search: FixSearch
    private var candidates: [[FixCandidate]] = []
    private var best = Double.infinity

    private static let roles = ["background", "text", "link", "surface", "accent"]

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func color(_ lightness: ClosedRange<Double>) -> String {
            let color = OKLCH(
                lightness: .random(in: lightness, using: &generator),
                chroma: .random(in: 0...0.15, using: &generator),
                hue: .random(in: 0..<360, using: &generator)
            )
            return SRGB8(clipping: SRGB(LinearSRGB(color.xyz))).hex
        }
        let count = 3 + Int(seed % 3)
        let lines = Self.roles.prefix(count).map { role in
            "  \(role): \"\(color(role == "background" || role == "surface" ? 0.05...0.95 : 0.3...0.9))\""
        }
        sample = FixSample(
            "colors:\n\(lines.joined(separator: "\n"))\n"
                + "  highlight: \"{colors.background}\"\n  selection: \"{colors.background}\"\n"
        )
        problem = sample.problem
        objective = FixObjective(
            problem,
            values: problem.tokens.map { _ in nil },
            maxDelta: .infinity
        )
        search = FixSearch(from: objective)
        let steps = [3: 24, 4: 12, 5: 7][count] ?? 7
        candidates = problem.tokens.indices.map { token in
            (0...steps).map { candidate(token, Double($0) / Double(steps)) }
        }
    }

    /// A colour of the token's hue, with no more chroma than there is room for.
    private func candidate(_ token: Int, _ lightness: Double) -> FixCandidate {
        var color = OKLCH(objective.labs[token])
        color.lightness = lightness
        color.chroma = min(color.chroma, 0.3 * min(lightness, 1 - lightness))
        return search.candidates.candidate(SRGB8(clipping: SRGB(LinearSRGB(color.xyz))), for: token)
    }

    func cost(of plan: FixPlan) -> Double {
        var end = FixSearch(from: objective)
        for change in plan.changes {
            guard
                let token = problem.tokens.firstIndex(where: {
                    $0.place == change.place && $0.kind == .color
                })
            else { continue }
            end.set(token, to: search.candidates.candidate(change.new.rgb, for: token))
        }
        return end.cost
    }

    /// The least cost of all combinations, with values that stay among them; nil where none costs less than a bound.
    mutating func leastCost(below bound: Double) -> Double? {
        best = bound
        walk(0, spent: 0)
        return best < bound ? best : nil
    }

    /// `spent` is the price of the values before this one, which no later one gives back.
    private mutating func walk(_ token: Int, spent: Double) {
        guard token < candidates.count else {
            best = min(best, search.cost)
            return
        }
        let before = search
        walk(token + 1, spent: spent)
        for candidate in candidates[token] where spent + candidate.price < best {
            search.set(token, to: candidate)
            walk(token + 1, spent: spent + candidate.price)
        }
        search = before
    }
}
