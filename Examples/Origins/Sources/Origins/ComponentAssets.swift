import ColorScience
import OriginSamples
import ThemeModel
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

    var label: LabelAssets {
        LabelAssets(color: Color(.black), font: FontDescriptor(textStyle: .body))
    }
    var button: ButtonAssets {
        ButtonAssets(normal: tone, selected: Color(.black), disabled: Color(.white))
    }
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

/// A button of the program: its class is what knows of theming, and no screen.
@MainActor
final class AppButton: ThemeNode {
    static let components = ThemedComponents(themer) { car, values in
        values.set(\AppButton.background, to: car.appTheme.button)
        if car == .blue { values.set(\AppButton.cornerRadius, to: 12, in: AppView.self) }
    }
    static let themer = Themer(CarTheme.red)

    let themeParent: (any ThemeNode)?
    var background = Color(.white)
    var cornerRadius = 0

    init(in view: AppView? = nil) {
        themeParent = view
        Self.components.add(self)
    }
}

final class AppView: ThemeNode { var themeParent: (any ThemeNode)? { nil } }

extension ThemeableTheme {
    var button: Color { assets.button.normal }
}

/// System 3: one line applies a theme, and what one theme adds is gone with it.
@MainActor
func componentAssets() throws {
    let view = AppView()
    let buttons = [AppButton(in: view), AppButton()]
    for car in [CarTheme.blue, .red] {
        AppButton.themer.theme = car
        print(
            "3 \(car): \(buttons.map { "\($0.background.mapped.css) \($0.cornerRadius)" }.joined(separator: ", "))"
        )
    }
    for car in [CarTheme.blue, .red] {
        let sheet = ThemeApplier().apply(car.appTheme)
        for line in sheet.css().split(separator: "\n") where line.contains("app-button") {
            print("3 \(line)")
        }
    }
    guard let theme = try BlueCar().document(on: Color(.white)).resolve().theme else { return }
    let css = ThemeStyleSheet(theme).page
    print(
        "3 as a theme of the generator: \(css.contains(".view .button{border-radius:12px}") ? "round" : "square")"
    )
}
