import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Collects what tokens and groups say beside their values, within a limit: it comes from strangers, and is written again.
struct TokenNoteReader {
    /// How much of a theme's notes is kept, in bytes of JSON.
    static let limit = 256 << 10

    private var left = limit
    /// Where the tokens and groups of the first reading are; nil before it.
    private var usual: Set<SourceLocation>?
    private var dropped: (path: String, count: Int, location: SourceLocation)?

    /// What tokens say; in further readings, only those that are not the same ones as in the first.
    ///
    /// `places` says where each colour token goes, and references in extensions follow it.
    mutating func notes(of tokens: TokenFile, places: Table<String>) -> TokenNotes {
        var notes = TokenNotes()
        let places = TokenPlaces(places)
        let first = usual
        let isFirst = usual == nil
        var seen: Set<SourceLocation> = []
        func isNew(_ node: SourceNode) -> Bool {
            if isFirst { seen.insert(node.location) }
            return first?.contains(node.location) != true
        }
        for (path, token) in tokens.tokens where !token.isCopy && isNew(token.node) {
            // A token takes the place of an earlier one, also of what that says.
            notes.tokens[places[path] ?? path] =
                note(token.node, path, places) ?? (isFirst ? nil : TokenNote([]))
        }
        for (path, node) in tokens.groups where isNew(node) {
            if let note = note(node, path, places) {
                notes.groups[places.place(ofGroup: path)] = note
            }
        }
        for root in tokens.roots {
            // Groups whose names the export could not keep.
            guard
                case .mapping(let pairs)? = root["$extensions"]?["themepreview"]?["groups"]?.content
            else { continue }
            for (key, node) in pairs where isNew(node) {
                if let path = key.text, let note = note(node, path, places) {
                    notes.groups[path] = note
                }
            }
        }
        if isFirst { usual = seen }
        return notes
    }

    /// Nil where there is none, or too many.
    private mutating func note(_ node: SourceNode, _ path: String, _ places: TokenPlaces)
        -> TokenNote?
    {
        let members = Self.members(of: node, places)
        if members.isEmpty { return nil }
        let size = JSONValue.object(members).compact.utf8.count
        guard size <= left else {
            dropped = (
                dropped?.path ?? path, (dropped?.count ?? 0) + 1, dropped?.location ?? node.location
            )
            return nil
        }
        left -= size
        return TokenNote(members)
    }

    private static func members(of node: SourceNode, _ places: TokenPlaces) -> [(
        key: String, value: JSONValue
    )] {
        var members: [(key: String, value: JSONValue)] = []
        if let text = node["$description"]?.text { members.append(("$description", .string(text))) }
        if let text = node["$deprecated"]?.text, text != "false" {
            members.append(("$deprecated", text == "true" ? .boolean(true) : .string(text)))
        }
        if case .mapping(let pairs)? = node["$extensions"]?.content {
            let others = pairs.filter { $0.key.text != "themepreview" }
            let values = others.compactMap { key, value in
                key.text.map { name in
                    (
                        key: name,
                        value: JSONValue(value) { places.moved($0, isPath: name == TokenPairs.key) }
                    )
                }
            }
            if !values.isEmpty { members.append(("$extensions", .object(values))) }
        }
        return members
    }

    /// Nil where all is kept.
    var finding: Finding? {
        dropped.map { path, count, location in
            Finding(
                .unreadableFile,
                .note,
                "the notes of '\(path.excerpt)'\(count == 1 ? "" : " and \(count - 1) more") are not kept for an export",
                help: "descriptions and extensions of a theme may have \(Self.limit >> 10) KiB",
                at: location
            )
        }
    }
}

extension JSONValue {
    /// The same value as JSON, with its texts as `change` makes them.
    fileprivate init(_ node: SourceNode, text change: (String) -> String) {
        switch node.content {
        case .scalar(let text, let style):
            self = style == .plain ? Self.plain(text, isNull: node.isNull) : .string(change(text))
        case .sequence(let items): self = .list(items.map { JSONValue($0, text: change) })
        case .mapping(let pairs):
            self = .object(
                pairs.compactMap { key, value in
                    key.text.map { (key: $0, value: JSONValue(value, text: change)) }
                }
            )
        }
    }

    private static func plain(_ text: String, isNull: Bool) -> JSONValue {
        if isNull { return .null }
        if text == "true" || text == "false" { return .boolean(text == "true") }
        if let integer = Int(text) { return .integer(integer) }
        return Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(text)
    }
}
