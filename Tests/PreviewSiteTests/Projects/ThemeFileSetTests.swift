import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ProjectChecks
@testable import Projects

@Suite("A theme of several files")
struct ThemeFileSetTests {
    private static let base =
        ##"{"color":{"background":{"$type":"color","$value":"#ffffff"},"text":{"$type":"color","$value":"#111111"}}}"##
    private static let dark =
        ##"{"color":{"background":{"$type":"color","$value":"#000000"},"text":{"$type":"color","$value":"#eeeeee"}}}"##

    private static func resolver(_ base: String, _ dark: String) -> String {
        """
        {"resolutionOrder":[{"sources":[{"$ref":"\(base)"}]},
        {"name":"mode","contexts":{"light":[],"dark":[{"$ref":"\(dark)"}]}}]}
        """
    }

    @Test func `A resolver with its files is one theme, made again when one of them changes`()
        async throws
    {
        let project = try TestProject([
            "themes/brand.resolver.json": Self.resolver("base.json", "../tokens/dark.json"),
            "themes/base.json": Self.base,
            "tokens/dark.json": Self.dark,
        ])
        let themes = try await project.check().themes
        #expect(
            themes.map(\.id) == ["brand"] && themes.first?.modes.map(\.name) == ["light", "dark"]
        )
        try await project.update()
        let css = project.folder.text(of: "site/themes/brand/theme.css") ?? ""
        #expect(css.contains("#eeeeee"))
        try project.folder.write(
            Self.dark.replacing("#eeeeee", with: "#dddddd"),
            to: "tokens/dark.json"
        )
        try await project.update()
        #expect(project.folder.text(of: "site/themes/brand/theme.css")?.contains("#dddddd") == true)
    }

    @Test func `A theme of several files may be named by its one file`() async throws {
        let project = try TestProject([
            "tokens/brand.resolver.json": Self.resolver("base.json", "dark.json"),
            "tokens/base.json": Self.base,
            "tokens/dark.json": Self.dark,
            "themepreview.yml": "themes: tokens/brand.resolver.json\n",
        ])
        #expect(try await project.check().themes.first?.modes.count == 2)
    }

    @Test func `A theme of several files reads nothing through a link that leads out`() async throws
    {
        let outside = try TestProject(["secret.json": Self.dark])
        let project = try TestProject([
            "themes/brand.resolver.json": Self.resolver("base.json", "../link.json"),
            "themes/base.json": Self.base,
        ])
        try FileManager.default.createSymbolicLink(
            atPath: "\(project.folder.path)/link.json",
            withDestinationPath: "\(outside.folder.path)/secret.json"
        )
        let checked = try await project.check()
        #expect(checked.themes.first?.modes.count == 1)
        #expect(
            checked.report.findings.contains {
                $0.message == "'../link.json' is not read: the link leads out of its folder"
                    && $0.location?.line == 2
            }
        )
    }

    @Test func `A theme may be a file for each mode, or a catalog`() async throws {
        let color =
            ##"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"0","blue":"0","alpha":"1"}}}]}"##
        let project = try TestProject([
            "themes/sea/Light.tokens.json": Self.base, "themes/sea/Dark.tokens.json": Self.dark,
            "themes/Brand.xcassets/Contents.json": "{}",
            "themes/Brand.xcassets/A/Red.colorset/Contents.json": color,
        ])
        let checked = try await project.check()
        #expect(checked.themes.map(\.id).sorted() == ["brand", "sea"])
        #expect(checked.themes.first { $0.id == "brand" }?.defaultMode.palette.names == ["Red"])
        #expect(checked.themes.first { $0.id == "sea" }?.modes.count == 2)
        #expect(checked.report.findings.allSatisfy { $0.theme != nil })
    }

    private static func set(_ members: String) -> String {
        "{ \(members.replacing(/([a-z]+)=([^ ,]+)/) { "\"\($0.1)\": { \"value\": \"\($0.2)\", \"type\": \"color\" }" }) }"
    }

    private static let sets = [
        "themes/sea/core.json": set("white=#ffffff, black=#111111"),
        "themes/sea/mode/light.json": set("background={white}, text={black}"),
        "themes/sea/mode/dark.json": set("background={black}, text={white}"),
        "themes/sea/$metadata.json": ##"{ "tokenSetOrder": ["core", "mode/light", "mode/dark"] }"##,
        "themes/alone.tokens.json": base,
    ]

    @Test func `A folder of Tokens Studio is a theme with a file for each set`() async throws {
        let project = try TestProject(Self.sets)
        let checked = try await project.check()
        #expect(checked.themes.map(\.id).sorted() == ["alone", "sea"])
        let sea = try #require(checked.themes.first { $0.id == "sea" })
        #expect(sea.modes.map(\.name) == ["light", "dark"])
        #expect(sea.modes.map { $0[.background]?.display.css } == ["#ffffff", "#111111"])
        #expect(sea.defaultMode.palette["white"]?.location?.file == "themes/sea/core.json")
        try project.folder.write(
            Self.set("white=#fefefe, black=#111111"),
            to: "themes/sea/core.json"
        )
        try await project.update()
        #expect(project.folder.text(of: "site/themes/sea/theme.css")?.contains("#fefefe") == true)
    }

    @Test func `A folder of Tokens Studio has the themes that it lists`() async throws {
        func theme(_ name: String, _ sets: String...) -> String {
            let chosen = (sets.map { "\"\($0)\": \"enabled\"" } + ["\"old\": \"disabled\""]).joined(
                separator: ", "
            )
            return
                ##"{ "name": "\##(name)", "group": "brand", "selectedTokenSets": { \##(chosen) } }"##
        }
        let themes =
            "[\(theme("Day", "core", "mode/light")), \(theme("Night", "core", "mode/dark", "gone"))]"
        let project = try TestProject(Self.sets.merging(["themes/sea/$themes.json": themes]) { $1 })
        let checked = try await project.check()
        #expect(checked.themes.map(\.id).sorted() == ["alone", "sea-day", "sea-night"])
        let night = checked.themes.first { $0.id == "sea-night" }
        #expect(night?.defaultMode[.background]?.display.css == "#111111")
        let errors = checked.report.findings.filter { $0.rule == .unreadableFile }
        #expect(errors.map(\.message) == ["'gone.json' names a file that is not there"])
    }

    @Test func `A folder of Tokens Studio reads nothing outside the project`() async throws {
        let project = try TestProject([
            "themes/sea/$metadata.json": ##"{ "tokenSetOrder": ["../../../secret"] }"##,
            "themes/alone.tokens.json": Self.base,
        ])
        let checked = try await project.check()
        #expect(checked.themes.map(\.id) == ["alone"])
        #expect(
            Set(checked.report.findings.filter { $0.rule == .unreadableFile }.map(\.message)) == [
                "'../../../secret.json' leads out of the project",
                "the folder has no token sets that can be read",
            ]
        )
    }
}
