import Findings

/// Tokens that are told together: those with the same change, or those that changed with the same others.
struct TokenGroup {
    /// The names.
    private(set) var names: [String] = []
    /// A change that stands for all.
    let change: TokenChange

    /// Tokens that were changed, those with equal values in one group, in the order of the theme.
    static func changed(_ changes: [TokenChange]) -> [TokenGroup] {
        groups(changes.filter(\.follows.isEmpty)) { [$0.old?.text, $0.new?.text, $0.old?.wideText, $0.new?.wideText] }
    }

    /// Tokens that changed with others, by those others.
    static func following(_ changes: [TokenChange]) -> [TokenGroup] {
        groups(changes.filter { !$0.follows.isEmpty }) { $0.follows }
    }

    private static func groups(_ changes: [TokenChange], by key: (TokenChange) -> [String?]) -> [TokenGroup] {
        var groups: [TokenGroup] = []
        var indices: [[[String?]]: Int] = [:]
        for change in changes {
            let key = [key(change), change.modes]
            if let index = indices[key] {
                groups[index].names.append(change.name)
            } else {
                indices[key] = groups.count
                groups.append(TokenGroup(names: [change.name], change: change))
            }
        }
        return groups
    }

    /// The first names, and how many more there are.
    func list(atMost limit: Int) -> String {
        let shown = names.prefix(limit).joined(separator: ", ")
        return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
    }
}

extension TokenValue {
    /// The value on one line, cut where it is long.
    var line: String {
        let cut = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").excerpt
        return wideText.map { "\(cut) (\($0))" } ?? cut
    }
}
