/// The words of a name, however it joins them.
package enum NameWords {
    /// The words in lower case: `fgColor.onEmphasis` is fg, color, on, emphasis.
    package static func words(of name: String) -> [Substring] {
        var text = ""
        var wasSmall = false
        for scalar in name.unicodeScalars {
            let isCapital = ("A"..."Z").contains(scalar)
            let isWord = scalar.isASCII && UInt8(ascii: scalar).isASCIIAlphanumeric
            if !isWord || isCapital && wasSmall { text += "-" }
            if isWord { text += scalar.properties.lowercaseMapping }
            wasSmall = isWord && !isCapital
        }
        return text.split(separator: "-")
    }
}
