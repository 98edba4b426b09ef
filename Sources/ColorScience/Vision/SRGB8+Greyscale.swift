extension SRGB8 {
    /// The grey of the same relative luminance: all that is left on black-and-white paper, or without colour vision.
    public var greyscale: SRGB8 {
        let level = eightBit(SRGBTransfer.encode(relativeLuminance))
        return SRGB8(red: level, green: level, blue: level)
    }
}
