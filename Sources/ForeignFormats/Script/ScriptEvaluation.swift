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
    /// The texts in code, by the place where the code begins.
    private(set) var code: [(place: SourceLocation, texts: [SourceNode])] = []
    private var mentions = ScriptMentions()
    private let modules: ScriptModules

    init(_ root: SourceNode, _ modules: ScriptModules) throws(SyntaxError) {
        self.modules = modules
        let statements = root[ScriptTree.root]?.items ?? []
        declared = try Self.names(in: statements)
        declaredConstants = Set(
            statements.flatMap { $0[.constant]?.pairs ?? [] }.compactMap(\.key.text)
        )
        for statement in statements { try read(statement) }
        try mentions.check(constants)
    }

    private mutating func read(_ statement: SourceNode) throws(SyntaxError) {
        if let imported = statement[.imported] {
            for (key, origin) in imported.pairs { addImport(key, of: origin.texts) }
        } else if let unknown = statement[.unknownNames] {
            for name in unknown.texts { names[name] = .unknown }
        } else if let function = statement.code {
            addFunction(function, named: function.name, at: statement)
        } else if let constant = statement[.constant] {
            for (key, node) in constant.pairs { try add(key, node) }
        }
    }

    /// Adds a constant of another file as one of this file, or its name alone.
    private mutating func addImport(_ key: SourceNode, of origin: [String]) {
        let name = key.text ?? ""
        let file = key.location.file
        guard let value = modules.value(origin[1], of: origin[0], importedBy: file) else {
            names[name] = .imported(module: origin[0], name: origin[1])
            return
        }
        names[name] = .value(value)
        constants[name] = value
    }

    private mutating func add(_ key: SourceNode, _ node: SourceNode) throws(SyntaxError) {
        let name = key.text ?? ""
        if node[.function] != nil, let function = node.code {
            addFunction(function, named: key, at: node)
            names[name] = .unknown
            constants[name] = ScriptValue(.function, at: node)
            return
        }
        let value = try value(of: node)
        if Self.isPattern(key) {
            guard value.isGroup, value.hasColors else { return }
            throw Self.refusal("a pattern takes an object of colours apart", at: node)
        }
        names[name] = .value(value)
        constants[name] = value
    }

    private mutating func addFunction(
        _ function: ScriptCode,
        named name: SourceNode?,
        at node: SourceNode
    ) {
        code.append((node.location, function.texts))
        mentions.add(function, ofFunction: name?.text)
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
        ScriptTree.refusal(message, at: node.location)
    }

    /// The value at the end of a chain of keys; nil for a name of another file or of the program.
    private mutating func target(of keys: [SourceNode]) throws(SyntaxError) -> ScriptValue? {
        let name = keys[0].text ?? ""
        guard case .value(var value)? = names[name] else {
            if names[name] == nil, declaredConstants.contains(name) {
                throw Self.refusal("'\(name)' is used before it is declared", at: keys[0])
            }
            mentions.add(keys[0])
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

    private func isWrapper(_ call: ScriptCall) -> Bool {
        let keys = call.keys.compactMap(\.text)
        return switch names[keys[0]] {
        case .imported(let module, let name)?:
            ScriptWrappers.keepsColors(name, of: module, keys.dropFirst())
        case .value?, .unknown?: false
        case nil: ScriptWrappers.isBuiltIn(keys) && !declared.contains(keys[0])
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
        if let call = node.call {
            if isWrapper(call) { return try value(of: call.argument) }
            return made(.unknown(call.code.text), by: call.code, at: node)
        }
        if let code = node.code {
            let isFunction = node[.function] != nil
            return made(isFunction ? .function : .unknown(code.text), by: code, at: node)
        }
        switch node.content {
        case .scalar(let text, .quoted): return ScriptValue(.text(text), at: node)
        case .scalar(let text, _): return ScriptValue(.plain(text), at: node)
        case .sequence(let items): return try list(items, at: node)
        case .mapping(let pairs): return try object(pairs, at: node)
        }
    }

    private mutating func made(
        _ content: ScriptValue.Content,
        by code: ScriptCode,
        at node: SourceNode
    ) -> ScriptValue {
        self.code.append((node.location, code.texts))
        mentions.add(code)
        let texts = code.texts.compactMap(\.text)
        let isMadeOfColors =
            texts.contains { ColorText($0).isMeantAsColor }
            || code.mentions.contains(where: leadsToColors)
        return ScriptValue(content, at: node).made(ofColors: isMadeOfColors)
    }

    private func leadsToColors(_ mention: SourceNode) -> Bool {
        let keys = (mention[.returned] ?? mention).texts
        guard var value = constants[keys[0]] else { return false }
        for key in keys.dropFirst() {
            guard let member = value.member(key, "") else { break }
            value = member
        }
        return value.hasColors
    }

    private mutating func spend(_ count: Int, at node: SourceNode) throws(SyntaxError) {
        membersLeft -= count
        if membersLeft < 0 { throw TreeLimits.tooManyValues(at: node.location) }
    }

    private mutating func list(
        _ items: [SourceNode],
        at node: SourceNode
    ) throws(SyntaxError) -> ScriptValue {
        var values: [ScriptValue] = []
        var isKnown = true
        for item in items {
            guard let spread = item[.spread] else {
                values.append(try value(of: item))
                continue
            }
            let others = try value(of: spread)
            if case .list(let others) = others.content {
                try spend(others.count, at: node)
                values += others.map { $0.referred() }
            } else {
                isKnown = false
                values.append(others)
            }
        }
        let list = ScriptValue(.list(values), at: node)
        return isKnown ? list : list.doubted("[…]")
    }

    private mutating func object(
        _ pairs: [(key: SourceNode, value: SourceNode)],
        at node: SourceNode
    ) throws(SyntaxError) -> ScriptValue {
        var members = ScriptMembers()
        for (key, node) in pairs {
            if !key.isMark(.spread) {
                members.set(key.text ?? "", try value(of: node))
            } else if let keyed = node[.keyed]?.items {
                try spend(members.all.count, at: node)
                members.set(try value(of: keyed[1]), at: try value(of: keyed[0]))
            } else {
                let value = try value(of: node)
                try spend(members.all.count + value.members.count, at: node)
                members.spread(value)
            }
        }
        return ScriptValue(.object(members.all, isWhole: members.isWhole), at: node)
    }
}
