import Findings
package import SourceText

/// A use of a token in the app's files that is in no pair that can be judged.
package struct UnjudgedUse: Sendable {
    /// The name as the file has it.
    package let name: String
    package let reason: UnjudgedReason
    package let location: SourceLocation

    /// The reason as the rest of a sentence.
    package var explanation: String { reason.description }
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

    /// Sorts them by their places; an explanation is made where places and names are the same.
    mutating func sortByPlace() {
        sort { one, other in
            if one.location != other.location { return one.location < other.location }
            if one.name != other.name { return one.name < other.name }
            return one.explanation < other.explanation
        }
    }
}
