package enum CSSEscape {
    /// A quoted string by CSS Syntax 3 §4.3.5, without anything that could end it or an element around it.
    package static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "<", ">", "\u{0}"..."\u{1F}", "\u{7F}":
                result += "\\\(String(scalar.value, radix: 16)) "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A font stack: generic families as keywords, all others quoted.
    package static func fontStack(_ families: [String], separator: String = ", ") -> String {
        let names = families.map { family in
            GenericFamily.contains(family) ? family.lowercased() : string(family)
        }
        return names.joined(separator: separator)
    }
}

/// The generic font families of CSS Fonts 4 §2.1.2, which every system has.
package enum GenericFamily {
    private static let names: Set<String> = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "math", "emoji",
        "fangsong", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
    ]

    package static func contains(_ name: String) -> Bool {
        names.contains(name.lowercased())
    }
}
