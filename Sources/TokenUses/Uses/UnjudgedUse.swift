import Findings
package import SourceText

/// A use of a token in the app's files that is in no pair that can be judged.
package struct UnjudgedUse: Sendable {
    /// The name as the file has it.
    package let name: String
    package let reason: UnjudgedReason
    package let location: SourceLocation
    /// Other reasons for the same use differ in a name alone.
    fileprivate(set) var hasOthers = false

    init(name: String, reason: UnjudgedReason, location: SourceLocation) {
        self.name = name
        self.reason = reason
        self.location = location
    }

    /// The reason as the rest of a sentence.
    package var explanation: String {
        hasOthers ? "\(reason), and others" : reason.description
    }

    fileprivate var question: Question {
        Question(name: name, place: location, form: reason.sentence.form)
    }

    /// The use without the names in its reason.
    fileprivate struct Question: Hashable {
        let name: String
        let place: SourceLocation
        let form: String
    }
}

extension [UnjudgedUse] {
    /// One warning about all of them; nil for none.
    var finding: Finding? {
        guard let first else { return nil }
        let verb = count == 1 ? "is" : "are"
        return Finding(
            .unjudgedUse,
            .warning,
            // A baseline knows the finding by the first name in quotes, whatever the number.
            """
            in the files of 'uses', \(count.of("use")) of tokens \(verb) in no pair; \
            the first is '\(first.name.excerpt)': \(first.explanation)
            """,
            help: """
                'themepreview check --uncovered' lists them; a comment in a rule says its ground: \
                /* pair: TEXT on GROUND as text */
                """,
            at: first.location
        )
    }

    /// Sorts them by their places, and makes one of those that ask the same at one place.
    mutating func sortByPlace() {
        var indices: [UnjudgedUse.Question: Int] = [:]
        let uses = sorted(by: Self.areInOrder)
        self = []
        for use in uses {
            if let index = indices[use.question] {
                if self[index].reason != use.reason { self[index].hasOthers = true }
            } else {
                indices[use.question] = count
                append(use)
            }
        }
    }

    /// An explanation is made where places and names are the same.
    private static func areInOrder(_ one: UnjudgedUse, _ other: UnjudgedUse) -> Bool {
        if one.location != other.location { return one.location < other.location }
        if one.name != other.name { return one.name < other.name }
        return one.explanation < other.explanation
    }
}
