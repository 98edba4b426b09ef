import Findings
import TestSupport
import Testing
import ThemeModel

@testable import ThemeChecks

@Suite("Distinct groups")
struct DistinctGroupsTests {
    private static let text = """
        colors:
          { background: white, text: black, success: "#0a7a3c", danger: "#0a7a3d", info: "#001040",
            link: rgb(255 0 0 / 20%) }
        contrast: { distinct: [ [success, danger, info], [info, link] ] }

        """

    @Test func `The worst kind of sight in a distinct group has the finding's number`()
        throws
    {
        let theme = try SampleTheme.theme(Self.text)
        let groups = ThemeChecker().distinctGroups(of: theme, in: theme.defaultMode)
        #expect(groups.map(\.names) == [["success", "danger", "info"], ["info", "link"]])
        let sights = Sight.allCases.map(\.rawValue)
        #expect(groups.map { $0.nearest.map(\.sight) } == [sights, sights])
        let found = ThemeChecker().check(theme).findings.filter { $0.rule == .indistinctPair }
        let worst = try #require(groups[0].nearest.min { $0.difference < $1.difference })
        #expect(found.map(\.measured) == [worst.difference])
        #expect([worst.names.0, worst.names.1] == ["success", "danger"])
        #expect(!worst.isApart)
        #expect(groups[1].nearest.map(\.isApart) == sights.map { _ in true })
        #expect(
            groups[1].nearest[0].colors
                == ComparedColors(foreground: "#001040", background: "#ffcccc")
        )
    }

    @Test func `Distinct groups include those of the configuration`() throws {
        let theme = try SampleTheme.theme("colors: { background: white, text: black }\n")
        var options = CheckOptions()
        options.requirements.distinct = [Located(["text", "background"])]
        let groups = ThemeChecker(options: options).distinctGroups(of: theme, in: theme.defaultMode)
        #expect(groups.map(\.names) == [["text", "background"]])
    }
}
