/// An opaque 8-bit sRGB colour, as a display gets it and WCAG measures it.
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

    init(code: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: code >> 16),
            green: UInt8(truncatingIfNeeded: code >> 8),
            blue: UInt8(truncatingIfNeeded: code)
        )
    }

    /// Clips each channel to 0...1 and rounds half up.
    public init(clipping srgb: SRGB) {
        self.init(red: eightBit(srgb.red), green: eightBit(srgb.green), blue: eightBit(srgb.blue))
    }

    /// White.
    public static let white = SRGB8(red: 255, green: 255, blue: 255)
    /// Black.
    public static let black = SRGB8(red: 0, green: 0, blue: 0)
}

extension SRGB8 {
    /// Reads "#rrggbb" or "rrggbb" in either case; `nil` for anything else.
    public init?(hex: String) {
        let digits = hex.utf8.first == UInt8(ascii: "#") ? hex.utf8.dropFirst() : hex.utf8[...]
        // Without this, UInt32 would read a sign.
        guard digits.count == 6, digits.allSatisfy({ $0.hexDigitValue != nil }) else {
            return nil
        }
        guard let code = UInt32(Substring(digits), radix: 16) else {
            return nil
        }
        self.init(code: code)
    }

    /// The colour as "#rrggbb" in lower case.
    public var hex: String {
        func digit(_ value: UInt8) -> UInt8 {
            value < 10 ? value + UInt8(ascii: "0") : value - 10 + UInt8(ascii: "a")
        }
        let text = [
            UInt8(ascii: "#"), digit(red >> 4), digit(red & 15), digit(green >> 4),
            digit(green & 15), digit(blue >> 4),
            digit(blue & 15),
        ]
        return String(decoding: text, as: UTF8.self)
    }

    /// The hexadecimal form.
    public var description: String { hex }
}

extension SRGB8 {
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

    /// The grey of the same relative luminance, as black-and-white paper shows the colour.
    public var greyscale: SRGB8 {
        let level = eightBit(SRGBTransfer.encode(relativeLuminance))
        return SRGB8(red: level, green: level, blue: level)
    }
}
