#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    public import ColorScience
    public import Theming

    extension NSColor {
        /// A theme's colour, wide gamut included.
        public convenience init(_ color: ColorScience.Color) {
            let color = ExtendedSRGB(color)
            let components: [CGFloat] = [color.red, color.green, color.blue, color.alpha]
            self.init(colorSpace: .extendedSRGB, components: components, count: components.count)
        }

        /// A colour that follows the appearance of the view that shows it.
        public convenience init(_ pair: ThemePair<ColorScience.Color>) {
            self.init(name: nil) { NSColor(pair[$0.scheme]) }
        }

        /// The colour, resolved for the current appearance; nil for a pattern.
        public var themeColor: ColorScience.Color? {
            guard let color = usingColorSpace(.extendedSRGB) else {
                return nil
            }
            return ExtendedSRGB(
                red: color.redComponent,
                green: color.greenComponent,
                blue: color.blueComponent,
                alpha: color.alphaComponent
            ).color
        }
    }
#endif
