import SourceText

/// A byte that libcmark must not see: a control character takes its place, and columns stay what they are.
///
/// Control characters of the text itself become U+FFFD first, so none is taken for a hidden byte.
enum HiddenByte: UInt8, CaseIterable {
    /// The brackets of a footnote's mark.
    case noteOpening = 0x01
    case noteClosing = 0x02
    /// A bracket too many.
    case bracket = 0x03
    // The markers of lists and quotes too deep, and signs in addresses, where they mean no emphasis.
    case greater = 0x04
    case minus = 0x05
    case star = 0x06
    case plus = 0x07
    case period = 0x08
    case parenthesis = 0x0E
    case underscore = 0x0F
    case tilde = 0x10

    var byte: UInt8 {
        switch self {
        case .noteOpening, .bracket: UInt8(ascii: "[")
        case .noteClosing: UInt8(ascii: "]")
        case .greater: UInt8(ascii: ">")
        case .minus: UInt8(ascii: "-")
        case .star: UInt8(ascii: "*")
        case .plus: UInt8(ascii: "+")
        case .period: UInt8(ascii: ".")
        case .parenthesis: UInt8(ascii: ")")
        case .underscore: UInt8(ascii: "_")
        case .tilde: UInt8(ascii: "~")
        }
    }

    /// The byte that hides a list's or quote's marker, or a sign of emphasis.
    init?(hiding byte: UInt8) {
        guard byte != UInt8(ascii: "["), byte != UInt8(ascii: "]"),
            let found = Self.allCases.first(where: { $0.byte == byte })
        else { return nil }
        self = found
    }
}

/// `\~` and `\[`, which in a text are plain signs, and no mark of strikethrough, of a task or of an alert.
///
/// U+0091 and U+0092 take their place, in two bytes as well.
enum HiddenEscape: UInt8, CaseIterable {
    case tilde = 0x91
    case bracket = 0x92

    static let lead: UInt8 = 0xC2

    var byte: UInt8 { self == .tilde ? UInt8(ascii: "~") : UInt8(ascii: "[") }

    static func hide(in bytes: inout [UInt8]) {
        var index = 0
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                if let escape = allCases.first(where: { $0.byte == bytes[index + 1] }) {
                    (bytes[index], bytes[index + 1]) = (lead, escape.rawValue)
                }
                index += 1
            } else if bytes[index] == UInt8(ascii: "<"), let end = endOfTag(at: index, in: bytes) {
                // In an address between angle brackets a backslash is one.
                index = end
            }
            index += 1
        }
    }

    private static func endOfTag(at index: Int, in bytes: [UInt8]) -> Int? {
        let end = bytes[(index + 1)...].firstIndex {
            $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
        }
        return end.flatMap { bytes[$0] == UInt8(ascii: ">") ? $0 : nil }
    }
}

extension String {
    /// The text with its hidden bytes as they were, and with the backslashes of escapes where `keepsEscapes`.
    func revealed(keepsEscapes: Bool) -> String {
        withBytes { bytes in
            guard bytes.contains(where: { $0.isControl || $0 == HiddenEscape.lead }) else {
                return self
            }
            var result: [UInt8] = []
            for byte in bytes {
                if result.last == HiddenEscape.lead, let escape = HiddenEscape(rawValue: byte) {
                    result.removeLast()
                    if keepsEscapes { result.append(UInt8(ascii: "\\")) }
                    result.append(escape.byte)
                } else {
                    result.append(HiddenByte(rawValue: byte)?.byte ?? byte)
                }
            }
            return String(decoding: result, as: UTF8.self)
        }
    }
}
