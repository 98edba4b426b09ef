import ColorScience
import OriginSamples
import ThemeModel
import Theming

/// Three cars' themes; the originals name tones and no values, so these colours are ours.
enum CarTheme: String, CaseIterable, Sendable {
    case red, green, blue

    /// The tones of a colour.
    var tones: (primary: Color, secondary: Color, tertiary: Color) {
        switch self {
        case .red: (.hex("#9b1c1c"), .hex("#c53030"), .hex("#7a1414"))
        case .green: (.hex("#1c6b3a"), .hex("#2f855a"), .hex("#14502a"))
        case .blue: (.hex("#1c4b9b"), .hex("#2b6cb0"), .hex("#14367a"))
        }
    }

    var appTheme: any ThemeableTheme {
        switch self {
        case .red: RedCar()
        case .green: GreenCar()
        case .blue: BlueCar()
        }
    }
}

/// The assets that a car's tones give.
struct CarAssets: ThemeableAssets {
    let car: CarTheme

    var label: LabelAssets {
        LabelAssets(
            color: car.tones.tertiary,
            font: FontDescriptor(family: "Inter", size: Dimension(14, .px))
        )
    }
    var button: ButtonAssets {
        ButtonAssets(
            normal: car.tones.primary,
            selected: car.tones.tertiary,
            disabled: .hex("#d0d0d0")
        )
    }
    var `switch`: SwitchAssets { SwitchAssets(isOnColor: car.tones.secondary, isOnDefault: true) }
    var cell: CellAssets { CellAssets(selectedColor: car.tones.secondary) }
    var segmentedControl: SegmentedControlAssets {
        SegmentedControlAssets(activeColor: car.tones.primary)
    }
    var pin: PinAssets { PinAssets(color: car.tones.primary) }
}

struct RedCar: ThemeableTheme {
    let name = "red"
    var assets: CarAssets { CarAssets(car: .red) }
}

struct GreenCar: ThemeableTheme {
    let name = "green"
    var assets: CarAssets { CarAssets(car: .green) }
}

/// The one with an extension: round buttons inside the application's view.
struct BlueCar: ThemeableTheme {
    let name = "blue"
    var assets: CarAssets { CarAssets(car: .blue) }
    var `extension`: (@Sendable (inout StyleSheet) -> Void)? {
        { sheet in
            sheet.style(.button, in: .appView) {
                $0.cornerRadius = 12
                $0.background = CarTheme.blue.tones.secondary
            }
        }
    }
}
