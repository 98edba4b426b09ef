import SourceText
import SourceTrees
import ThemeModel

/// The values of the constants of a script, in the order in which the program gives them.
struct ScriptEvaluation {
    private enum Name {
        case value(ScriptValue)
        case imported(module: String, name: String)
        case unknown
    }

    private var names: [String: Name] = [:]
    /// The names that the file declares anywhere, and those among them that are constants.
    private let declared: Set<String>
    private let declaredConstants: Set<String>
    /// The members that objects may still take from others: a small file may spread a large one very often.
    private var membersLeft = TreeLimits.nodes
    private(set) var constants: Table<ScriptValue> = [:]
    /// The texts of functions and of values that only the program has, outside of constants' members.
    private(set) var textsOfCode: [SourceNode] = []
    /// Mentions of names in functions, to be looked at when all constants are known.
    private var mentions: [SourceNode] = []
    /// Functions that hand a constant to their caller: who has such a function, has the constant.
    private var givers: Set<String> = []

    init(_ root: SourceNode) throws(SyntaxError) {
        let statements = root[ScriptTree.root]?.items ?? []
        declared = try Self.names(in: statements)
        declaredConstants = Set(
            statements.flatMap { $0[.constant]?.pairs ?? [] }.compactMap(\.key.text)
        )
        for statement in statements { try read(statement) }
        for mention in mentions { try check(mention) }
    }

    private mutating func read(_ statement: SourceNode) throws(SyntaxError) {
        if let imported = statement[.imported] {
            for (key, origin) in imported.pairs {
                let texts = origin.texts
                names[key.text ?? ""] = .imported(module: texts[0], name: texts[1])
            }
        } else if let unknown = statement[.unknownNames] {
            for name in unknown.texts { names[name] = .unknown }
        } else if let code = statement[.code] {
            addFunction(code, named: Array(code.items.dropFirst(3)))
        } else if let constant = statement[.constant] {
            for (key, node) in constant.pairs { try add(key, node) }
        }
    }

    private mutating func add(_ key: SourceNode, _ node: SourceNode) throws(SyntaxError) {
        let name = key.text ?? ""
        if let function = node[.function] {
            addFunction(function, named: [key])
            names[name] = .unknown
            constants[name] = ScriptValue(.function, at: node)
            return
        }
        if let parts = node[.computed] { textsOfCode += parts.items[2].items }
        if let call = node[.call], !isWrapper(call.items[0].texts) {
            textsOfCode += Self.parts(of: call.items[2]).items[2].items
        }
        let value = try value(of: node)
        if Self.isPattern(key) {
            guard value.isGroup, value.hasColors else { return }
            throw Self.refusal("a pattern takes an object of colours apart", at: node)
        }
        names[name] = .value(value)
        constants[name] = value
    }

    private mutating func addFunction(_ parts: SourceNode, named keys: [SourceNode]) {
        textsOfCode += parts.items[2].items
        for mention in parts.items[1].items {
            if mention[.returned] != nil { givers.formUnion(keys.compactMap(\.text)) }
            mentions.append(mention)
        }
    }
}

// MARK: - Names

extension ScriptEvaluation {
    private static func isPattern(_ key: SourceNode) -> Bool { key.text == "{" || key.text == "[" }

    /// The names of all statements; two of one name are no program.
    private static func names(in statements: [SourceNode]) throws(SyntaxError) -> Set<String> {
        var names: Set<String> = []
        var functions: Set<String> = []
        for statement in statements {
            let constants = (statement[.constant] ?? statement[.imported])?.pairs.map(\.key) ?? []
            let others = statement[.unknownNames]?.items ?? []
            for key in constants + others where !isPattern(key) {
                let name = key.text ?? ""
                if name == "Object" { throw refusal("'Object' is declared anew", at: key) }
                let isNew = names.insert(name).inserted
                // A function may be declared several times, each for other types.
                guard isNew || !others.isEmpty && functions.contains(name) else {
                    throw refusal("'\(name)' is declared twice", at: key)
                }
            }
            functions.formUnion(others.compactMap(\.text))
        }
        return names
    }

    private static func refusal(_ message: String, at node: SourceNode) -> SyntaxError {
        SyntaxError(
            message: message,
            help:
                "nothing is run, so other code could change the colours: keep their constants in a file of their own",
            location: node.location
        )
    }

    /// The value at the end of a chain of keys; nil for a name of another file or of the program.
    private func target(of keys: [SourceNode]) throws(SyntaxError) -> ScriptValue? {
        let name = keys[0].text ?? ""
        if givers.contains(name) { throw Self.handing(name, at: keys[0]) }
        guard case .value(var value)? = names[name] else {
            if names[name] == nil, declaredConstants.contains(name) {
                throw Self.refusal("'\(name)' is used before it is declared", at: keys[0])
            }
            return nil
        }
        let text = keys.compactMap(\.text).joined(separator: ".")
        for key in keys.dropFirst() {
            guard let member = value.member(key.text ?? "", text) else {
                return .unknown(text, at: keys[0])
            }
            value = member
        }
        return value
    }

    private func isWrapper(_ keys: [String]) -> Bool {
        switch names[keys[0]] {
        case .imported(let module, let name)?:
            return ScriptWrappers.keepsColors(name, of: module, keys.dropFirst())
        case .value?, .unknown?: return false
        case nil: return ScriptWrappers.isBuiltIn(keys) && !declared.contains(keys[0])
        }
    }
}

// MARK: - Values

extension ScriptEvaluation {
    private mutating func value(of node: SourceNode) throws(SyntaxError) -> ScriptValue {
        if let keys = node[.reference] {
            let target = try target(of: keys.items)
            let text = keys.texts.joined(separator: ".")
            return target?.referred(at: node) ?? .unknown(text, at: node)
        }
        if let call = node[.call] { return try value(ofCall: call, at: node) }
        if let parts = node[.function] {
            mentions += parts.items[1].items.map { $0[.returned] ?? $0 }
            return ScriptValue(.function, at: node)
        }
        if let parts = node[.computed] {
            for mention in parts.items[1].items { try check(mention[.returned] ?? mention) }
            return .unknown(parts.items[0].text ?? "", at: node)
        }
        switch node.content {
        case .scalar(let text, .quoted): return ScriptValue(.text(text), at: node)
        case .scalar(let text, _): return ScriptValue(.plain(text), at: node)
        case .sequence(let items): return try list(items, at: node)
        case .mapping(let pairs): return try object(pairs, at: node)
        }
    }

    private mutating func spend(_ count: Int, at node: SourceNode) throws(SyntaxError) {
        membersLeft -= count
        if membersLeft >= 0 { return }
        throw SyntaxError(
            message: "the file has more than \(TreeLimits.nodes) values",
            help: "write fewer",
            location: node.location
        )
    }

    private static func parts(of node: SourceNode) -> SourceNode {
        node[.computed] ?? node[.function] ?? node
    }

    private mutating func value(
        ofCall call: SourceNode,
        at node: SourceNode
    ) throws(SyntaxError) -> ScriptValue {
        guard isWrapper(call.items[0].texts) else {
            let parts = Self.parts(of: call.items[2])
            for mention in parts.items[1].items { try check(mention[.returned] ?? mention) }
            return .unknown(parts.items[0].text ?? "", at: node)
        }
        return try value(of: call.items[1])
    }

    private mutating func list(
        _ items: [SourceNode],
        at node: SourceNode
    ) throws(SyntaxError) -> ScriptValue {
        var values: [ScriptValue] = []
        for item in items {
            guard let spread = item[.spread] else {
                values.append(try value(of: item))
                continue
            }
            guard case .list(let others) = try value(of: spread).content else {
                return .unknown("[…]", at: node)
            }
            try spend(others.count, at: node)
            values += others.map { $0.referred() }
        }
        return ScriptValue(.list(values), at: node)
    }

    private mutating func object(
        _ pairs: [(key: SourceNode, value: SourceNode)],
        at node: SourceNode
    ) throws(SyntaxError) -> ScriptValue {
        var members: Table<ScriptValue> = [:]
        var isWhole = true
        for (key, node) in pairs {
            let value = try value(of: node)
            guard key.isMark(.spread) else {
                members[key.text ?? ""] = value
                continue
            }
            try spend(members.count + value.members.count, at: node)
            if case .object(let others, true) = value.content {
                for (name, value) in others { members[name] = value.referred() }
            } else {
                // A spread object may replace every member before it.
                let text = "...\(value.text)"
                members = members.compactMapValues { _, member in
                    member.hasColors ? .unknown(text, at: member.node) : member
                }
                for (name, value) in value.members { members[name] = value.referred() }
                isWhole = false
            }
        }
        return ScriptValue(.object(members, isWhole: isWhole), at: node)
    }
}

// MARK: - Mentions

extension ScriptEvaluation {
    /// Throws where code may change a constant: it may have its texts, but not an object or a list, unless a function hands
    /// that to its caller.
    private func check(_ mention: SourceNode) throws(SyntaxError) {
        let keys = (mention[.returned] ?? mention).items
        let name = keys[0].text ?? ""
        if givers.contains(name) { throw Self.handing(name, at: mention) }
        guard case .value(var value)? = names[name] else {
            _ = try target(of: [keys[0]])
            return
        }
        guard value.isGroup, value.hasColors else { return }
        for key in keys.dropFirst() {
            let isAny = key.isKeyOfProgram
            if isAny, !value.hasGroups { return }
            guard let member = value.member(key.text ?? "", ""), !isAny else { break }
            if !member.isGroup { return }
            value = member
        }
        if mention[.returned] == nil { throw Self.handing(name, at: mention) }
    }

    private static func handing(_ name: String, at node: SourceNode) -> SyntaxError {
        refusal("'\(name)' is handed to code that could change it", at: node)
    }
}

extension SourceNode {
    /// The key is one that only the program knows.
    fileprivate var isKeyOfProgram: Bool {
        guard case .scalar(let text, .verbatim) = content else { return false }
        return text == ScriptTree.anyKey
    }
}
