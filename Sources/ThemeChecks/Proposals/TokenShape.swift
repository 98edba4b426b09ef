import SourceText
import ThemeModel

/// The parts of a token's name: its purpose, what it belongs to, and its state.
struct TokenShape {
    let name: String
    let purpose: TokenPurpose?
    /// The words for the component, the variant and the meaning, without purpose and state.
    let key: [String]
    /// The words of states, such as `hover`.
    let states: [String]
    /// The words after `on`, which name the ground; nil for other names.
    let ground: [String]?
    /// The purpose is the last word.
    let isTrailing: Bool
    /// The words before `on` with those of the purpose, as another name may have them after `on`.
    let spelled: [String]

    /// Reads a name without the words that all names of its file begin with.
    init(_ name: String, after start: [String] = []) {
        let all = Self.words(of: name)
        let telling = all.starts(with: start) ? all.dropFirst(start.count) : all[...]
        let words = telling.filter { !Self.colorWords.contains($0) }
        self.name = name
        var own = words
        var ground: [String]?
        if let on = words.lastIndex(of: "on"), on < words.count - 1 {
            own = Array(words[..<on])
            ground = words[(on + 1)...].filter { !Self.neutralWords.contains($0) }
        }
        let place = Self.purposePlace(in: own)
        purpose = place.flatMap { Self.purpose(of: own[$0]) } ?? (ground == nil ? nil : .text)
        isTrailing = place == own.count - 1
        self.ground = ground
        spelled = own.filter { !Self.neutralWords.contains($0) }
        var rest = own
        if let place {
            let digits = own[place].filter(\.isNumber)
            rest[place] = digits
        }
        rest.removeAll { $0.isEmpty || Self.neutralWords.contains($0) }
        key = rest.filter { !Self.stateWords.contains($0) }
        states = rest.filter(Self.stateWords.contains)
    }

    /// Words that no meaning and no state explains, so that they name a component.
    var isOfComponent: Bool {
        key.contains { word in
            let isNumber = word.allSatisfy(\.isNumber)
            return !isNumber && !Self.meaningWords.contains(word)
        }
    }

    /// The colour is for dark grounds on a light page, or the other way round, or for none.
    var isForOtherGround: Bool {
        let words = key + states
        return words.contains(where: Self.otherGroundWords.contains)
    }

    var isDisabled: Bool { states.contains("disabled") || key.contains("disabled") }

    /// The colour says how strong it is, and nothing of what it means.
    var isNeutral: Bool {
        key.allSatisfy { Self.weakWords.contains($0) || $0.allSatisfy(\.isNumber) }
    }

    /// The key without the words for a weaker or a stronger form.
    var meaning: [String] { key.filter { !Self.weakWords.contains($0) } }
}

extension TokenShape {
    private static func purposePlace(in words: [String]) -> Int? {
        let purposes = words.map(TokenPurpose.strong)
        // `border` in a name is the thing itself: `surface-border` and `border-surface` are lines.
        if let line = purposes.firstIndex(of: .line) { return line }
        let strong = purposes.lastIndex { $0 != nil }
        return strong ?? words.lastIndex { TokenPurpose.weak($0) != nil }
    }

    private static func purpose(of word: String) -> TokenPurpose? {
        TokenPurpose.strong(word) ?? TokenPurpose.weak(word)
    }

    private static let colorWords: Set = ["color", "colors", "colour"]
    private static let neutralWords: Set = ["default", "rest", "root", "normal", "enabled", "idle"]
    static let stateWords: Set = [
        "hover", "hovered", "active", "pressed", "down", "selected", "disabled", "focus", "focused",
        "visited", "checked", "current", "dragged", "key",
    ]
    private static let weakWords: Set = [
        "primary", "secondary", "tertiary", "quaternary", "muted", "subtle", "subtlest", "subdued",
        "faint", "weak", "soft", "low", "raised", "elevated", "inset", "sunken", "base", "alt",
        "page", "body", "canvas", "app", "strong",
    ]
    private static let meaningWords: Set = weakWords.union([
        "success", "warning", "warn", "danger", "error", "info", "positive", "negative", "critical",
        "caution", "notice", "informative", "information", "attention", "accent", "brand",
        "severe", "done", "open", "closed", "sponsors", "upsell", "emphasis", "magic", "link",
        "inverse", "inverted", "static", "white", "black", "light", "dark", "knockout", "bold",
        "bolder", "strongest", "stronger", "medium", "high", "heading", "placeholder", "helper",
        "highlight", "alternative", "neutral", "sys", "md", "ds", "system", "alias", "semantic",
    ])
    private static let otherGroundWords: Set = [
        "inverse", "inverted", "static", "white", "black", "knockout", "dark", "light", "emphasis",
        "alternative", "fixed",
    ]
}

extension TokenShape {
    /// The words that at least three of four names begin with, such as `acme`, and that tell no purpose.
    static func commonStart(of names: [String]) -> [String] {
        let all = names.map(words)
        var start: [String] = []
        while true {
            let next = all.filter { $0.starts(with: start) && $0.count > start.count + 1 }
            let counts = Dictionary(grouping: next) { $0[start.count] }.mapValues(\.count)
            guard let (word, count) = counts.max(by: { $0.value < $1.value }),
                count * 4 >= names.count * 3, TokenPurpose.strong(word) == nil
            else { return start }
            start.append(word)
        }
    }

    private static func words(of name: String) -> [String] {
        let path = name.hasPrefix("palette.") ? String(name.dropFirst("palette.".count)) : name
        return NameWords.words(of: path).map(String.init)
    }
}
