import Findings
import SourceText
import Testing

@testable import ProjectChecks

@Suite("A failing pair of colours from a base")
struct InheritedFindingTests {
    private static let base = """
        palette: { brand: "#0b3d91" }
        colors:
          background: white
          text: black
          link: "{palette.brand}"
        """

    /// The places of the brand's low contrasts.
    private static func places(_ brand: String) async throws -> Set<String> {
        let project = try TestProject([
            "themes/base.yml": base, "themes/brand.yml": "extends: base\n" + brand,
        ])
        let findings = try await project.check().report.findings.filter { $0.theme == "brand" }
        let ofLink = findings.filter { $0.rule == .lowContrast && $0.pair?.foreground == "link" }
        return Set(ofLink.compactMap(\.location?.description))
    }

    @Test("An inherited pair is reported at the brand's value that it uses")
    func value() async throws {
        #expect(
            try await Self.places("palette:\n  brand: \"#9ecbff\"\n") == ["themes/brand.yml:3:10"]
        )
    }

    @Test("An inherited pair is reported at the brand's background")
    func behind() async throws {
        let places = try await Self.places("colors:\n  background: black\n  text: white\n")
        #expect(places.contains("themes/brand.yml:3:15"))
    }

    @Test("An inherited pair is reported at the brand's own colour")
    func role() async throws {
        #expect(try await Self.places("colors:\n  link: \"#9ecbff\"\n") == ["themes/brand.yml:3:9"])
    }

    @Test("An inherited pair is reported in the base when the brand changes nothing of it")
    func inherited() async throws {
        let base = Self.base.replacing("#0b3d91", with: "#9ecbff")
        let project = try TestProject([
            "themes/base.yml": base, "themes/brand.yml": "extends: base\n",
        ])
        let findings = try await project.check().report.findings.filter {
            $0.theme == "brand" && $0.rule == .lowContrast
        }
        #expect(!findings.isEmpty && findings.allSatisfy { $0.location?.file == "themes/base.yml" })
    }
}
