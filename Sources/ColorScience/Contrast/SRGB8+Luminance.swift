extension SRGB8 {
    /// Relative luminance as WCAG defines it: 0 for black, 1 for white.
    ///
    /// Source: WCAG 2.2, "relative luminance". The literal coefficients of the standard, not the Y row of the XYZ matrix: that
    /// one would turn hundreds of verdicts around.
    public var relativeLuminance: Double {
        let table = SRGBTransfer.table
        return Luminance.red * table[Int(red)] + Luminance.green * table[Int(green)] + Luminance.blue * table[Int(blue)]
    }
}
