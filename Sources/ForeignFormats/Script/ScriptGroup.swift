import SourceText
import SourceTrees
import ThemeModel

/// An object of a script, by the kinds of values in it.
struct ScriptGroup {
    enum Meaning {
        case none
        /// A colour, or a text that is meant as one.
        case color
        /// A colour that only the program knows, with its text.
        case unknown(String)
    }

    /// A name or a value says that colours are in it.
    private let isOfColors: Bool
    /// Nearly all texts are colours, so that a word that is none is a mistake.
    private let isOfNothingElse: Bool

    /// An alpha beside a colour is one that other code adds.
    private let hasAlpha: Bool
    /// Some colours, with a role among their names, so that a part of an interface is a colour, too.
    private let isOfRoles: Bool
    /// The key of the colour in an object that is a token, as in `{ $value: "#111111", $type: "color" }`.
    let keyOfValue: String?

    private static let colorWords = TokenWords.color.union(["palette", "palettes", "colours"])
    /// Words of keys whose values tell what an object is, or something else than a colour.
    private static let titles: Set<Substring> = [
        "name", "id", "description", "type", "kind", "mode", "scheme", "font", "family", "author",
        "version", "url", "style", "weight", "variant", "shadow", "image", "gradient", "blur",
        "size", "radius", "width",
    ]
    /// Words of keys that are titles, and in a theme also colours, as in `title: "white"`.
    private static let captions: Set<Substring> = ["title", "label", "status"]
    /// Words of keys whose values are colours or something else, as in `border: "1px solid"`.
    private static let parts: Set<Substring> = ["border", "keyboard", "bar"]
    /// A label with one colour is no theme.
    private static let leastColorsOfTheme = 3

    init(_ value: ScriptValue, at path: [String]) {
        var colors = 0
        var texts = 0
        for (name, member) in value.members {
            guard case .text(let text) = member.content else { continue }
            switch ColorText(text) {
            case .color: colors += 1
            case .gradient, .broken, .ofPlace: break
            case .other: texts += Self.mayBeText(name) ? 0 : 1
            }
        }
        hasAlpha = ["alpha", "opacity"].contains { name in
            guard case .plain(let text)? = value.members[name]?.content else { return false }
            return Double(text) != 1
        }
        isOfColors = colors > 0 || path.contains(where: Self.isNamedByColors)
        isOfNothingElse = isOfColors && colors >= 3 * texts
        let names = value.members.names
        keyOfValue = ["$value", "value"].first { key in
            names.contains(key) && (names.contains("type") || key == "$value")
        }
        isOfRoles =
            colors >= Self.leastColorsOfTheme && names.contains(where: Self.isRole)
    }

    private static func isRole(_ name: String) -> Bool {
        Role.derivations.contains(TokenName.role(ofPath: name))
    }

    /// The value is no colour by its name.
    private func isTitle(_ name: String) -> Bool {
        let words = NameWords.words(of: name)
        if words.contains(where: Self.titles.contains) { return true }
        let isCaption = words.contains(where: Self.captions.contains)
        return isCaption && !isOfRoles && !words.contains(where: Self.parts.contains)
    }

    /// A text that is no colour is no mistake by its name.
    private static func mayBeText(_ name: String) -> Bool {
        NameWords.words(of: name).contains { word in
            titles.contains(word) || captions.contains(word) || parts.contains(word)
        }
    }

    private static func isNamedByColors(_ name: String) -> Bool {
        NameWords.words(of: name).contains { colorWords.contains(String($0)) }
    }

    /// The value is a colour by the last word of its name: `textColor`, and not `colorKey`.
    private static func isColor(_ name: String) -> Bool {
        NameWords.words(of: name).last.map { colorWords.contains(String($0)) } ?? false
    }

    /// A constant that the program makes is a colour: of others, or by its name beside others.
    func isColorOfProgram(_ value: ScriptValue, named name: String) -> Bool {
        if case .function = value.content { return false }
        return isOfColors && (value.isMadeOfColors || Self.isRole(name))
            || value.isMadeOfColors && (Self.isRole(name) || Self.isColor(name))
    }

    func meaning(of value: ScriptValue, named name: String) -> Meaning {
        let isMeant = isOfColors && !isTitle(name) || Self.isColor(name)
        switch value.content {
        case .text(let text): return meaning(ofText: text, named: name)
        case .unknown(let text):
            let isGradient = GradientParser.functions.contains { text.contains("\($0)(") }
            // As in `border: '1px solid ' + ink`.
            if Self.mayBeText(name), text.hasPrefix("'…'") { return .none }
            let isRole = Self.isRole(name) && value.isMadeOfColors
            return isMeant || isRole || value.wasColor || isGradient ? .unknown(text) : .none
        case .function:
            let isColor = value.isMadeOfColors || Self.isRole(name) || Self.isColor(name)
            return isMeant && isColor ? .unknown(value.node.code?.text ?? "") : .none
        case .plain(let text):
            return isMeant && text.lowercased().hasPrefix("0x") ? .unknown(text) : .none
        case .object, .list: return .none
        }
    }

    private func meaning(ofText text: String, named name: String) -> Meaning {
        switch ColorText(text) {
        case .color where isTitle(name) && text.allSatisfy(\.isLetter): return .none
        case .color, .gradient, .broken: return hasAlpha ? .unknown(text) : .color
        case .ofPlace: return .unknown(text)
        case .other:
            let isMistake =
                isOfNothingElse && !Self.mayBeText(name) || isOfColors && Self.isRole(name)
            let isWord = text.isEmpty || text.first == "#" || text.first?.isLetter ?? false
            return isWord && (isMistake || Self.isColor(name)) ? .color : .none
        }
    }
}
