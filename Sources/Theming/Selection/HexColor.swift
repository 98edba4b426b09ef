public import ColorScience
public import Foundation

/// The error of a text that is not a hexadecimal colour.
public struct HexColorError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text.
    public let text: String

    /// The text and the notations that are accepted.
    public var description: String {
        "'\(text)' is not #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    }
}

extension HexColorError: LocalizedError {
    /// The problem in a sentence, for an application that shows it.
    public var errorDescription: String? { description }
}

extension Color {
    /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` and nothing else: no sign, no space, no missing `#`.
    public init(hex text: String) throws(HexColorError) {
        let digits = text.utf8.dropFirst()
        let isHex = digits.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0)
        }
        guard text.utf8.first == UInt8(ascii: "#"), isHex, [3, 4, 6, 8].contains(digits.count),
            let color = try? Color(parsing: text)
        else { throw HexColorError(text: text) }
        self = color
    }
}
