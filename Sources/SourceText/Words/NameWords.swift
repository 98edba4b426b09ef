/// The words of a name, however it joins them.
package enum NameWords {
    /// The words in lower case: `fgColor.onEmphasis` is fg, color, on, emphasis.
    package static func words(of name: String) -> [Substring] {
        let hyphen = UInt8(ascii: "-")
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        var text: [UInt8] = []
        var wasSmall = false
        for byte in name.utf8 {
            let isCapital = capitals.contains(byte)
            let isWord = byte.isASCIIAlphanumeric
            if !isWord || isCapital && wasSmall { text.append(hyphen) }
            if isWord { text.append(isCapital ? byte | 0x20 : byte) }
            wasSmall = isWord && !isCapital
        }
        let words = String(decoding: text, as: UTF8.self).utf8.split(separator: hyphen)
        return words.map(Substring.init)
    }
}
