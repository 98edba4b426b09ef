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

    private static let colorWords = TokenWords.color.union(["palette", "palettes", "colours"])
    /// Words of keys whose values tell what an object is, or something else than a colour.
    private static let titles: Set<Substring> = [
        "name", "id", "title", "label", "description", "type", "kind", "mode", "scheme", "font",
        "family", "author", "version", "url", "style", "weight", "variant", "shadow", "image",
        "gradient", "blur", "size", "radius", "width", "border", "keyboard", "status", "bar",
    ]

    init(_ value: ScriptValue, at path: [String]) {
        var colors = 0
        var texts = 0
        for (name, member) in value.members {
            guard case .text(let text) = member.content else { continue }
            switch ColorText(text) {
            case .color: colors += 1
            case .gradient, .broken, .ofPlace: break
            case .other: texts += Self.isTitle(name) ? 0 : 1
            }
        }
        hasAlpha = ["alpha", "opacity"].contains { name in
            guard case .plain(let text)? = value.members[name]?.content else { return false }
            return Double(text) != 1
        }
        isOfColors = colors > 0 || path.contains(where: Self.isNamedByColors)
        isOfNothingElse = isOfColors && colors >= 3 * texts
    }

    private static func isTitle(_ name: String) -> Bool {
        NameWords.words(of: name).contains(where: titles.contains)
    }

    private static func isNamedByColors(_ name: String) -> Bool {
        NameWords.words(of: name).contains { colorWords.contains(String($0)) }
    }

    /// The value is a colour by the last word of its name: `textColor`, and not `colorKey`.
    private static func isColor(_ name: String) -> Bool {
        NameWords.words(of: name).last.map { colorWords.contains(String($0)) } ?? false
    }

    func meaning(of value: ScriptValue, named name: String) -> Meaning {
        let isMeant = isOfColors && !Self.isTitle(name) || Self.isColor(name)
        switch value.content {
        case .text(let text): return meaning(ofText: text, named: name)
        case .unknown(let text):
            let wasColor = value.node.text.map { ColorText($0).isMeantAsColor } ?? false
            let isGradient = GradientParser.functions.contains { text.contains("\($0)(") }
            return isMeant || wasColor || isGradient ? .unknown(text) : .none
        case .plain(let text):
            return isMeant && text.lowercased().hasPrefix("0x") ? .unknown(text) : .none
        case .object, .list, .function: return .none
        }
    }

    private func meaning(ofText text: String, named name: String) -> Meaning {
        switch ColorText(text) {
        case .color where Self.isTitle(name) && text.allSatisfy(\.isLetter): return .none
        case .color, .gradient, .broken: return hasAlpha ? .unknown(text) : .color
        case .ofPlace: return .unknown(text)
        case .other:
            let isRole = Role.derivations.contains(TokenName.role(ofPath: name))
            let isMistake = isOfNothingElse && !Self.isTitle(name) || isOfColors && isRole
            let isWord = text.isEmpty || text.first == "#" || text.first?.isLetter ?? false
            return isWord && (isMistake || Self.isColor(name)) ? .color : .none
        }
    }
}
