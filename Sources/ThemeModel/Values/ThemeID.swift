import Findings

/// The rules for the ids of themes, which are parts of file names, URLs and CSS selectors.
package enum ThemeID {
    /// The id that a name gives: letters and digits of every script in lower case, words joined by `-`.
    ///
    /// Marks on ASCII letters are left out, so that `Rosé Pine` becomes `rose-pine`; other letters keep theirs, without
    /// which `が` would be `か`. The result is in the composed form, NFC; a name with nothing left is `theme`.
    package static func make(from name: String) -> String {
        if isPlain(name) { return name }
        var result = String.UnicodeScalarView()
        for scalar in name.decomposed.lowercased().unicodeScalars {
            if scalar.isMark {
                if let base = result.last, !base.isASCII { result.append(scalar) }
            } else if scalar.isLetterOrDigit {
                result.append(scalar)
            } else if let last = result.last, last != "-" {
                result.append("-")
            }
        }
        if result.last == "-" { result.removeLast() }
        return result.isEmpty ? "theme" : String(result).composed
    }

    /// The id that was probably meant: that of the file which is named, or else the closest one.
    package static func closest(to name: String, among ids: [String]) -> String? {
        var guesses = GuessBudget()
        return closest(to: name, among: ids, within: &guesses)
    }

    /// The id that was probably meant, as far as there may be guesses.
    static func closest(
        to name: String, among ids: some Collection<String>, within guesses: inout GuessBudget
    ) -> String? {
        let file = name.split(separator: "/").last ?? ""
        let id = make(from: String(file.split(separator: ".").first ?? ""))
        return ids.contains(id) ? id : guesses.closest(to: name, among: ids)
    }

    /// Whether a name is an id as it is: small ASCII letters and digits, with one `-` between words.
    private static func isPlain(_ name: String) -> Bool {
        var previous = UInt8(ascii: "-")
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-") where previous != byte: break
            default: return false
            }
            previous = byte
        }
        return previous != UInt8(ascii: "-")
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter that can be seen, or a decimal digit, of any script.
    fileprivate var isLetterOrDigit: Bool {
        (properties.isAlphabetic || properties.generalCategory == .decimalNumber)
            && !properties.isDefaultIgnorableCodePoint
    }
}
