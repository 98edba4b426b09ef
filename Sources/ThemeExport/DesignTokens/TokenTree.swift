import SourceText
import ThemeModel

/// Tokens by path; a node that is a token and a group keeps its value as `$root`.
struct TokenTree {
    private var token: [(key: String, value: JSONValue)]?
    private var children: Table<TokenTree> = [:]
    /// What the group says beside its tokens.
    private var note: [(key: String, value: JSONValue)] = []

    mutating func insert(
        _ token: [(key: String, value: JSONValue)],
        at path: some Collection<Substring>
    ) {
        guard let first = path.first else {
            self.token = token
            return
        }
        children[String(first), default: TokenTree()].insert(token, at: path.dropFirst())
    }

    /// Adds what a token or a group says beside its value; false where there is none.
    mutating func annotate(_ path: some Collection<Substring>, isToken: Bool, _ other: TokenNote)
        -> Bool
    {
        guard let first = path.first else {
            if isToken {
                token = token.map { $0.merging(other.members) }
            } else {
                note = note.merging(other.members)
            }
            return isToken ? token != nil : !children.isEmpty
        }
        let name = String(first)
        guard children.contains(name) else { return false }
        return children[name, default: TokenTree()].annotate(
            path.dropFirst(),
            isToken: isToken,
            other
        )
    }

    /// Adds all notes but that of the file; returns those of groups that are not here, by path.
    mutating func annotate(_ notes: TokenNotes) -> [(key: String, value: JSONValue)] {
        for (path, note) in notes.tokens {
            _ = annotate(path.split(separator: "."), isToken: true, note)
        }
        var moved: [(key: String, value: JSONValue)] = []
        for (path, note) in notes.groups.sorted(by: { $0.key < $1.key }) where !path.isEmpty {
            if !annotate(path.split(separator: "."), isToken: false, note) {
                moved.append((path, .object(note.members)))
            }
        }
        return moved
    }

    var members: [(key: String, value: JSONValue)] {
        if children.isEmpty { return token ?? [] }
        let root = token.map { [(key: "$root", value: JSONValue.object($0))] } ?? []
        return note + root + children.map { (key: $0, value: .object($1.members)) }
    }
}

extension [(key: String, value: JSONValue)] {
    /// The members with those of others, one for each key; where both are objects, their members together.
    func merging(_ others: [(key: String, value: JSONValue)]) -> Self {
        others.reduce(into: self) { members, other in
            guard let index = members.firstIndex(where: { $0.key == other.key }) else {
                return members.append(other)
            }
            if case .object(let own) = members[index].value, case .object(let added) = other.value {
                members[index].value = .object(
                    own + added.filter { pair in !own.contains { $0.key == pair.key } }
                )
            }
        }
    }
}
