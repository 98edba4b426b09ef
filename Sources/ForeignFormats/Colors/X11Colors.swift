import ColorScience
import SourceText
import SourceTrees

/// The colours that X11 gives names to.
///
/// Source: `rgb.txt` of X.Org. Names that it lacks, and those with the same colour, are of CSS.
enum X11Colors {
    /// The longest name with spaces, in bytes.
    private static let longest = 40

    /// The colour of a name in any case, with spaces or without; nil for any other text.
    static func color(named text: String) -> SRGB8? {
        let isWord = text.utf8.first?.isASCIILetter ?? false
        guard isWord, text.utf8.count <= longest else { return nil }
        let name = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != " " }))
            .lowercased()
        if let color = table[name] ?? gray(name) { return color }
        guard name.utf8.allSatisfy(\.isASCIILetter),
            let color = try? Color(parsing: name),
            color.alpha == 1
        else { return nil }
        return color.clipped.rgb
    }

    /// A grey by its percentage, `gray0` to `gray100`.
    private static func gray(_ name: String) -> SRGB8? {
        guard name.hasPrefix("gray") || name.hasPrefix("grey") else { return nil }
        let digits = name.dropFirst(4)
        guard let percentage = UInt8(digits), percentage <= 100, digits == "\(percentage)" else {
            return nil
        }
        // This product, and no other one, rounds as the table does: gray50 is 127.
        let level = UInt8((Double(percentage) * 2.55).rounded())
        return SRGB8(red: level, green: level, blue: level)
    }

    private static let table: [String: SRGB8] = {
        let file = "x11.yml"
        let text = EmbeddedMappings.files[file] ?? ""
        let root = try? YAMLParser.parse(text, file: file)
        var table: [String: SRGB8] = [:]
        for (name, code) in root?["names"]?.pairs ?? [] {
            guard let name = name.text, let code = code.text else { continue }
            table[name] = SRGB8(hex: code)
        }
        for (name, codes) in root?["shades"]?.pairs ?? [] {
            guard let name = name.text, let codes = codes.text else { continue }
            for (index, code) in codes.split(separator: " ").enumerated() {
                table["\(name)\(index + 1)"] = SRGB8(hex: String(code))
            }
        }
        return table
    }()
}

extension ColorNotationPair {
    /// X11's notations, where they are not those of CSS: a name becomes hex, as does a code that CSS reads otherwise.
    static func x11(_ codes: HexCodes?) -> ColorNotationPair {
        ColorNotationPair(
            css: { written in
                let color = X11Colors.color(named: written) ?? codes?.otherColor(of: written)
                return color?.hex ?? written
            },
            written: { css in
                guard let color = try? Color(parsing: css), color.alpha < 1 else {
                    return css
                }
                return TerminalNotation.x11(color)
            }
        )
    }
}
