import SourceText

extension Baseline {
    /// The schema that is written; an older one, whose rows are single findings, is read as well.
    static let schema = 2

    /// The baseline as a file: JSON, a finding a line below its cause, in order, so that a version control system shows what changed.
    public var text: String {
        func lines(_ values: [String]) -> String {
            values.isEmpty
                ? "[]" : "[\n" + values.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
        }
        var members = ["\"schema\": \(Self.schema)"]
        if let budgets {
            let counts = budgets.sorted { $0.key < $1.key }.map { rule, count -> JSONValue in
                ["rule": .string(rule.rawValue), "count": .integer(count)]
            }
            members.append("\"counts\": " + lines(counts.map(\.compact)))
        }
        if !digests.isEmpty {
            let themes = digests.sorted { $0.key < $1.key }.map { id, colors -> JSONValue in
                ["id": .string(id), "colors": .string(colors)]
            }
            members.append("\"themes\": " + lines(themes.map(\.compact)))
        }
        members.append("\"findings\": " + lines(causes.map(\.text)))
        return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
    }

    /// The rows of each cause, in the order of the first of them; a row without a token is one by itself.
    private var causes: [BaselineCause] {
        var causes: [BaselineCause] = []
        var places: [[String]: Int] = [:]
        for row in rows {
            let key = [
                row.key.theme ?? "", row.key.file ?? "", row.key.rule.rawValue, row.token ?? "",
            ]
            if row.token != nil, row.key.pair != nil, let place = places[key] {
                causes[place].rows.append(row)
            } else {
                places[key] = row.token == nil ? nil : causes.count
                causes.append(BaselineCause(rows: [row]))
            }
        }
        return causes
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
        var schema: Double? = nil
        var rows: [BaselineRow]? = nil
        var digests: [String: String] = [:]
        var budgets: [RuleID: Int]?
        let names = ["schema", "counts", "themes", "findings"]
        try reader.readObject("a baseline", names) { (name, reader) throws(JSONReadingError) in
            switch name {
            case "schema": schema = try Self.schema(from: &reader)
            case "counts": budgets = try Self.counts(from: &reader)
            case "themes": digests = try Self.digests(from: &reader)
            default:
                var read: [BaselineRow] = []
                try reader.readList { (reader) throws(JSONReadingError) in
                    read += try BaselineCause(&reader).rows
                }
                rows = read
            }
        }
        try reader.finish()
        guard schema != nil, let rows else {
            throw JSONReadingError(
                message: "a baseline must have 'schema' and a list 'findings'",
                location: location
            )
        }
        self.init(rows: rows)
        self.digests = digests
        self.budgets = budgets
    }

    private static func schema(from reader: inout JSONReader) throws(JSONReadingError) -> Double {
        let location = reader.nextLocation()
        let schema = try reader.readNumber()
        guard schema == 1 || schema == Double(Self.schema) else {
            let message = "the baseline has schema \(schema.compact), and not \(Self.schema)"
            throw JSONReadingError(message: message, location: location)
        }
        return schema
    }

    private static func counts(from reader: inout JSONReader) throws(JSONReadingError) -> [RuleID:
        Int]
    {
        var counts: [RuleID: Int] = [:]
        try reader.readList { (reader) throws(JSONReadingError) in
            let location = reader.nextLocation()
            var rule: String? = nil
            var count: Double? = nil
            try reader.readObject("a count", ["rule", "count"]) {
                (name, reader) throws(JSONReadingError) in
                if name == "rule" {
                    rule = try reader.readString()
                } else {
                    count = try reader.readNumber()
                }
            }
            guard let rule, let count, (0...1e9).contains(count), count == count.rounded() else {
                throw JSONReadingError(
                    message: "a count must have a 'rule' and a whole 'count'",
                    location: location
                )
            }
            counts[RuleID(rawValue: rule)] = Int(count)
        }
        return counts
    }

    private static func digests(from reader: inout JSONReader) throws(JSONReadingError) -> [String:
        String]
    {
        var digests: [String: String] = [:]
        try reader.readList { (reader) throws(JSONReadingError) in
            let location = reader.nextLocation()
            var texts: [String: String] = [:]
            try reader.readObject("a theme", ["id", "colors"]) {
                (name, reader) throws(JSONReadingError) in
                texts[name] = try reader.readString()
            }
            guard let id = texts["id"], let colors = texts["colors"] else {
                throw JSONReadingError(
                    message: "a theme must have an 'id' and 'colors'",
                    location: location
                )
            }
            digests[id] = colors
        }
        return digests
    }
}

/// The reason why a text is no baseline.
public struct BaselineError: Error, CustomStringConvertible {
    /// The problem and its place.
    public let finding: Finding

    init(_ error: JSONReadingError) {
        finding = Finding(
            .unreadableFile,
            .error,
            "the baseline cannot be read: \(error.message)",
            help:
                "correct this place, or delete the file and make a new one with --update-baseline --accept-new",
            at: error.location
        )
    }

    /// The location, the problem there, and the way out.
    public var description: String { TextReporter().paragraphs(for: [finding]) }
}
