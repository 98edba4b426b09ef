#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    public import ThemeModel

    extension NSFont {
        /// A theme's font; where the system has none of its families, its own font in the design asked for.
        public static func themed(_ font: FontAttributes) -> NSFont {
            let known = Set(NSFontManager.shared.availableFontFamilies)
            let system = NSFont.systemFont(ofSize: font.points, weight: NSFont.Weight(font.weight))
            let base =
                font.families.first(where: known.contains).map {
                    NSFontDescriptor(fontAttributes: [.family: $0])
                }
                ?? system.fontDescriptor.designed(font.design)
            let traits: [NSFontDescriptor.TraitKey: Any] = [
                .weight: font.weight, .width: font.width,
            ]
            let weighted = base.addingAttributes([.traits: traits])
            let leaning = weighted.withSymbolicTraits(weighted.symbolicTraits.union(.italic))
            return NSFont(descriptor: font.isItalic ? leaning : weighted, size: font.points)
                ?? system
        }

        /// The font as a theme writes it.
        public var themeFont: FontDescriptor {
            let traits = fontDescriptor.object(forKey: .traits) as? [NSFontDescriptor.TraitKey: Any]
            let number = { (key: NSFontDescriptor.TraitKey) in
                (traits?[key] as? NSNumber)?.doubleValue ?? 0
            }
            return FontAttributes(
                family: familyName ?? ".system",
                points: pointSize,
                weight: number(.weight),
                isItalic: fontDescriptor.symbolicTraits.contains(.italic),
                width: number(.width)
            ).descriptor
        }
    }

    extension NSFontDescriptor {
        fileprivate func designed(_ design: FontAttributes.Design) -> NSFontDescriptor {
            let system: NSFontDescriptor.SystemDesign =
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
