extension Color {
    /// sRGB can show the colour, within 7.5e-5 of a channel.
    ///
    /// All colours that CSS serialises as `rgb()` count as inside: an hsl() with more than full saturation is clipped.
    public var isInSRGBGamut: Bool { isLegacy || srgb.isInGamut() }

    /// The colour as it is written to CSS: mapped into sRGB by local MINDE, then rounded to 8 bit.
    ///
    /// Source: CSS Color 4, §13.2.
    public var mapped: DisplayColor {
        isInSRGBGamut ? display(srgb) : display(LocalMINDE.map(oklch))
    }

    /// The colour as browsers paint it: each channel clipped, then rounded to 8 bit.
    public var clipped: DisplayColor { display(srgb) }

    /// The values that browsers show for the colour: ``mapped``, ``clipped``, and for `rec2020` the clipped value under the camera
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
