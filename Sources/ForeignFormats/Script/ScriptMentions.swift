import SourceTrees
import ThemeModel

/// The names that code of a script mentions: it may change the objects that these lead to.
///
/// A function may be called before its statement, so all are looked at when every constant is known.
struct ScriptMentions {
    private var mentions: [SourceNode] = []
    /// Mentions that functions hand to their callers, by the names of the functions.
    private var returned: [String: [[SourceNode]]] = [:]

    /// Adds the mentions in the code of a value.
    mutating func add(_ code: ScriptCode) {
        mentions += code.mentions.map { $0[.returned] ?? $0 }
    }

    /// Adds the mentions in a function that is called by its name.
    mutating func add(_ code: ScriptCode, ofFunction name: String?) {
        mentions += code.mentions
        guard let name else { return }
        returned[name, default: []] += code.mentions.compactMap { $0[.returned]?.items }
    }

    mutating func add(_ name: SourceNode) {
        mentions.append(SourceNode(items: [name], at: name))
    }

    /// Throws where code may change a constant.
    ///
    /// It may have its texts, but not an object or a list, unless a function hands that to its caller. Who has such a
    /// function, has the constant.
    func check(_ constants: Table<ScriptValue>) throws(SyntaxError) {
        let givers = returned.filter { _, mentions in
            mentions.contains { Self.leadToGroup($0, constants) }
        }
        for mention in mentions {
            let keys = (mention[.returned] ?? mention).items
            let name = keys[0].text ?? ""
            let isHanded = mention[.returned] == nil && Self.leadToGroup(keys, constants)
            guard isHanded || givers[name] != nil else { continue }
            throw ScriptTree.refusal(
                "'\(name)' is handed to code that could change it",
                at: mention.location
            )
        }
    }

    /// The keys lead to an object or a list of colours, or may do so.
    private static func leadToGroup(_ keys: [SourceNode], _ constants: Table<ScriptValue>) -> Bool {
        guard var value = constants[keys[0].text ?? ""], value.hasColors, value.mayBeGroup else {
            return false
        }
        for key in keys.dropFirst() {
            if value.hidesGroup { return true }
            if key.isKeyOfProgram { return value.hasGroups }
            guard let member = value.member(key.text ?? "", "") else { return true }
            if !member.mayBeGroup { return false }
            value = member
        }
        return true
    }
}

extension SourceNode {
    /// The key is one that only the program knows.
    fileprivate var isKeyOfProgram: Bool {
        guard case .scalar(let text, .verbatim) = content else { return false }
        return text == ScriptTree.anyKey
    }
}
