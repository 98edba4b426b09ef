#if canImport(SwiftUI)
    public import ColorScience
    public import SwiftUI

    extension SwiftUI.Color {
        /// A theme's colour, wide gamut included.
        public init(_ color: ColorScience.Color) {
            let color = ExtendedSRGB(color)
            self.init(
                .sRGB,
                red: color.red,
                green: color.green,
                blue: color.blue,
                opacity: color.alpha
            )
        }

        /// The colour, resolved in an environment.
        public func themeColor(in environment: EnvironmentValues) -> ColorScience.Color {
            let resolved = resolve(in: environment)
            return ExtendedSRGB(
                red: Double(resolved.red),
                green: Double(resolved.green),
                blue: Double(resolved.blue),
                alpha: Double(resolved.opacity)
            ).color
        }
    }

    extension Font {
        /// A theme's font; where it names no family, the system's own in the design asked for.
        ///
        /// SwiftUI replaces a family that the system lacks with its own font, so only the first one counts.
        public static func themed(_ font: FontAttributes, relativeTo style: Font.TextStyle = .body)
            -> Font
        {
            let base =
                font.families.first.map { Font.custom($0, size: font.points, relativeTo: style) }
                ?? .system(size: font.points, design: font.design.swiftUI)
            let weighted = base.weight(font.swiftUIWeight)
            return font.isItalic ? weighted.italic() : weighted
        }
    }

    extension FontAttributes {
        /// The nearest named weight: SwiftUI has no others.
        fileprivate var swiftUIWeight: Font.Weight {
            let weights: [Font.Weight] = [
                .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[min(8, max(0, (Self.cssWeight(weight) + 50) / 100 - 1))]
        }
    }

    extension FontAttributes.Design {
        fileprivate var swiftUI: Font.Design {
            switch self {
            case .standard: .default
            case .serif: .serif
            case .monospaced: .monospaced
            case .rounded: .rounded
            }
        }
    }
#endif
