import Findings
package import SourceText

/// A use of a token in the app's files that is in no pair that can be judged.
package struct UnjudgedUse: Sendable {
    /// The name as the file has it.
    package let name: String
    /// The rest of a sentence: "a filter changes it".
    package let reason: String
    package let location: SourceLocation
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
            the first is '\(first.name.excerpt)': \(first.reason)
            """,
            help: """
                'themepreview check --uncovered' lists them; a comment in a rule says its ground: \
                /* pair: TEXT on GROUND as text */
                """,
            at: first.location
        )
    }

    /// Sorts them by their places.
    mutating func sortByPlace() {
        sort { ($0.location, $0.name, $0.reason) < ($1.location, $1.name, $1.reason) }
    }
}
