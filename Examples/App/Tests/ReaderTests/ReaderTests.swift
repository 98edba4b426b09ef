import ForeignFormats
import Foundation
import Testing
import ThemeChecks
import ThemeFormats
import ThemeModel
import Theming

@testable import Reader

@MainActor
@Suite struct ReaderTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Reader/Themes").standardized

    /// The theme files as the program reads them.
    private static func themes() throws -> [Theme] {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.path(percentEncoded: false)
        ).sorted()
        let documents = try names.map { name in
            let (documents, findings) = ThemeReader.read(
                try Data(contentsOf: folder.appending(path: name)),
                file: name
            )
            #expect(findings.isEmpty)
            return try #require(documents.first)
        }
        return try ThemeInheritance.flatten(documents).documents.map {
            try #require($0.resolve().theme)
        }
    }

    @Test func `Every pair of every theme can be read`() throws {
        let themes = try Self.themes()
        #expect(themes.map(\.id).sorted() == ["harbour", "paper"])
        for theme in themes {
            let report = ThemeChecker().check(theme)
            #expect(!report.fails(at: .error), "\(report.findings.map(\.message))")
        }
    }

    @Test func `The type has what the files say`() throws {
        var count = 0
        for theme in try Self.themes() {
            for mode in theme.modes {
                let own = try #require(AppTheme(rawValue: "\(theme.id)/\(mode.name)"))
                let color = try #require(mode[.primary])
                #expect(own.colors.primary.red == color.color.srgb.red)
                #expect(own.colors.primary.blue == color.color.srgb.blue)
                #expect(own.colors.textMuted.alpha == mode[.textMuted]?.color.alpha)
                #expect(
                    own.colors.primary.rgb8 == UInt32(color.display.rgb.hex.dropFirst(), radix: 16)
                )
                #expect(own.layout.measure.value == mode.layout["measure"]?.value)
                #expect(own.fonts.body.weight == mode.styles["body"]?.weight)
                #expect(own.name == theme.name)
                count += 1
            }
        }
        #expect(count == AppTheme.allCases.count)
    }

    @Test func `A colour outside sRGB keeps its channels`() {
        #expect(AppTheme.paperLight.colors.primary.green < 0)
        #expect(AppTheme.harbourLight.colors.horizon == .hex(0x7cc1f3))
        #expect(AppTheme.paperLight.colors.horizon == nil)
    }

    @Test func `A page follows theme and mode`() {
        let themer = Themer(AppTheme.paperLight)
        var drawn: [String] = []
        let page = Page(title: "T", text: "a b") { drawn.append($0) }
        page.follow(themer)
        #expect(page.background == .hex(0xfbfaf7))
        themer.theme = .paperDark
        #expect(page.background == .hex(0x14171d))
        #expect(themer.show(theme: .harbour))
        #expect(themer.theme == .harbourDark)
        #expect(themer.show(mode: .highContrast))
        #expect(page.foreground == .hex(0))
        #expect(!themer.show(mode: .highContrast))
        #expect(drawn.count == 4)
    }

    @Test func `A theme suits the system as its style sheet does`() {
        #expect(AppTheme.paperLight.adapted(to: .dark) == .paperDark)
        #expect(AppTheme.paperDark.adapted(to: .light) == .paperLight)
        #expect(AppTheme.paperDark.adapted(to: .dark, contrast: .more) == .paperHighContrast)
        let themer = Themer(AppTheme.harbourLight)
        themer.adapt(to: .dark)
        #expect(themer.theme == .harbourDark)
    }

    @Test func `The choice is kept`() throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "reader-\(UUID().uuidString).json"
        )
        defer { try? FileManager.default.removeItem(at: file) }
        let first = Preferences(file: file)
        let themer = first.themer()
        #expect(themer.theme == .harbourLight)
        #expect(try first.choose("theme paper", for: themer))
        #expect(try first.choose("mode dark", for: themer))
        #expect(try !first.choose("mode sepia", for: themer))
        #expect(try !first.choose("theme sepia", for: themer))
        #expect(Preferences(file: file).themer().theme == .paperDark)
    }
}
