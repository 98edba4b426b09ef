package import SourceText

/// The texts of design tokens beside the values, for the file that the tokens are written to again.
package struct TokenNotes: Hashable, Sendable {
    /// Members of tokens, by the token's path in a theme, such as `palette.sky.500`.
    package var tokens: [String: TokenNote] = [:]
    /// Members of groups, by the path of the group; that of the file is empty.
    package var groups: [String: TokenNote] = [:]

    package init() {}

    package var isEmpty: Bool { tokens.isEmpty && groups.isEmpty }

    package func merging(_ other: TokenNotes) -> TokenNotes {
        if other.isEmpty { return self }
        var result = self
        result.tokens.merge(other.tokens) { $1 }
        result.groups.merge(other.groups) { $1 }
        return result
    }

    /// The notes that differ from others; an empty note takes one of theirs away.
    package func changes(from other: TokenNotes) -> TokenNotes {
        var result = TokenNotes()
        result.tokens = tokens.filter { path, note in
            note != other.tokens[path] ?? TokenNote([])
        }
        result.groups = groups.filter { path, note in
            note != other.groups[path]
        }
        return result
    }
}

/// `$description`, `$deprecated` and `$extensions` of a token or group.
package struct TokenNote: Hashable, Sendable {
    package var members: [(key: String, value: JSONValue)]

    package init(_ members: [(key: String, value: JSONValue)]) {
        self.members = members
    }

    private var text: String { JSONValue.object(members).compact }

    package static func == (first: TokenNote, second: TokenNote) -> Bool {
        first.text == second.text
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}
