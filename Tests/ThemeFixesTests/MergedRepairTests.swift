import ColorScience
import Findings
import Foundation
import TestSupport
import Testing
import ThemeFixes
import ThemeModel

/// Changes of a text's colour that maintainers merged, for 4.5 on its background.
private struct MergedRepair: Decodable {
    let before, after, background: String

    private struct File: Decodable {
        let repairs: [MergedRepair]
    }

    static let file = Repository.corpora.deletingLastPathComponent()
        .appending(path: "vectors/merged_repairs.json")
    static var exist: Bool { Repository.exists(file) }

    static func all() throws -> [MergedRepair] {
        try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).repairs
    }
}

@Suite(
    "A fix beside what people merged",
    .enabled(if: MergedRepair.exist, "../shared/vectors is absent")
)
struct MergedRepairTests {
    private static func distance(_ first: String, _ second: SRGB8) throws -> Double {
        Difference.deltaEOK(try #require(SRGB8(hex: first)), second)
    }

    @Test
    func `A fix ends at its requirement and moves hardly further than a person did`() throws {
        for repair in try MergedRepair.all() {
            let ground = try #require(SRGB8(hex: repair.background))
            let text = ground.relativeLuminance < 0.18 ? "white" : "black"
            let sample = FixSample(
                """
                colors:
                  background: "\(repair.background)"
                  text: \(text)
                  primary: \(text)
                  text-muted: "\(repair.before)"
                """
            )
            let change = try #require(sample.plan.changes.first)
            let excess = Contrast.ratio(of: change.new.rgb, on: ground) / 4.5
            let own = try Self.distance(repair.before, change.new.rgb)
            let theirs = try Self.distance(repair.before, try #require(SRGB8(hex: repair.after)))
            #expect((1...1.02).contains(excess), "\(repair.before): \(excess)")
            // One of the repairs stops at 0.979 times the requirement, and is that much nearer.
            #expect(own <= theirs * 1.05, "\(repair.before): \(own), not \(theirs)")
            #expect(abs(change.hueShift) <= 12)
        }
    }
}
