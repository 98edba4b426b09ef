import Findings
import TestSupport
import Testing
import ThemeModel

@testable import ThemeComparison

@Suite("A comparison of random projects")
struct ComparisonMirrorTests {
    /// A project of up to four themes, with few colours, so that much is equal by chance.
    private static func project(_ generator: inout SeededGenerator) -> ProjectState {
        let colors = [
            "white", "black", "'#777'", "'#0b5c9e'", "'rgb(0 0 0 / 40%)'",
            "'color(display-p3 1 0 0)'", "'#12'",
        ]
        var files: [String: String] = [:]
        for id in ["a", "b", "c", "d"] where Bool.random(using: &generator) {
            func color() -> String { colors.randomElement(using: &generator) ?? "" }
            func maybe(_ text: String) -> String { Bool.random(using: &generator) ? text : "" }
            files[id] = SampleState.theme(
                palette: "p: \(color()), q: \(color())",
                maybe("link: '{palette.p}', ") + maybe("primary: '{palette.q} / 80%', ")
                    + maybe("text-muted: \(color())"),
                more: maybe("modes: { dim: { colors: { text: \(color()) } } }\n")
                    + maybe("fonts: { styles: { caption: { size: 8px } } }\n") + maybe("nmae: x\n")
            )
        }
        return SampleState.state(files)
    }

    private static let mirrored: [PairChange.Kind: Set<PairChange.Kind?>] = [
        .better: [.worse], .worse: [.better], .appeared: [.disappeared],
        .newlyPassing: [.newlyFailing, .newlyUnknown],
        .newlyFailing: [.newlyPassing, .newlyUnknown, .disappeared],
        .newlyUnknown: [.newlyPassing, .newlyFailing, .disappeared],
        .disappeared: [.appeared, .newlyFailing, .newlyUnknown],
    ]

    @Test(arguments: 0..<60)
    func `A comparison of random projects is symmetric, and empty for equal ones`(seed: UInt64)
        throws
    {
        var generator = SeededGenerator(seed: seed)
        let first = Self.project(&generator)
        let second = Self.project(&generator)
        #expect(Comparison(from: first, to: first).isEmpty)
        let there = Comparison(from: first, to: second)
        let back = Comparison(from: second, to: first)
        // A renamed theme goes by its new id.
        let returns = Dictionary(uniqueKeysWithValues: back.themes.map { ($0.oldID, $0) })
        #expect(there.themes.count == back.themes.count)
        for theme in there.themes {
            let other = try #require(returns[theme.id], "\(theme.id)")
            #expect(Self.opposite(theme.status) == other.status)
            #expect(
                theme.addedModes == other.removedModes && theme.removedModes == other.addedModes
            )
            #expect(theme.findings.new.map(\.message) == other.findings.gone.map(\.message))
            #expect(Self.tokens(theme) == Self.tokens(other, reversed: true))
            try Self.compare(theme.pairs, other.pairs)
        }
        #expect(there.findings.new == back.findings.gone)
    }

    private static func compare(_ pairs: [PairChange], _ others: [PairChange]) throws {
        let returns = Dictionary(
            uniqueKeysWithValues: others.map {
                (PairState.Key(mode: $0.mode, pair: $0.pair).names, $0)
            }
        )
        #expect(pairs.count == others.count)
        for pair in pairs {
            let other = try #require(returns[PairState.Key(mode: pair.mode, pair: pair.pair).names])
            #expect(pair.old == other.new && pair.new == other.old)
            #expect(
                mirrored[pair.kind]?.contains(other.kind) ?? false,
                "\(pair.kind) and \(other.kind)"
            )
        }
    }

    private static func tokens(_ theme: ThemeDifference, reversed: Bool = false) -> Set<[String?]> {
        Set(
            theme.tokens.map { change in
                let values = [change.old?.text, change.new?.text]
                let modes = change.modes.sorted().joined(separator: " ")
                return [change.name, change.follows.joined(separator: " "), modes]
                    + (reversed ? values.reversed() : values)
            }
        )
    }

    private static func opposite(_ status: ThemeDifference.Status) -> ThemeDifference.Status {
        switch status {
        case .added: .removed
        case .removed: .added
        case .broken: .mended
        case .mended: .broken
        case .changed, .renamed: status
        }
    }
}
