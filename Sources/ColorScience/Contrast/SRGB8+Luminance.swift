extension SRGB8 {
    /// Relative luminance as WCAG defines it: 0 for black, 1 for white.
    ///
    /// Source: WCAG 2.2, "relative luminance". The literal coefficients of the standard, not the Y row of the XYZ matrix: that
    /// one would turn hundreds of verdicts around.
    public var relativeLuminance: Double {
        let table = SRGBTransfer.table
        return 0.2126 * table[Int(red)] + 0.7152 * table[Int(green)] + 0.0722 * table[Int(blue)]
    }
}
