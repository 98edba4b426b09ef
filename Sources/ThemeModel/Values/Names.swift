import SourceText

// Foundation's normalisation would link 45 MB of Unicode data.
#if canImport(FoundationEssentials)
    @_spi(_Unicode) import Swift
#else
    import Foundation
#endif

/// A name as an identifier for URLs and CSS: decomposed, without marks, lower case, words joined by `-`.
///
/// `Rosé Pine` becomes `rose-pine`. Other scripts are dropped; a name with nothing left is `fallback`.
package func slug(_ name: String, fallback: String) -> String {
    var result = ""
    for scalar in name.decomposed.lowercased().unicodeScalars {
        switch scalar {
        case "a"..."z", "0"..."9": result.unicodeScalars.append(scalar)
        case _ where scalar.properties.generalCategory == .nonspacingMark: continue
        case _ where result.isEmpty || result.last == "-": continue
        default: result.append("-")
        }
    }
    if result.last == "-" { result.removeLast() }
    return result.isEmpty ? fallback : result
}

/// The rules for the ids of themes, which are parts of file names, URLs and CSS selectors.
package enum ThemeID {
    /// The id that a name gives: letters and digits of every script in lower case, words joined by `-`.
    ///
    /// ASCII letters lose their marks: `Rosé Pine` becomes `rose-pine`. Other letters keep theirs: `が` is not `か`. The
    /// result is in the composed form, NFC; a name with nothing left is `theme`.
    package static func make(from name: String) -> String {
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

    /// The id that was probably meant: the one that `name` becomes as a file name, or else the closest.
    package static func closest(to name: String, among ids: [String]) -> String? {
        var guesses = GuessBudget()
        return closest(to: name, among: ids, within: &guesses)
    }

    static func closest(
        to name: String,
        among ids: some Collection<String>,
        within guesses: inout GuessBudget
    ) -> String? {
        let file = name.split(separator: "/").last ?? ""
        let id = make(from: String(file.split(separator: ".").first ?? ""))
        return ids.contains(id) ? id : guesses.closest(to: name, among: ids)
    }
}

/// The rules for names that become part of a CSS custom property.
package enum TokenName {
    package static func isValid(_ name: String) -> Bool {
        guard name.utf8.count <= 128 else { return false }
        var isPartEmpty = true
        for byte in name.utf8 {
            if isWordByte(byte) {
                isPartEmpty = false
            } else if byte == UInt8(ascii: "."), !isPartEmpty {
                isPartEmpty = true
            } else {
                return false
            }
        }
        return !isPartEmpty
    }

    /// The role that a path of tokens names: `color.text.muted` is `text-muted`, `border.default` is `border`.
    package static func role(ofPath path: String) -> String {
        var parts = path.split(separator: ".").filter { !["$root", "default", "_"].contains($0) }
        if parts.count > 1, ["color", "colors"].contains(parts[0]) { parts.removeFirst() }
        return parts.joined(separator: "-")
    }

    /// The name that a style sheet's property has here: `--color-text` is `text`, and so is the path `color.text`; nil for
    /// one that has it already.
    package static func ofProperty(_ property: String) -> String? {
        let name = property.suffix(after: "--") ?? property
        for start in ["color-", "color.", "palette-"] {
            if let rest = name.suffix(after: start), !rest.isEmpty { return rest }
        }
        return name == property ? nil : name
    }

    package static func isWord(_ name: String) -> Bool {
        isValid(name) && !name.utf8.contains(UInt8(ascii: "."))
    }

    package static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && isWordByte(UInt8(ascii: scalar))
    }

    /// The name as part of a custom property: `sky.500` is `sky-500`.
    package static func css(_ name: String) -> String {
        let point = UInt8(ascii: ".")
        guard name.utf8.contains(point) else { return name }
        return String(
            decoding: name.utf8.map { $0 == point ? UInt8(ascii: "-") : $0 },
            as: UTF8.self
        )
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}

extension String {
    /// The decomposed form NFD (UAX #15).
    var decomposed: String {
        #if canImport(FoundationEssentials)
            String(String.UnicodeScalarView(_nfd))
        #else
            decomposedStringWithCanonicalMapping
        #endif
    }

    /// The composed form NFC (UAX #15).
    var composed: String {
        #if canImport(FoundationEssentials)
            String(String.UnicodeScalarView(_nfc))
        #else
            precomposedStringWithCanonicalMapping
        #endif
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool {
        (properties.isAlphabetic || properties.generalCategory == .decimalNumber)
            && !properties.isDefaultIgnorableCodePoint
    }
}
