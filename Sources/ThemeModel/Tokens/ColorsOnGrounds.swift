/// Colours that are named `color` beside a ground: `note.color` beside `note.background-color` is text.
package struct ColorsOnGrounds: Sendable {
    private let names: Set<[String]>

    private static let grounds = [
        ["background"], ["bg"],
        ["background", "color"], ["bg", "color"],
    ]

    /// Knows the words of all names of a file.
    package init(_ names: [[String]]) {
        self.names = Set(names)
    }

    /// The words with `text` in place of `color`; nil for a name that tells its purpose, or has no such ground beside it.
    package func namingText(_ words: [String]) -> [String]? {
        if words.contains(where: { TokenPurpose.strong($0) != nil }) { return nil }
        let place = words.indices.dropFirst().last { TokenWords.color.contains(words[$0]) }
        guard let place else { return nil }
        let isOnGround = Self.grounds.contains { ground in
            var other = words
            other.replaceSubrange(place...place, with: ground)
            return names.contains(other)
        }
        guard isOnGround else { return nil }
        var named = words
        named[place] = "text"
        return named
    }
}
