/// An opaque 8-bit sRGB colour: what a display is handed and what WCAG measures.
public struct SRGB8: Hashable, Sendable, CustomStringConvertible {
    /// Red, 0...255.
    public var red: UInt8
    /// Green, 0...255.
    public var green: UInt8
    /// Blue, 0...255.
    public var blue: UInt8

    /// Takes the channels as they are.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Clips each channel to 0...1 and rounds half up.
    public init(clipping srgb: SRGB) {
        self.init(red: eightBit(srgb.red), green: eightBit(srgb.green), blue: eightBit(srgb.blue))
    }

    /// The colour in encoded sRGB.
    public var srgb: SRGB {
        SRGB(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }

    /// The colour in linear light.
    public var linear: LinearSRGB {
        let table = SRGBTransfer.table
        return LinearSRGB(red: table[Int(red)], green: table[Int(green)], blue: table[Int(blue)])
    }

    /// The colour in OKLab.
    public var oklab: OKLab { OKLab(linear.xyz) }
    /// The colour in OKLCH.
    public var oklch: OKLCH { OKLCH(oklab) }
    /// The hexadecimal form.
    public var description: String { hex }

    /// White.
    public static let white = SRGB8(red: 255, green: 255, blue: 255)
    /// Black.
    public static let black = SRGB8(red: 0, green: 0, blue: 0)
}
