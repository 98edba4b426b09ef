import ColorScience
import Foundation
import ThemeModel
import Theming

/// The work to show pages in another theme: a style sheet, and no page.
struct PageSwitch {
    private let seconds: Double

    init() throws {
        let cars = [Car(name: "Red", red: 155), Car(name: "Blue", red: 28)]
        let themes = try cars.map { car -> ThemeModel.Theme in
            guard let theme = car.document.resolve().theme else {
                throw CocoaError(.featureUnsupported)
            }
            return theme
        }
        seconds =
            medianSeconds(
                of: 100,
                [{ precondition(!ThemeStyleSheet(themes[$0 % 2]).page.isEmpty) }]
            )[0]
    }

    var text: String {
        String(format: "pages in another theme: its style sheet, %.2f ms", seconds * 1e3)
    }
}

/// The memory of the process before and after a thousand switches of a component theme.
@MainActor
struct ApplyMemory {
    private let before: Int
    private let after: Int

    /// In KiB.
    var growth: Int { after - before }

    init() {
        let themer = Themer(0)
        let cars = (0..<3).map { Car(name: "Car \($0)", red: UInt8($0 * 60)) }
        ThemeApplier(emit: { precondition(!$0.css().isEmpty) }).follow(themer) { cars[$0 % 3] }
        func run(_ themes: Range<Int>) { for theme in themes { themer.theme = theme } }
        run(1..<1001)
        before = Memory.residentKiB
        run(1001..<2001)
        after = Memory.residentKiB
    }

    var text: String {
        "a component theme applied 1000 times: resident \(before) KiB before, \(after) KiB after"
    }
}

private struct Car: ComponentTheme {
    let name: String
    let red: UInt8

    var assets: CarAssets { CarAssets(tone: Color(SRGB8(red: red, green: 28, blue: 80))) }

    /// The theme as the generator takes it; its name is the same for every car.
    var document: ThemeDocument {
        var document = ThemeDocument(id: "car", name: "Car")
        let roles = [
            ("background", Color(.white)), ("text", Color(.black)), ("primary", assets.tone),
        ]
        for (role, color) in roles {
            document.appearance.colors[role] = Located(ColorExpression(.literal(color)))
        }
        return document
    }
}

private struct CarAssets: ComponentAssets {
    let tone: Color

    var sheet: StyleSheet {
        var sheet = StyleSheet()
        for element in [StyleClass.button, .switch, .cell, .segmentedControl, .pin] {
            sheet.style(element) { $0.background = tone }
            sheet.style(element, state: .selected) { $0.background = Color(.black) }
        }
        return sheet
    }
}
