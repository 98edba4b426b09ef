import ColorScience
import Findings
import TestSupport
import Testing
import ThemeModel

@testable import ThemeFixes

@Suite("The cost of a change of one value, against all of sRGB")
struct GapTests {
    @Test("No colour for one value is over 2 % cheaper than that of a plan", arguments: 0..<12)
    func gap(seed: UInt64) throws {
        var range = WholeRange(seed: seed)
        let own = range.cost(of: range.sample.plan)
        let best = range.leastCost()
        #expect(
            own <= best * 1.02 + 1e-9,
            "seed \(seed): \(own) for \(best)\n\(range.sample.files)"
        )
    }

    @Test(arguments: ["c4", "c6", "c8", "ca", "cc", "ce", "d0", "d2"])
    func `A narrow window between two grounds is found where a third one has no colour`(
        level: String
    ) {
        // Black has 4.5 from 0.175 of luminance on, and #fdfdfd up to 0.179.
        var sample = FixSample(
            """
            colors:
              background: "#000000"
              surface: "#fdfdfd"
              surface-raised: "{colors.surface}"
              middle: "#a0a0a0"
              text: "#ffffff"
              primary: "{colors.text}"
              link: "#\(level)\(level)\(level)"
              link-visited: "{colors.text}"
            contrast: { pairs: [ { foreground: link, background: middle, use: text } ] }
            """
        )
        sample.locked = Set(
            ["background", "surface", "middle", "text"].map { "colors.\($0)" }
        )
        let left = sample.plan.unfixed.map(\.pair.pair).filter { $0.foreground == "link" }
        #expect(left.map(\.phrase) == ["link on middle"])
    }

    @Test(arguments: ["#e9e9e9", "#eeeeee", "#f6f6f6", "#fafafa"])
    func `A window with a single grey is found from a colour whose steps pass over it`(
        link: String
    ) {
        // Of all greys #757575 alone has 4.5 on both grounds.
        var sample = FixSample(
            """
            colors:
              background: "#000000"
              surface: "#fdfdfd"
              surface-raised: "{colors.surface}"
              text: "#ffffff"
              primary: "{colors.text}"
              link: "\(link)"
              link-visited: "{colors.text}"
            """
        )
        sample.locked = Set(["background", "surface", "text"].map { "colors.\($0)" })
        let changes = sample.plan.changes.filter { $0.place.path == "colors.link" }
        #expect(changes.map(\.new.rgb) == [SRGB8(red: 0x75, green: 0x75, blue: 0x75)])
    }
}

/// A theme in which one value may change, beside others that hold it off, and the cost of any colour for it.
private struct WholeRange {
    let sample: FixSample
    private let objective: FixObjective
    private var search: FixSearch
    private let token: TokenIndex

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func color(_ lightness: ClosedRange<Double>, _ chroma: Double = 0.2) -> String {
            let color = OKLCH(
                lightness: .random(in: lightness, using: &generator),
                chroma: .random(in: 0...chroma, using: &generator),
                hue: .random(in: 0..<360, using: &generator)
            )
            return SRGB8(clipping: SRGB(LinearSRGB(color.xyz))).hex
        }
        let isDark = seed.isMultiple(of: 2)
        let ground = color(isDark ? 0.1...0.3 : 0.85...0.98, 0.03)
        let text = isDark ? "#f4f4f8" : "#16181c"
        let others = ["info", "accent", "code"].map { role in
            "  \(role): \"\(color(isDark ? 0.6...0.9 : 0.2...0.55))\""
        }
        var sample = FixSample(
            """
            colors:
              background: "\(ground)"
              text: "\(text)"
              primary: "\(text)"
              link: "\(color(0.35...0.75))"
            \(others.joined(separator: "\n"))
            """
        )
        sample.locked = Set(
            ["background", "text", "primary", "info", "accent", "code"].map { "colors.\($0)" }
        )
        self.sample = sample
        let problem = sample.problem
        objective = FixObjective(
            problem,
            values: problem.tokens.map { _ in nil },
            maxDelta: .infinity
        )
        search = FixSearch(from: objective)
        token = problem.tokens.firstIndex { $0.place.path == "colors.link" } ?? 0
    }

    /// The part of a plan's cost that depends on the value.
    mutating func cost(of plan: FixPlan) -> Double {
        let change = plan.changes.first { $0.place.path == "colors.link" }
        return change.map { cost(of: $0.new.rgb) } ?? search.harm(to: token)
    }

    /// The least cost on a grid, and of what lies around the best of it.
    mutating func leastCost() -> Double {
        var seen: [(color: SRGB8, cost: Double)] = [
            (objective.problem.tokens[token].present.rgb, search.harm(to: token))
        ]
        let levels = stride(from: 0, through: 255, by: 5).map { UInt8($0) }
        for red in levels {
            for green in levels {
                for blue in levels {
                    let color = SRGB8(red: red, green: green, blue: blue)
                    seen.append((color, cost(of: color)))
                }
            }
        }
        seen.sort { $0.cost < $1.cost }
        return seen.prefix(12).reduce(.infinity) { least, start in
            min(least, descent(from: start.color, start.cost))
        }
    }

    private mutating func descent(from start: SRGB8, _ cost: Double) -> Double {
        var best = (color: start, cost: cost)
        while true {
            let near = best.color.nearby.map { ($0, self.cost(of: $0)) }
            guard let next = near.min(by: { $0.1 < $1.1 }), next.1 < best.cost else {
                return best.cost
            }
            best = next
        }
    }

    private mutating func cost(of color: SRGB8) -> Double {
        let candidate = search.candidates.candidate(color, for: token)
        let relations = objective.relations(of: token)
        return search.cost(of: candidate, token, relations, below: .infinity)
    }
}

extension SRGB8 {
    /// The colours at most four levels away in each channel.
    fileprivate var nearby: [SRGB8] {
        red.levels(within: 4).flatMap { red in
            green.levels(within: 4).flatMap { green in
                blue.levels(within: 4).map { SRGB8(red: red, green: green, blue: $0) }
            }
        }
    }
}
