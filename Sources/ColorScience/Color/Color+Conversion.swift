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

    /// The components in any space, `nil` where one is missing or, after a conversion, a powerless hue.
    ///
    /// Lightness of Lab and LCH is 0...100; saturation, lightness, whiteness and blackness of HSL and HWB are 0...1.
    public func components(in target: ColorSpace) -> [Double?] {
        if target == space {
            return components.array.enumerated().map {
                missing.contains(.component($0.offset)) ? nil : $0.element
            }
        }
        let converted = isFormOfSRGB ? target.coordinates.init(srgb) : target.coordinates.init(xyz)
        let powerless = converted.isHuePowerless ? type(of: converted).hueIndex : nil
        return converted.components.array.enumerated().map {
            $0.offset == powerless ? nil : $0.element
        }
    }
}

extension Color {
    /// The colour is one of sRGB, within 7.5e-5 of a channel.
    public var isInSRGBGamut: Bool { srgb.isInGamut() }

    /// The colour as it is written to CSS: mapped into sRGB by local MINDE, then rounded to 8 bit.
    ///
    /// Source: CSS Color 4, §13.2.
    public var mapped: DisplayColor {
        let encoded = srgb
        if encoded.isInGamut() { return display(encoded) }
        return display(LocalMINDE.map(oklch))
    }

    /// The colour as browsers paint it: each channel clipped, then rounded to 8 bit.
    public var clipped: DisplayColor { display(srgb) }

    /// The colours that browsers show: ``mapped``, ``clipped``, and for `rec2020` the clipped value under the camera
    /// curve of BT.2020, which Chromium 156 applies.
    ///
    /// Equal values at the end are listed once. Two colours that are shown together correspond by index, and the last
    /// value repeats.
    public var renditions: [DisplayColor] {
        var result = [mapped, clipped]
        if space == .rec2020 {
            result.append(display(SRGB(Rec2020(components: components).asCameraEncoded)))
        }
        while result.count > 1, result[result.count - 1] == result[result.count - 2] {
            result.removeLast()
        }
        return result
    }

    private func display(_ encoded: SRGB) -> DisplayColor {
        DisplayColor(rgb: SRGB8(clipping: encoded), alpha: alpha)
    }
}
