/// The classes, ids, attributes and names by which an element is told from others.
struct ElementNames: Sendable {
    /// A word of `:not()`.
    private struct Excluded {
        let name: String
        let answers: SelectorAnswers
    }

    /// In an order that is the same in each run, those that tell most first.
    let names: [String]
    /// The states and attributes as well.
    private let words: [String]
    private let answers: SelectorAnswers
    private let excluded: [Excluded]
    /// Nothing but attributes and states describes the element.
    let isUniversal: Bool
    /// The name of the element itself, such as `button`.
    private let type: String?
    /// The others.
    private let otherNames: [String]
    /// The tests of its class and its id.
    let tests: [AttributeTest]

    init(_ compound: RuleSelector.Compound, _ words: SelectorWords) {
        let identities = compound.words.filter { words.traits[$0].contains(.identity) }
        let others = compound.words.filter { words.names[$0].hasPrefix("[") }
        let written = (identities.isEmpty ? others : identities).map { words.names[$0] }
        names = Set(written).sorted { one, other in
            (Self.rank(one), one) < (Self.rank(other), other)
        }
        self.words = compound.words.map { words.names[$0] }
        answers = compound.words.reduce(into: SelectorAnswers()) { all, word in
            _ = all.add(words.answers[word])
        }
        excluded = compound.excluded.map { word in
            Excluded(name: words.names[word], answers: words.answers[word])
        }
        let attributes = names.filter { $0.hasPrefix("[") }
        isUniversal = attributes.count == names.count
        let type = names.first { Self.rank($0) == 2 && !$0.hasPrefix("[") }
        self.type = type
        otherNames = names.filter { $0 != type }
        tests = attributes.compactMap(AttributeTest.init)
    }

    /// The names that tell most: the ids, else the classes, else the others.
    var telling: [String] {
        guard let first = names.first else { return [] }
        return names.filter { Self.rank($0) == Self.rank(first) }
    }

    private static func rank(_ name: String) -> Int {
        switch name.first {
        case "#": 0
        case ".", "%": 1
        default: 2
        }
    }

    /// An element with these names may be one that a rule is for; a class in common makes another one likely.
    func mayBe(_ subject: ElementNames) -> Bool {
        if excludes(subject) || subject.excludes(self) { return false }
        if answers.exclude(subject.answers) { return false }
        if subject.isUniversal { return subject.tests.allSatisfy(mayPass) }
        if subject.names.allSatisfy(names.contains) { return true }
        if let type, let other = subject.type, type != other { return false }
        let own = otherNames
        let others = subject.otherNames
        if !own.contains(where: others.contains) { return false }
        return own.allSatisfy(others.contains) || others.allSatisfy(own.contains)
    }

    /// Its `:not()` names something that the other one is.
    private func excludes(_ other: ElementNames) -> Bool {
        excluded.contains { word in
            let isState = !word.answers.isEmpty && other.answers.include(word.answers)
            return isState || other.words.contains(word.name)
        }
    }

    /// One of some names of elements is all that describes the element.
    func isOneOf(_ types: Set<String>) -> Bool {
        names.count == 1 && types.contains(names[0])
    }

    /// Nothing but the name of the element describes it.
    var isOfTypes: Bool { names.count == 1 && type != nil }

    /// All that describes the element describes another one as well.
    func isPart(of other: ElementNames) -> Bool {
        names.allSatisfy(other.names.contains)
    }

    /// The element's own name is known.
    var hasType: Bool { type != nil }

    /// An element passes unless it has to have another id, or class, than its own.
    private func mayPass(_ test: AttributeTest) -> Bool {
        names.contains(where: test.holds)
    }
}
