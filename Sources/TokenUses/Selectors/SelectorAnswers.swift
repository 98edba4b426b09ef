/// The answers that a simple selector or a condition gives to questions of which each has one answer at a time.
///
/// `:first-child` answers that the place is 1, `:nth-child(2)` that it is 2: no element is both.
struct SelectorAnswers: Equatable, Sendable {
    private var values: [String: String] = [:]
    /// The values of attributes as they are written.
    private var written: [String: String] = [:]

    var isEmpty: Bool { values.isEmpty }

    init() {}

    /// The answers of a word; a class has none, since it excludes no other one.
    init(_ word: String) {
        switch word.first {
        case "#": values["#"] = word
        case "+", "~": values["first"] = "no"
        case "[": addAttribute(word)
        case ":": addState(word)
        case "@": addCondition(word)
        case let first? where first.isLetter: values["type"] = word
        default: break
        }
    }

    /// Adds the answers of another word; false where the two exclude each other.
    mutating func add(_ other: SelectorAnswers) -> Bool {
        for (question, answer) in other.values {
            if let own = values.updateValue(answer, forKey: question), own != answer {
                return false
            }
        }
        written.merge(other.written) { $1 }
        return true
    }

    /// The two answer one question differently.
    func exclude(_ other: SelectorAnswers) -> Bool {
        values.contains { question, answer in
            let second = other.values[question]
            return second != nil && second != answer
        }
    }

    /// All answers of another one are among them.
    func include(_ other: SelectorAnswers) -> Bool {
        other.values.allSatisfy { values[$0.key] == $0.value }
            && other.written.allSatisfy { written[$0.key] == $0.value }
    }
}

// MARK: - Attributes and conditions

extension SelectorAnswers {
    private mutating func addAttribute(_ word: String) {
        let name = word.prefix { !"~|^$*=]".contains($0) }
        let rest = word.dropFirst(name.count)
        values["\(name)]"] = "yes"
        if rest.hasPrefix("=") {
            // Values of some attributes of HTML are the same in capitals.
            values["\(name)="] = rest.lowercased()
            written["\(name)="] = String(rest)
        } else if rest != "]" {
            values[word] = "yes"
        }
    }

    /// Features of which one value is true at a time.
    private static let features: Set<Substring> = [
        "@(hover", "@(any-hover", "@(pointer", "@(orientation", "@(prefers-reduced-motion",
        "@(prefers-reduced-transparency", "@(prefers-contrast", "@(inverted-colors",
        "@(display-mode", "@(scripting", "@(update",
    ]

    private mutating func addCondition(_ word: String) {
        let negation = "@not "
        if word.hasPrefix(negation) {
            values["@" + word.dropFirst(negation.count)] = "no"
            return
        }
        values[word] = "yes"
        let feature = word.prefix { $0 != ":" }
        if feature != word, Self.features.contains(feature) { values[String(feature)] = word }
    }
}

// MARK: - States

extension SelectorAnswers {
    /// An element is in one of the two at most.
    private static let opposites = [
        (":enabled", ":disabled"), (":link", ":visited"), (":valid", ":invalid"),
        (":user-valid", ":user-invalid"), (":required", ":optional"), (":playing", ":paused"),
        (":in-range", ":out-of-range"), (":read-only", ":read-write"), (":dir(ltr)", ":dir(rtl)"),
    ]
    private mutating func addState(_ word: String) {
        if addPlace(word) { return }
        values[word] = "yes"
        if let pair = Self.opposites.first(where: { $0 == word || $1 == word }) {
            values[word == pair.0 ? pair.1 : pair.0] = "no"
        }
    }

    /// Adds the place among the elements around it; false for another state.
    private mutating func addPlace(_ word: String) -> Bool {
        switch word {
        case ":first-child": setPlace("1")
        case ":last-child": values["last"] = "yes"
        case ":only-child":
            setPlace("1")
            values["last"] = "yes"
        default:
            guard word.hasPrefix(":nth-child("), word.hasSuffix(")") else { return false }
            let place = word.dropFirst(11).dropLast().filter { $0 != " " }
            setPlace(place.lowercased())
            // Any other formula is an answer of its own.
            if values.isEmpty { values[word] = "yes" }
        }
        return true
    }

    private mutating func setPlace(_ place: String) {
        switch place {
        case "odd", "2n+1": values["even"] = "no"
        case "even", "2n":
            values["even"] = "yes"
            values["first"] = "no"
        case "n+2": values["first"] = "no"
        default:
            guard let number = Int(place), number > 0 else { return }
            values["place"] = String(number)
            values["even"] = number.isMultiple(of: 2) ? "yes" : "no"
            values["first"] = number == 1 ? "yes" : "no"
        }
    }
}
