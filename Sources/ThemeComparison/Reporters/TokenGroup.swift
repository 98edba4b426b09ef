import SourceText

/// Tokens reported together: those with the same change, or those that follow the same tokens.
struct TokenGroup {
    private(set) var names: [String] = []
    private(set) var counts: [TokenUseCount] = []
    let change: TokenChange

    /// Tokens that changed themselves, grouped by old and new value, in the order of the theme.
    static func changed(_ changes: [TokenChange]) -> [TokenGroup] {
        groups(changes.filter(\.follows.isEmpty)) {
            [$0.old?.text, $0.new?.text, $0.old?.wideText, $0.new?.wideText]
        }
    }

    static func following(_ changes: [TokenChange]) -> [TokenGroup] {
        groups(changes.filter { !$0.follows.isEmpty }) { $0.follows }
    }

    private static func groups(_ changes: [TokenChange], by key: (TokenChange) -> [String?])
        -> [TokenGroup]
    {
        var groups: [TokenGroup] = []
        var indices: [[[String?]]: Int] = [:]
        for change in changes {
            let key = [key(change), change.modes]
            if let index = indices[key] {
                groups[index].add(change)
            } else {
                indices[key] = groups.count
                var group = TokenGroup(change: change)
                group.add(change)
                groups.append(group)
            }
        }
        return groups
    }

    private mutating func add(_ change: TokenChange) {
        names.append(change.name)
        if let uses = change.uses { counts.append(uses) }
    }

    /// The uses of all its tokens.
    var uses: TokenUseCount? { TokenUseCount(counts) }

    func list(atMost limit: Int) -> String {
        let shown = names.prefix(limit).joined(separator: ", ")
        return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
    }
}

extension TokenValue {
    /// The value in one line.
    package var line: String {
        let cut = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").excerpt
        return wideText.map { "\(cut) (\($0))" } ?? cut
    }
}
