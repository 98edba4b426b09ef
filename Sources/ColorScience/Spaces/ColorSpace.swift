/// A colour space of CSS Color 4; the raw value is its CSS identifier.
public enum ColorSpace: String, CaseIterable, Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case srgb
    /// Linear-light sRGB.
    case srgbLinear = "srgb-linear"
    /// Gamma-encoded Display P3.
    case displayP3 = "display-p3"
    /// Linear-light Display P3.
    case displayP3Linear = "display-p3-linear"
    /// Adobe RGB (1998).
    case a98RGB = "a98-rgb"
    /// ROMM RGB, relative to D50.
    case proPhotoRGB = "prophoto-rgb"
    /// ITU-R BT.2020, display-referred.
    case rec2020
    /// CIE XYZ relative to D65.
    case xyzD65 = "xyz-d65"
    /// CIE XYZ relative to D50.
    case xyzD50 = "xyz-d50"
    /// CIE Lab relative to D50.
    case lab
    /// CIE LCH relative to D50.
    case lch
    /// OKLab.
    case oklab
    /// OKLCH.
    case oklch
    /// Hue, saturation, lightness of sRGB.
    case hsl
    /// Hue, whiteness, blackness of sRGB.
    case hwb

    var coordinates: any ColorCoordinates.Type {
        switch self {
        case .srgb: SRGB.self
        case .srgbLinear: LinearSRGB.self
        case .displayP3: DisplayP3.self
        case .displayP3Linear: LinearDisplayP3.self
        case .a98RGB: A98RGB.self
        case .proPhotoRGB: ProPhotoRGB.self
        case .rec2020: Rec2020.self
        case .xyzD65: XYZD65.self
        case .xyzD50: XYZD50.self
        case .lab: Lab.self
        case .lch: LCH.self
        case .oklab: OKLab.self
        case .oklch: OKLCH.self
        case .hsl: HSL.self
        case .hwb: HWB.self
        }
    }
}
