import SourceText
import ThemeModel

/// The schemes that classes and attributes such as `.dark` and `[data-theme=dark]` stand for.
enum SchemeWords {
    private static let schemes = ["dark", "light"]
    private static let subjects: Set<Substring> = ["theme", "mode", "scheme", "appearance"]
    /// Words beside that of the scheme which name nothing else.
    private static let others = subjects.union(["color", "is", "app", "bs", "html", "body"])

    /// The scheme of a class with its dot; nil for any other one.
    static func scheme(ofClass word: String) -> Scheme? {
        guard word.hasPrefix("."), mayNameScheme(word) else { return nil }
        return scheme(in: NameWords.words(of: word))
    }

    /// The scheme of `[name=value]`; nil for any other attribute.
    static func scheme(ofAttribute text: String) -> Scheme? {
        guard let (name, value) = parts(of: text), isOfThemes(name) else { return nil }
        return scheme(in: NameWords.words(of: value))
    }

    /// The theme that `[data-theme=…]` names, where it is no scheme.
    static func theme(ofAttribute text: String) -> String? {
        guard let (name, value) = parts(of: text), !value.isEmpty, namesTheme(name),
            scheme(ofAttribute: text) == nil
        else { return nil }
        return value
    }

    /// A class such as `dark` or `theme-light`, with which tokens may have the values of another mode.
    static func isOfMode(_ name: Substring) -> Bool {
        // Most classes are no modes, and taking words takes long.
        let mayBe = schemes.contains { name.hasPrefix($0) || name.hasSuffix($0) }
        return mayBe && scheme(ofClass: "." + name) != nil
    }

    /// An attribute such as `data-theme="…"`, with which tokens may have the values of another mode.
    static func mayChangeMode(_ name: String, to value: @autoclosure () -> String) -> Bool {
        guard ["theme", "mode", "scheme"].contains(where: name.includes) else { return false }
        if name.hasPrefix("data-"), namesTheme(name) { return true }
        return scheme(ofAttribute: "[\(name)=\"\(value())\"]") != nil
    }

    private static func namesTheme(_ attribute: String) -> Bool {
        NameWords.words(of: attribute).contains("theme")
    }

    /// False for most names, of which taking words takes longer than all else.
    private static func mayNameScheme(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "k")) || text.utf8.contains(UInt8(ascii: "g"))
    }

    /// One of the two words, and no word that names something else.
    private static func scheme(in words: [Substring]) -> Scheme? {
        let named = words.filter { !others.contains($0) }
        guard named.count == 1 else { return nil }
        return Scheme(rawValue: String(named[0]))
    }

    private static func isOfThemes(_ name: String) -> Bool {
        NameWords.words(of: name).contains(where: subjects.contains)
    }

    private static func parts(of text: String) -> (name: String, value: String)? {
        guard text.hasPrefix("["), let sign = text.firstIndex(of: "=") else { return nil }
        let name = text[..<sign].dropFirst()
        let value = text[text.index(after: sign)...].dropLast()
        return (name.filter { $0.isLetter || $0 == "-" }, String(value))
    }
}
