import Findings
import SourceText
import Testing
import ThemeModel

@testable import ProjectChecks

@Suite("The proof of pairs")
struct PairProofTests {
    private static func proof(
        _ theme: String,
        _ configuration: String = "",
        counted: @escaping @Sendable (Report) -> Report = { $0 }
    ) async throws -> (proof: PairProof, checked: CheckedProject) {
        let files = ["themes/day.yml": theme, "themepreview.yml": "title: T\n" + configuration]
        let checked = try await TestProject(files).check()
        return (try await checked.proof(failingAt: .error, counted: counted), checked)
    }

    private static let day = "colors: { background: white, text: black }\n"

    @Test func `Every judged pair of a theme can fail`() async throws {
        let (proof, checked) = try await Self.proof(Self.day)
        let judged = checked.report.pairs.count { $0.verdict == .pass }
        #expect(proof.proved == judged)
        #expect(proof.pairs == checked.report.pairs.count)
        #expect(proof.holds)
        #expect(Set(proof.gaps.map(\.reason)) == ["exempt"])
    }

    @Test func `Pairs of styled components, translucent colours and modes can fail`() async throws {
        let (proof, checked) = try await Self.proof(
            """
            colors: { background: white, surface: "#0000ff10", text: black, selection: "#00ff0030" }
            components:
              field: { background: "#eeeeee", text: black, border: "#555555" }
              button: { background: black, text: white }
            modes: { dark: { colors: { background: black, text: white } } }
            """
        )
        #expect(proof.proved == checked.report.pairs.count { $0.required != nil })
        #expect(proof.holds, "\(proof.gaps)")
    }

    @Test func `Both ends of a range can fail, and a rule that is off lets one pass`() async throws
    {
        let pair = "contrast: { pairs: [{ pair: border on background, ratio: 1.2..2 }] }\n"
        let (proof, _) = try await Self.proof(Self.day, pair)
        #expect(!proof.gaps.contains { $0.phrase == "border on background" })
        let (other, _) = try await Self.proof(
            Self.day,
            pair + "rules: { contrast/high-contrast: off }\n"
        )
        #expect(
            other.gaps.first { $0.phrase == "border on background" }?.reason == "the rule is off"
        )
    }

    @Test func `A pair whose text is a hex code can fail by its ground`() async throws {
        let theme = "colors: { background: white, text: black, brand: \"#1e3a5f\" }\n"
        let (proof, _) = try await Self.proof(
            theme,
            "contrast: { pairs: [\"#ffffff on brand\"] }\n"
        )
        #expect(proof.holds, "\(proof.gaps)")
        #expect(!proof.gaps.contains { $0.phrase == "#ffffff on brand" })
    }

    @Test func `A choice of pairs can fail where all of them fail`() async throws {
        let theme = "colors: { background: white, text: black, line: black, field: \"#dddddd\" }\n"
        let choice = "{ foreground: line, background: [field, background], enough: one }"
        let (proof, _) = try await Self.proof(theme, "contrast: { pairs: [\(choice)] }\n")
        #expect(proof.holds, "\(proof.gaps)")
        #expect(!proof.gaps.contains { $0.phrase.hasPrefix("line on") })
    }

    @Test func `A pair that every colour passes is listed`() async throws {
        let (proof, _) = try await Self.proof(
            Self.day,
            "contrast: { pairs: [{ pair: border on background, ratio: 1 }] }\n"
        )
        let gap = proof.gaps.first { $0.phrase == "border on background" }
        #expect(gap?.reason == "every colour passes" && proof.holds)
    }

    @Test func `A pair that is louder than allowed can fail, too`() async throws {
        let (proof, _) = try await Self.proof(
            Self.day,
            "contrast: { pairs: [{ pair: border on background, ratio: 1..2 }] }\n"
        )
        #expect(!proof.gaps.contains { $0.phrase == "border on background" })
        #expect(proof.holds)
    }

    @Test func `A waived pair cannot fail, and is listed with that reason`() async throws {
        let (proof, _) = try await Self.proof(
            Self.day,
            """
            contrast: { waivers: [{ pair: link on surface, reason: old }] }
            """
        )
        let waived = proof.gaps.filter { $0.reason == "waived" }
        #expect(waived.map(\.phrase) == ["link on surface"])
        #expect(proof.holds)
    }

    @Test func `A rule that is off lets no pair fail`() async throws {
        let (proof, _) = try await Self.proof(
            Self.day,
            "rules: { contrast/low-contrast: off }\n"
        )
        #expect(proof.proved == 0)
        #expect(Set(proof.gaps.map(\.reason)) == ["exempt", "the rule is off"])
    }

    @Test func `A finding that the report leaves out lets no pair fail`() async throws {
        let (proof, _) = try await Self.proof(Self.day) { report in
            var report = report
            report.findings = []
            return report
        }
        #expect(proof.proved == 0)
    }

    @Test func `Fewer pairs than expected are an error at that number`() async throws {
        let expected = "contrast:\n  expect: 100000\n"
        let files = ["themes/day.yml": Self.day, "themepreview.yml": expected]
        let project = try TestProject(files)
        let found = try await project.check().report.findings.filter { $0.rule == .missingPairs }
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.location?.line == 2)
        let checked = try await project.check().report.coverage.map(\.checked).reduce(0, +)
        #expect(
            found.first?.message == "\(checked) pairs are checked, and 'expect' asks for 100000"
        )
        let some = try await project.check { $0.themeIDs = ["day"] }
        #expect(!some.report.findings.contains { $0.rule == .missingPairs })
    }

    @Test func `As many pairs as expected are no finding`() async throws {
        let files = ["themes/day.yml": Self.day, "themepreview.yml": "contrast: { expect: 5 }\n"]
        let report = try await TestProject(files).check().report
        #expect(!report.findings.contains { $0.rule == .missingPairs })
    }
}
