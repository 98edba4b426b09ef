extension Baseline {
    static let schema = 1

    /// The baseline as a file: JSON, a finding a line, in order, so that a version control system shows what changed.
    public var text: String {
        let lines = rows.map { "    " + $0.json.compact }
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"schema\": \(Self.schema),\n  \"findings\": \(list)\n}\n"
    }

    /// Reads a baseline; `file` is its name in locations.
    public init(parsing text: String, file: String) throws(BaselineError) {
        var reader = JSONReader(text, file: file)
        do throws(JSONReadingError) {
            try self.init(&reader)
        } catch {
            throw BaselineError(error)
        }
    }

    private init(_ reader: inout JSONReader) throws(JSONReadingError) {
        let location = reader.nextLocation()
        var schema: Double?
        var rows: [BaselineRow]?
        try reader.object("a baseline", ["schema", "findings"]) { (name, reader) throws(JSONReadingError) in
            if name == "schema" {
                schema = try Self.schema(from: &reader)
            } else {
                var read: [BaselineRow] = []
                try reader.list { (reader) throws(JSONReadingError) in read.append(try BaselineRow(&reader)) }
                rows = read
            }
        }
        try reader.finish()
        guard schema != nil, let rows else {
            throw JSONReadingError(message: "a baseline must have 'schema' and a list 'findings'", location: location)
        }
        self.init(rows: rows)
    }

    private static func schema(from reader: inout JSONReader) throws(JSONReadingError) -> Double {
        let location = reader.nextLocation()
        let schema = try reader.number()
        guard schema == Double(Self.schema) else {
            let message = "the baseline has schema \(schema.compact), and not \(Self.schema)"
            throw JSONReadingError(message: message, location: location)
        }
        return schema
    }
}

/// Why a text cannot be read as a baseline.
public struct BaselineError: Error, CustomStringConvertible {
    /// What is wrong, and where.
    public let finding: Finding

    init(_ error: JSONReadingError) {
        finding = Finding(
            .unreadableFile, .error, "the baseline cannot be read: \(error.message)",
            help: "correct this place, or delete the file and make a new one with --update-baseline --accept-new",
            at: error.location)
    }

    /// The location, what is wrong there, and what to do.
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

    fileprivate init(_ reader: inout JSONReader) throws(JSONReadingError) {
        let names = ["theme", "file", "mode", "rule", "pair", "subject", "measured"]
        let location = reader.nextLocation()
        var texts: [String: String] = [:]
        var pair: PairName?
        var measured: Double?
        try reader.object("a finding", names) { (name, reader) throws(JSONReadingError) in
            switch name {
            case "pair": pair = try PairName(&reader)
            case "measured": measured = try reader.number()
            default: texts[name] = try reader.string()
            }
        }
        guard let rule = texts["rule"] else {
            throw JSONReadingError(message: "this finding has no 'rule'", location: location)
        }
        let key = Key(
            rule: RuleID(rawValue: rule), theme: texts["theme"], file: texts["file"], mode: texts["mode"], pair: pair,
            subject: texts["subject"])
        self.init(key, measured: measured, at: location)
    }
}

extension PairName {
    fileprivate var row: JSONValue {
        ["foreground": .string(foreground), "background": .string(background), "use": .string(use.rawValue)]
    }

    fileprivate init(_ reader: inout JSONReader) throws(JSONReadingError) {
        let location = reader.nextLocation()
        var texts: [String: String] = [:]
        try reader.object("a pair", ["foreground", "background", "use"]) { (name, reader) throws(JSONReadingError) in
            texts[name] = try reader.string()
        }
        guard let foreground = texts["foreground"], let background = texts["background"],
            let use = texts["use"].flatMap(ContrastUse.init)
        else {
            let uses = ContrastUse.allCases.map(\.rawValue).joined(separator: ", ")
            throw JSONReadingError(
                message: "a pair must have 'foreground', 'background' and a 'use', which is one of \(uses)",
                location: location)
        }
        self.init(foreground, on: background, use: use)
    }
}
