import SourceText

/// The mixins of a sheet of Sass that hold declarations alone, which stand where a rule includes them.
struct SassMixins {
    struct Declaration {
        let key: SourceNode
        let name: String
        let value: SourceNode
        let isImportant: Bool
    }

    private struct Mixin {
        let declarations: [Declaration]
        /// The rule, which is kept where nothing of the sheet includes the mixin.
        let rule: SourceNode
        var isIncluded = false
    }

    /// In the order of the sheet.
    private var mixins: [Mixin] = []
    /// By their names, in which `_` is `-`.
    private var places: [String: Int] = [:]

    /// The rules of the mixins that the sheet itself includes nowhere.
    var unused: [SourceNode] {
        mixins.filter { !$0.isIncluded }.map(\.rule)
    }

    /// The name of the mixin that a rule defines; nil for other rules, and for a mixin with parameters.
    static func name(definedBy prelude: String) -> String? {
        name(in: prelude, after: "@mixin")
    }

    /// Keeps a mixin; of two with one name the last counts from there on.
    mutating func define(_ name: String, _ declarations: [Declaration], in rule: SourceNode) {
        places[name] = mixins.count
        mixins.append(Mixin(declarations: declarations, rule: rule))
    }

    /// The declarations that a statement such as `@include palette-dark` stands for; nil where that is not known.
    mutating func declarations(includedBy statement: String) -> [Declaration]? {
        guard let name = Self.name(in: statement, after: "@include"), let place = places[name]
        else { return nil }
        mixins[place].isIncluded = true
        return mixins[place].declarations
    }

    private static func name(in text: String, after word: String) -> String? {
        guard text.hasPrefix(word + " ") else { return nil }
        var name = String(text.dropFirst(word.count).trimmed)
        if name.hasSuffix("()") { name = String(name.dropLast(2).trimmed) }
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        return isName && !name.isEmpty ? SassName.normal(name) : nil
    }
}
