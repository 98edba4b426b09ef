import SourceText

/// A font's PostScript name taken apart, as in `TrebuchetMS-BoldItalic`.
public struct PostScriptName: Hashable, Sendable {
    /// The family as people write it: `Trebuchet MS`.
    public let family: String
    /// The weight, from 100 to 900.
    public let weight: Int
    /// The letters lean.
    public let isItalic: Bool
    /// In per cent of the normal width.
    public let width: Double

    /// Reads a name; throws if it is not one, or its style has unknown words.
    public init(parsing name: String) throws(FontNameError) {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first, name.utf8.count <= 63,
            parts.allSatisfy(Self.isPlain)
        else {
            throw FontNameError(
                text: name,
                reason: "a PostScript name is letters and digits with at most one '-'"
            )
        }
        family = Self.spaced(first)
        var style = Style()
        if parts.count == 2 { try style.readWords(parts[1], of: name) }
        weight = style.weight
        isItalic = style.isItalic
        width = style.width
    }

    private static func isPlain(_ part: Substring) -> Bool {
        !part.isEmpty && part.utf8.allSatisfy(\.isASCIIAlphanumeric)
    }

    /// `HelveticaNeue` is `Helvetica Neue`, `TrebuchetMS` is `Trebuchet MS`, `SFProText` is `SF Pro Text`; the suffixes
    /// `PS`, `MT` and `PSMT` are dropped.
    private static func spaced(_ text: Substring) -> String {
        var base = text
        for mark in ["PSMT", "PS", "MT"] where base.hasSuffix(mark) && base.count > mark.count {
            base = base.dropLast(mark.count)
            break
        }
        let letters = Array(base)
        var result = ""
        for (index, letter) in letters.enumerated() {
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            if index > 0, letter.isUppercase,
                !letters[index - 1].isUppercase || (next?.isLowercase ?? false)
            {
                result.append(" ")
            }
            result.append(letter)
        }
        return result
    }
}

extension PostScriptName {
    private struct Style {
        var weight = 400
        var isItalic = false
        var width = 100.0

        private static let weights: [String: Int] = [
            "Thin": 100,
            "UltraLight": 200,
            "ExtraLight": 200,
            "Light": 300,
            "Regular": 400,
            "Roman": 400,
            "Book": 400,
            "Medium": 500,
            "SemiBold": 600,
            "Semibold": 600,
            "DemiBold": 600,
            "Demi": 600,
            "Bold": 700,
            "ExtraBold": 800,
            "UltraBold": 800,
            "Heavy": 800,
            "Black": 900,
        ]
        private static let widths: [String: Double] = [
            "ExtraCondensed": 62.5,
            "Condensed": 75,
            "Cond": 75,
            "SemiCondensed": 87.5,
            "Expanded": 125,
            "Extended": 125,
        ]
        private static let slants: Set<String> = ["Italic", "Oblique", "It", "Obl"]
        private static let marks: Set<String> = ["MT", "PSMT"]
        /// The longest first: `SemiBold` is not `Semi`.
        private static let words: [String] = {
            let all = Array(weights.keys) + widths.keys + slants + marks
            return all.sorted { first, second in
                (first.utf8.count, first) > (second.utf8.count, second)
            }
        }()

        mutating func readWords(_ text: Substring, of name: String) throws(FontNameError) {
            var rest = text
            while !rest.isEmpty {
                guard let word = Self.words.first(where: { rest.hasPrefix($0) }) else {
                    throw FontNameError(
                        text: name,
                        reason: "'\(rest)' is not a known weight, width or slant"
                    )
                }
                weight = Self.weights[word] ?? weight
                width = Self.widths[word] ?? width
                isItalic = isItalic || Self.slants.contains(word)
                rest = rest.dropFirst(word.count)
            }
        }
    }
}

/// The reason why a text does not name a font.
public struct FontNameError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text.
    public let text: String
    /// The problem with it.
    public let reason: String

    /// The text and the problem with it.
    public var description: String { "'\(text)' names no font: \(reason)" }
}

extension FontDescriptor {
    /// The font with a PostScript name, in a size.
    public init(postScriptName name: String, size: Dimension? = nil) throws(FontNameError) {
        let name = try PostScriptName(parsing: name)
        self.init(family: name.family, size: size)
        weight = Located(name.weight)
        slant = Located(name.isItalic ? .italic : .normal)
        width = Located(name.width)
    }

    /// Reads `TrebuchetMS-Bold,14`: a PostScript name and a size in points.
    public init(parsing text: String) throws(FontNameError) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let points = Double(parts[1]), points > 0, points <= 1000 else {
            throw FontNameError(
                text: text,
                reason: "write a PostScript name and a size, as in 'Georgia-Bold,14'"
            )
        }
        try self.init(postScriptName: String(parts[0]), size: Dimension(points, .pt))
    }
}
