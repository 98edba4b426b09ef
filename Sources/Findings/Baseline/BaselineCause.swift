import SourceText

/// A line of a baseline's file: the findings that one written token causes in a theme, or a single finding.
struct BaselineCause {
    var rows: [BaselineRow]

    init(rows: [BaselineRow]) { self.rows = rows }

    /// One line for the cause, and one for each of its findings.
    var text: String {
        let row = rows[0]
        let key = rows[0].key
        guard let token = row.token, key.pair != nil else {
            let value: JSONValue = [
                "theme": .text(key.theme), "file": .text(key.file), "mode": .text(key.mode),
                "rule": .string(key.rule.rawValue), "token": .text(row.token),
                "pair": key.pair?.row,
                "subject": .text(key.subject), "measured": .number(row.measured),
            ]
            return value.compact
        }
        let head: JSONValue = [
            "theme": .text(key.theme), "file": .text(key.file), "rule": .string(key.rule.rawValue),
            "token": .string(token),
        ]
        let failing = rows.map { row -> String in
            let value: JSONValue = [
                "mode": .text(row.key.mode), "pair": .text(row.key.pair?.phrase),
                "use": .text(row.key.pair?.use.rawValue), "measured": .number(row.measured),
            ]
            return "      " + value.compact
        }
        return head.compact.dropLast() + ",\"failing\":[\n" + failing.joined(separator: ",\n")
            + "\n    ]}"
    }

    init(_ reader: inout JSONReader) throws(JSONReadingError) {
        let names = [
            "theme", "file", "mode", "rule", "token", "pair", "subject", "measured", "failing",
        ]
        let location = reader.nextLocation()
        var texts: [String: String] = [:]
        var pair: PairName?
        var measured: Double?
        var failing: [BaselineRow]?
        try reader.readObject("a finding", names) { (name, reader) throws(JSONReadingError) in
            switch name {
            case "pair": pair = try PairName(&reader)
            case "measured": measured = try reader.readNumber()
            case "failing": failing = try Self.failing(&reader)
            default: texts[name] = try reader.readString()
            }
        }
        guard let rule = texts["rule"] else {
            throw JSONReadingError(message: "this finding has no 'rule'", location: location)
        }
        let key = BaselineRow.Key(
            rule: RuleID(rawValue: rule),
            theme: texts["theme"],
            file: texts["file"],
            mode: texts["mode"],
            pair: pair,
            subject: texts["subject"]
        )
        rows = failing ?? [BaselineRow(key, measured: measured, at: location)]
        for index in rows.indices {
            if failing != nil {
                let mode = rows[index].key.mode
                let pair = rows[index].key.pair
                rows[index].key = key
                (rows[index].key.mode, rows[index].key.pair) = (mode, pair)
            }
            rows[index].token = texts["token"]
        }
    }

    private static func failing(_ reader: inout JSONReader) throws(JSONReadingError)
        -> [BaselineRow]
    {
        var rows: [BaselineRow] = []
        try reader.readList { (reader) throws(JSONReadingError) in
            let location = reader.nextLocation()
            var texts: [String: String] = [:]
            var measured: Double?
            let names = ["mode", "pair", "use", "measured"]
            try reader.readObject("a failing pair", names) {
                (name, reader) throws(JSONReadingError) in
                if name == "measured" {
                    measured = try reader.readNumber()
                } else {
                    texts[name] = try reader.readString()
                }
            }
            guard var pair = texts["pair"].flatMap({ PairName(phrase: $0) }),
                let use = ContrastUse(rawValue: texts["use"] ?? "")
            else {
                throw JSONReadingError(
                    message:
                        "a failing pair must have a 'pair' such as 'text on surface', and a 'use', which is one of "
                        + ContrastUse.allCases.map(\.rawValue).joined(separator: ", "),
                    location: location
                )
            }
            pair.use = use
            rows.append(
                BaselineRow(
                    .init(rule: "", mode: texts["mode"], pair: pair),
                    measured: measured,
                    at: location
                )
            )
        }
        return rows
    }
}

extension PairName {
    fileprivate var row: JSONValue {
        [
            "foreground": .string(foreground), "background": .string(background),
            "use": .string(use.rawValue),
        ]
    }

    fileprivate init(_ reader: inout JSONReader) throws(JSONReadingError) {
        let location = reader.nextLocation()
        var texts: [String: String] = [:]
        try reader.readObject("a pair", ["foreground", "background", "use"]) {
            (name, reader) throws(JSONReadingError) in
            texts[name] = try reader.readString()
        }
        guard let foreground = texts["foreground"], let background = texts["background"],
            let use = texts["use"].flatMap(ContrastUse.init)
        else {
            let uses = ContrastUse.allCases.map(\.rawValue).joined(separator: ", ")
            throw JSONReadingError(
                message:
                    "a pair must have 'foreground', 'background' and a 'use', which is one of \(uses)",
                location: location
            )
        }
        self.init(foreground, on: background, use: use)
    }
}
