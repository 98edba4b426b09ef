extension Color {
    /// The colour in encoded sRGB, extended beyond 0...1 outside the gamut.
    public var srgb: SRGB {
        switch space {
        case .srgb: SRGB(components: components)
        case .hsl: HSL(components: components).srgb
        case .hwb: HWB(components: components).srgb
        default: SRGB(xyz)
        }
    }

    /// The colour in OKLab.
    public var oklab: OKLab {
        switch space {
        case .oklab: OKLab(components: components)
        case .oklch: OKLab(OKLCH(components: components))
        default: OKLab(xyz)
        }
    }

    /// The colour in OKLCH; a powerless hue is 0.
    public var oklch: OKLCH {
        space == .oklch ? OKLCH(components: components) : OKLCH(oklab)
    }

    /// The colour relative to D65.
    public var xyz: XYZD65 {
        space.coordinates.init(components: components).xyz
    }

    private var isFormOfSRGB: Bool {
        space == .srgb || space == .hsl || space == .hwb
    }

    /// The colour in any typed space; a missing component counts as 0, a powerless hue becomes 0.
    public func converted<Target: ColorCoordinates>(to target: Target.Type) -> Target {
        if Target.space == space {
            return Target(components: components)
        }
        return isFormOfSRGB ? Target(srgb) : Target(xyz)
    }

    func coordinates(in target: ColorSpace) -> any ColorCoordinates {
        isFormOfSRGB ? target.coordinates.init(srgb) : target.coordinates.init(xyz)
    }

    /// The components in any space, `nil` where one is missing or, after a conversion, a powerless hue.
    ///
    /// Lightness of Lab and LCH is 0...100; saturation, lightness, whiteness and blackness of HSL and HWB are 0...1.
    public func components(in target: ColorSpace) -> [Double?] {
        if target == space {
            return components.array.enumerated().map {
                missing.contains(.component($0.offset)) ? nil : $0.element
            }
        }
        let converted = coordinates(in: target)
        let powerless = converted.isHuePowerless ? type(of: converted).hueIndex : nil
        return converted.components.array.enumerated().map {
            $0.offset == powerless ? nil : $0.element
        }
    }
}
