#if canImport(UIKit)
    public import ColorScience
    public import Theming
    public import UIKit

    extension UIColor {
        /// A theme's colour, wide gamut included.
        public convenience init(_ color: ColorScience.Color) {
            let color = ExtendedSRGB(color)
            self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        }

        #if !os(watchOS)
            /// A colour that follows the traits of the view that shows it.
            public convenience init(_ pair: ThemePair<ColorScience.Color>) {
                self.init { UIColor(pair[Surroundings($0).scheme]) }
            }
        #endif

        /// The colour, resolved for the current traits; nil for a pattern.
        public var themeColor: ColorScience.Color? {
            var red: CGFloat = 0
            var green: CGFloat = 0
            var blue: CGFloat = 0
            var alpha: CGFloat = 0
            guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
                return nil
            }
            return ExtendedSRGB(red: red, green: green, blue: blue, alpha: alpha).color
        }
    }
#endif
