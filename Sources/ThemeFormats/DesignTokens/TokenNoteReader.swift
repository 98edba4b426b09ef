import Findings
import ThemeModel

/// Collects what tokens and groups say beside their values, within a limit: it comes from strangers, and is written again.
struct TokenNoteReader {
    /// How much of a file's notes is kept, in bytes of JSON.
    static let limit = 256 << 10

    private(set) var notes = TokenNotes()
    private let places: Table<String>
    private var left = limit
    private var dropped: (path: String, count: Int, location: SourceLocation)?

    /// Collects them; `places` says where each colour token goes, and references in extensions follow it.
    init(_ tokens: TokenFile, places: Table<String>) {
        self.places = places
        for (path, token) in tokens.tokens where !token.isCopy {
            let place = places[path] ?? path
            add(token.node, path) { $0.tokens[place] = $1 }
        }
        for (path, node) in tokens.groups {
            let place = Self.place(ofGroup: path, among: places)
            add(node, path) { $0.groups[place] = $1 }
        }
        for root in tokens.roots { addMoved(root["$extensions"]?["themepreview"]?["groups"]) }
    }

    /// Groups whose names the export could not keep.
    private mutating func addMoved(_ node: SourceNode?) {
        guard case .mapping(let pairs)? = node?.content else { return }
        for (key, value) in pairs {
            guard let path = key.text else { continue }
            add(value, path) { $0.groups[path] = $1 }
        }
    }

    /// Where the tokens of a group go: `color.sky` is `palette.sky`.
    private static func place(ofGroup path: String, among places: Table<String>) -> String {
        let parts = path.split(separator: ".")
        guard let first = parts.first, ["color", "colors", "palette"].contains(first) else {
            return places.contains { $0.name.hasPrefix(path + ".") } ? "palette.\(path)" : path
        }
        let rest = parts.dropFirst().joined(separator: ".")
        if rest.isEmpty { return first == "colors" ? "colors" : "palette" }
        return "palette.\(rest)"
    }

    private mutating func add(_ node: SourceNode, _ path: String, to set: (inout TokenNotes, TokenNote) -> Void) {
        let members = members(of: node)
        if members.isEmpty { return }
        let size = JSONValue.object(members).compact.utf8.count
        guard size <= left else {
            dropped = (dropped?.path ?? path, (dropped?.count ?? 0) + 1, dropped?.location ?? node.location)
            return
        }
        left -= size
        set(&notes, TokenNote(members))
    }

    private func members(of node: SourceNode) -> [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = []
        if let text = node["$description"]?.text { members.append(("$description", .string(text))) }
        if let text = node["$deprecated"]?.text, text != "false" {
            members.append(("$deprecated", text == "true" ? .boolean(true) : .string(text)))
        }
        if case .mapping(let pairs)? = node["$extensions"]?.content {
            let others = pairs.filter { $0.key.text != "themepreview" }
            let values = others.compactMap { key, value in
                key.text.map { name in
                    (key: name, value: JSONValue(value) { moved($0, isPath: name == TokenPairs.key) })
                }
            }
            if !values.isEmpty { members.append(("$extensions", .object(values))) }
        }
        return members
    }

    /// A reference to a colour token as one to the place where it goes, and its bare path where that is one; any other
    /// text as it is.
    private func moved(_ text: String, isPath: Bool) -> String {
        if text.hasPrefix("{"), text.hasSuffix("}"), let place = places[String(text.dropFirst().dropLast())] {
            return "{\(place)}"
        }
        if text.hasPrefix("#/"), let path = TokenFile.path(ofPointer: text), let place = places[path] {
            let end = text.hasSuffix("/$value") ? "/$value" : ""
            return "#/" + place.split(separator: ".").joined(separator: "/") + end
        }
        return isPath ? places[text] ?? text : text
    }

    /// Nil where all is kept.
    var finding: Finding? {
        dropped.map { path, count, location in
            Finding(
                .unreadableFile, .note,
                "the notes of '\(path.excerpt)'\(count == 1 ? "" : " and \(count - 1) more") are not kept for an export",
                help: "descriptions and extensions of a file may have \(Self.limit >> 10) KiB", at: location)
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
                pairs.compactMap { key, value in key.text.map { (key: $0, value: JSONValue(value, text: change)) } })
        }
    }

    private static func plain(_ text: String, isNull: Bool) -> JSONValue {
        if isNull { return .null }
        if text == "true" || text == "false" { return .boolean(text == "true") }
        if let integer = Int(text) { return .integer(integer) }
        return Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(text)
    }
}
