import ColorScience
import OriginSamples
import ThemeModel
import ThemeRendering
import Theming

/// One theme for each car.
enum CarTheme: CaseIterable {
    case red, blue

    var appTheme: any ThemeableTheme {
        switch self {
        case .red: RedCar()
        case .blue: BlueCar()
        }
    }
}

/// What every component needs, from one tone.
struct ToneAssets: ThemeableAssets {
    let tone: Color

    var label: LabelAssets { LabelAssets(color: Color(.black), font: FontDescriptor(textStyle: .body)) }
    var button: ButtonAssets { ButtonAssets(normal: tone, selected: Color(.black), disabled: Color(.white)) }
    var `switch`: SwitchAssets { SwitchAssets(isOnColor: tone, isOnDefault: true) }
    var cell: CellAssets { CellAssets(selectedColor: tone) }
    var segmentedControl: SegmentedControlAssets { SegmentedControlAssets(activeColor: tone) }
    var pin: PinAssets { PinAssets(color: tone) }
}

struct RedCar: ThemeableTheme {
    let name = "Red"
    var assets: ToneAssets { ToneAssets(tone: Color(SRGB8(red: 155, green: 28, blue: 28))) }
}

/// The one whose buttons are round inside the application's view.
struct BlueCar: ThemeableTheme {
    let name = "Blue"
    var assets: ToneAssets { ToneAssets(tone: Color(SRGB8(red: 28, green: 75, blue: 155))) }
    var `extension`: (@Sendable (inout StyleSheet) -> Void)? {
        { sheet in sheet.style(.button, in: .appView) { $0.cornerRadius = 12 } }
    }
}

/// System 3: one line applies a theme, and what one theme adds is gone with it.
func componentAssets() throws {
    for car in [CarTheme.blue, .red] {
        let sheet = ThemeApplier().apply(car.appTheme)
        for line in sheet.css().split(separator: "\n") where line.contains("app-button") { print("3 \(line)") }
    }
    guard let theme = try BlueCar().document(on: Color(.white)).resolve().theme else { return }
    let css = ThemeStyleSheet(theme).page
    print("3 as a theme of the generator: \(css.contains(".view .button{border-radius:12px}") ? "round" : "square")")
}
