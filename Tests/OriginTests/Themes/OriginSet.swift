import ColorScience
import Findings
import Foundation
import OriginModels
import OriginSamples
import TestSupport
import Testing
import ThemeModel
import Theming

/// The themes of an origin: in code here, and as files in `Tests/Fixtures/origins`.
struct OriginSet: Sendable, CustomTestStringConvertible {
    let number: Int
    /// The themes in code, in the order of their ids.
    let documents: @MainActor @Sendable () throws -> [ThemeDocument]

    var testDescription: String { "System \(number)" }

    /// The project with the themes as files.
    var folder: URL { Repository.root.appending(path: "Tests/Fixtures/origins/\(number)") }

    static let all = [
        OriginSet(number: 0) {
            [
                MyThemeSettings.darkTheme.document("dark"),
                MyThemeSettings.lightTheme.document("light"),
            ]
        },
        OriginSet(number: 1) { [AlternativeTheme().document, DefaultTheme().document] },
        OriginSet(number: 2) { try styles },
        OriginSet(number: 3) {
            try [CarTheme.blue, .green, .red].map { try $0.appTheme.document(on: .hex("#ffffff")) }
        },
        OriginSet(number: 4) { [StrangerTheme.document] },
    ]

    /// Three styles of the application's, and two by levels that a server sent.
    @MainActor private static var styles: [ThemeDocument] {
        get throws {
            let background = ThemeProvider<ThemeStyle, Color>(
                light: .hex("#ffffff"),
                dark: .hex("#000000")
            )
            let text = ThemeProvider<ThemeStyle, Color>(
                light: .hex("#000000"),
                dark: .hex("#ffffff")
            )
            let own = [ThemeStyle.dark, .light, .unspecified].map { style in
                document(style.rawValue, ["background": background(style), "text": text(style)])
            }
            let json = try Data(
                contentsOf: Repository.root.appending(path: "Tests/Fixtures/origins/2/levels.json")
            )
            let levels = try LevelledColors(json: json)
            let sent = try [("dark_new", ThemeStyle.dark), ("light_new", .light)].map {
                name,
                style in
                let color = {
                    try levels.provider($0, standard: ThemeStyle("light_new"))(
                        ThemeStyle(rawValue: name)
                    )
                }
                var result = document(
                    name,
                    [
                        "background": background(style), "text": try color("normal"),
                        "heading": try color("mainTitle"),
                        "sub-title": try color("subTitle"),
                    ]
                )
                result.contrast.pairs = [Located(PairName("sub-title", on: "background"))]
                return result
            }
            return [own[0], sent[0], own[1], sent[1], own[2]]
        }
    }
}

extension MyThemeSettings {
    /// The settings as a theme of the generator's.
    func document(_ id: String) -> ThemeDocument {
        var result = OriginTests.document(
            id,
            ["background": appBgColor, "text": textColor, "highlighted": highlightedBgColor]
        )
        result.contrast.pairs = [Located(PairName("text", on: "highlighted"))]
        return result
    }
}
