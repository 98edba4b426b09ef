#if canImport(UIKit)
    public import ThemeModel
    public import UIKit

    extension UIFont {
        /// A theme's font; where the system has none of its families, its own font in the design asked for.
        public static func themed(_ font: FontAttributes) -> UIFont {
            UIFont(descriptor: UIFontDescriptor(font), size: font.points)
        }

        /// A theme's font in a size that follows the user's setting.
        public static func themed(_ font: FontAttributes, relativeTo style: UIFont.TextStyle)
            -> UIFont
        {
            UIFontMetrics(forTextStyle: style).scaledFont(for: themed(font))
        }

        /// The font as a theme writes it.
        public var themeFont: FontDescriptor {
            let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            let number = { (key: UIFontDescriptor.TraitKey) in
                (traits?[key] as? NSNumber)?.doubleValue ?? 0
            }
            return FontAttributes(
                family: familyName,
                points: pointSize,
                weight: number(.weight),
                isItalic: fontDescriptor.symbolicTraits.contains(.traitItalic),
                width: number(.width)
            ).descriptor
        }
    }

    extension UIFontDescriptor {
        /// The first family that the system has, or its own font.
        fileprivate convenience init(_ font: FontAttributes) {
            let traits: [TraitKey: Any] = [.weight: font.weight, .width: font.width]
            let family = font.families.first { !UIFont.fontNames(forFamilyName: $0).isEmpty }
            let base =
                family.map { UIFontDescriptor(fontAttributes: [.family: $0]) }
                ?? UIFont.systemFont(ofSize: font.points).fontDescriptor.designed(font.design)
            let weighted = base.addingAttributes([.traits: traits])
            let leaning =
                font.isItalic
                ? weighted.withSymbolicTraits(weighted.symbolicTraits.union(.traitItalic)) : nil
            self.init(fontAttributes: (leaning ?? weighted).fontAttributes)
        }

        private func designed(_ design: FontAttributes.Design) -> UIFontDescriptor {
            let system: UIFontDescriptor.SystemDesign =
                switch design {
                case .standard: .default
                case .serif: .serif
                case .monospaced: .monospaced
                case .rounded: .rounded
                }
            return withDesign(system) ?? self
        }
    }
#endif
