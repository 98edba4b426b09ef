extension Baseline {
    /// The version of the format.
    static let schema = 1

    /// The baseline as a file: JSON, a finding a line, in order, so that a version control system shows what changed.
    public var text: String {
        let lines = rows.map { "    " + $0.json.compact }
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"schema\": \(Self.schema),\n  \"findings\": \(list)\n}\n"
    }

    /// Reads a baseline; `file` is the name for places in it.
    public init(parsing text: String, file: String) throws(BaselineError) {
        let root: JSONNode
        do throws(JSONParsingError) {
            root = try JSONParser.parse(text, file: file)
        } catch {
            throw BaselineError(error.message, at: error.location)
        }
        let members = try root.members("a baseline", ["schema", "findings"])
        guard let schema = members["schema"]?.number, let list = members["findings"],
            case .list(let items) = list.content
        else { throw BaselineError("a baseline has 'schema' and a list 'findings'", at: root.location) }
        guard schema == Double(Self.schema) else {
            let message = "the baseline has schema \(JSONValue.number(schema).compact), and not \(Self.schema)"
            throw BaselineError(message, at: members["schema"]?.location)
        }
        var rows: [BaselineRow] = []
        for item in items { rows.append(try BaselineRow(item)) }
        self.init(rows: rows)
    }
}

/// Why a text is no baseline.
public struct BaselineError: Error, CustomStringConvertible {
    /// What is wrong, and where.
    public let finding: Finding

    init(_ message: String, at location: SourceLocation?) {
        finding = Finding(
            .unreadableFile, .error, "the baseline cannot be read: \(message)",
            help: "mend the place, or delete the file: --update-baseline --accept-new makes a new one", at: location)
    }

    /// The place and what is wrong there.
    public var description: String { TextReporter().paragraphs(for: [finding]) }
}

extension BaselineRow {
    fileprivate var json: JSONValue {
        [
            "theme": .text(key.theme), "file": .text(key.file), "mode": .text(key.mode),
            "rule": .string(key.rule.rawValue), "pair": key.pair?.row, "subject": .text(key.subject),
            "measured": .number(measured),
        ]
    }

    fileprivate init(_ node: JSONNode) throws(BaselineError) {
        let names = ["theme", "file", "mode", "rule", "pair", "subject", "measured"]
        let members = try node.members("a finding", names)
        func text(_ name: String) throws(BaselineError) -> String? { try members.text(name) }
        guard let rule = try text("rule") else { throw BaselineError("a finding has no 'rule'", at: node.location) }
        if let measured = members["measured"], measured.number == nil {
            throw BaselineError("'measured' is no number", at: measured.location)
        }
        let key = Key(
            rule: RuleID(rawValue: rule), theme: try text("theme"), file: try text("file"), mode: try text("mode"),
            pair: try members["pair"].map(PairName.init), subject: try text("subject"))
        self.init(key, measured: members["measured"]?.number, at: node.location)
    }
}

extension PairName {
    fileprivate var row: JSONValue {
        ["foreground": .string(foreground), "background": .string(background), "use": .string(use.rawValue)]
    }

    fileprivate init(_ node: JSONNode) throws(BaselineError) {
        let members = try node.members("a pair", ["foreground", "background", "use"])
        guard let foreground = try members.text("foreground"), let background = try members.text("background"),
            let use = try members.text("use").flatMap(ContrastUse.init)
        else {
            let uses = ContrastUse.allCases.map(\.rawValue).joined(separator: ", ")
            throw BaselineError("a pair has 'foreground', 'background' and a 'use' of \(uses)", at: node.location)
        }
        self.init(foreground, on: background, use: use)
    }
}

extension JSONNode {
    /// The members of an object that has no other names than these, and none of them twice.
    fileprivate func members(_ what: String, _ names: [String]) throws(BaselineError) -> [String: JSONNode] {
        guard case .object(let pairs) = content else { throw BaselineError("\(what) is an object", at: location) }
        var members: [String: JSONNode] = [:]
        for (key, value) in pairs {
            guard names.contains(key) else {
                throw BaselineError("'\(key.prefix(60))' is no member of \(what)", at: value.location)
            }
            guard members.updateValue(value, forKey: key) == nil else {
                throw BaselineError("'\(key)' is there twice", at: value.location)
            }
        }
        return members
    }
}

extension [String: JSONNode] {
    /// The text of a member; nil where there is none.
    fileprivate func text(_ name: String) throws(BaselineError) -> String? {
        guard let node = self[name] else { return nil }
        guard let text = node.text else { throw BaselineError("'\(name)' is no text", at: node.location) }
        return text
    }
}
