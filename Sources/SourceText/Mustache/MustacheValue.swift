/// A value that a template shows by a name that only the data knows, such as a theme's token.
package indirect enum MustacheValue: Sendable {
    /// A section shows a text once, even when it is empty.
    case text(String)
    /// A section is shown or not.
    case flag(Bool)
    /// Names that a section adds, and that dotted names reach.
    case group([String: MustacheValue])
    /// A section is shown for each of these groups.
    case list([[String: MustacheValue]])

    var isShown: Bool {
        switch self {
        case .flag(let isShown): isShown
        case .text, .group: true
        case .list(let items): !items.isEmpty
        }
    }

    /// The value that a path leads to.
    subscript(path: ArraySlice<Substring>) -> MustacheValue? {
        guard let first = path.first else { return self }
        guard case .group(let members) = self else { return nil }
        return members[String(first)]?[path.dropFirst()]
    }
}
