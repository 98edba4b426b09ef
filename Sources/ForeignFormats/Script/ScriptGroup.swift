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

    /// A label with one colour is no theme.
    private static let leastColorsOfTheme = 3

    init(_ value: ScriptValue, at path: [String]) {
        let (colors, texts) = Self.counts(of: value)
        let names = value.members.names
        isOfColors = colors > 0 || path.contains(where: Self.isNamedByColors)
        isOfNothingElse = isOfColors && colors >= 3 * texts
        isOfRoles = colors >= Self.leastColorsOfTheme && names.contains(where: Self.isRole)
        hasAlpha = ["alpha", "opacity"].contains { name in
            guard case .plain(let text)? = value.members[name]?.content else { return false }
            return Double(text) != 1
        }
        keyOfValue = ["$value", "value"].first { key in
            names.contains(key) && (names.contains("type") || key == "$value")
        }
    }

    /// The numbers of colours and of other texts; names of some texts say that they are none.
    private static func counts(of value: ScriptValue) -> (colors: Int, texts: Int) {
        var colors = 0
        var texts = 0
        for (name, member) in value.members {
            guard case .text(let text) = member.content else { continue }
            switch ColorText(text) {
            case .color: colors += 1
            case .gradient, .broken, .ofPlace: break
            case .other where MemberSense(name) == .other: texts += 1
            case .other: break
            }
        }
        return (colors, texts)
    }
}

// MARK: - Names

extension ScriptGroup {
    private static let colorWords = TokenWords.color.union(["palette", "palettes", "colours"])

    private static func isRole(_ name: String) -> Bool {
        Role.derivations.contains(TokenName.role(ofPath: name))
    }

    private static func isNamedByColors(_ name: String) -> Bool {
        NameWords.words(of: name).contains { colorWords.contains(String($0)) }
    }

    /// The value is a colour by the last word of its name: `textColor`, and not `colorKey`.
    private static func isColor(_ name: String) -> Bool {
        NameWords.words(of: name).last.map { colorWords.contains(String($0)) } ?? false
    }

    /// The value is no colour by its name.
    private func isTitle(_ name: String) -> Bool {
        switch MemberSense(name) {
        case .title: true
        case .caption: !isOfRoles
        case .part, .other: false
        }
    }

    /// The value is a colour by its name, or by the others in the object.
    private func isMeant(_ name: String) -> Bool {
        if Self.isColor(name) { return true }
        return isOfColors && !isTitle(name)
    }
}

// MARK: - Values

extension ScriptGroup {
    /// A constant that the program makes is a colour: of others, or by its name beside others.
    func isColorOfProgram(_ value: ScriptValue, named name: String) -> Bool {
        if case .function = value.content { return false }
        let isRole = Self.isRole(name)
        if value.isMadeOfColors { return isOfColors || isRole || Self.isColor(name) }
        return isOfColors && isRole
    }

    func meaning(of value: ScriptValue, named name: String) -> Meaning {
        switch value.content {
        case .text(let text):
            return meaning(ofText: text, named: name)
        case .unknown(let text):
            return mayBeColor(value, text, named: name) ? .unknown(text) : .none
        case .function:
            let isColor = value.isMadeOfColors || Self.isRole(name) || Self.isColor(name)
            return isColor && isMeant(name) ? .unknown(value.node.code?.text ?? "") : .none
        case .plain(let text):
            if text.lowercased().hasPrefix("0x") { return isMeant(name) ? .unknown(text) : .none }
            return isColor(number: text, named: name) ? .color : .none
        case .object, .list:
            return areChannels(value, named: name) ? .color : .none
        }
    }

    /// A large number with the name of a role, such as 7829367; sizes and levels are smaller.
    private func isColor(number text: String, named name: String) -> Bool {
        guard isOfColors, Self.isRole(name), let number = Double(text) else { return false }
        return number >= 4_096
    }

    private static let channels: Set = ["r", "g", "b", "a", "h", "s", "l", "0", "1", "2", "3"]

    /// The numbers of a colour in a list or an object with the name of a role.
    func areChannels(_ value: ScriptValue, named name: String) -> Bool {
        let members = value.members
        guard isOfNothingElse, Self.isRole(name), (3...4).contains(members.count) else {
            return false
        }
        return members.allSatisfy { name, member in
            guard case .plain(let text) = member.content else { return false }
            return Self.channels.contains(name) && Double(text) != nil
        }
    }

    /// A value that only the program knows may be a colour.
    private func mayBeColor(_ value: ScriptValue, _ text: String, named name: String) -> Bool {
        // As in `border: '1px solid ' + ink`.
        if text.hasPrefix("'…'"), MemberSense(name) != .other { return false }
        if GradientParser.functions.contains(where: { text.contains("\($0)(") }) { return true }
        if isMeant(name) || value.wasColor { return true }
        return Self.isRole(name) && value.isMadeOfColors
    }

    private func meaning(ofText text: String, named name: String) -> Meaning {
        switch ColorText(text) {
        case .color where isTitle(name) && text.allSatisfy(\.isLetter): .none
        case .color, .gradient, .broken: hasAlpha ? .unknown(text) : .color
        case .ofPlace: .unknown(text)
        case .other: isMistake(text, named: name) ? .color : .none
        }
    }

    /// A word that is no colour stands in the place of one.
    private func isMistake(_ text: String, named name: String) -> Bool {
        let isWord = text.isEmpty || text.first == "#" || text.first?.isLetter ?? false
        guard isWord || text.lowercased().hasPrefix("0x") else { return false }
        if Self.isColor(name) { return true }
        if isOfColors, Self.isRole(name) { return true }
        return isOfNothingElse && MemberSense(name) == .other
    }
}
