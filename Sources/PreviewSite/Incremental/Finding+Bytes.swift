import Findings

extension Finding {
    /// Adds all of the finding to a record.
    func add(to writer: inout RecordWriter) {
        for text in [rule.rawValue, severity.rawValue, message] { writer.add(text) }
        for text in [theme, mode, help, waiver] { writer.add(optional: text) { $0.add($1) } }
        for number in [measured, required] { writer.add(optional: number) { $0.add($1.bitPattern) } }
        writer.add(optional: pair) { writer, pair in
            for text in [pair.foreground, pair.background, pair.use.rawValue] { writer.add(text) }
        }
        writer.add(optional: colors) { writer, colors in
            for text in [colors.foreground, colors.background] { writer.add(text) }
        }
        writer.add(optional: location) { $1.add(to: &$0) }
        writer.add(suggestions) { $1.add(to: &$0) }
        writer.add(isBaselined ? 1 : 0)
    }

    /// Reads what ``add(to:)`` wrote.
    init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        let rule = RuleID(rawValue: try reader.string())
        self.init(rule, try Severity(named: &reader), try reader.string())
        theme = try reader.optionalString()
        mode = try reader.optionalString()
        help = try reader.optionalString()
        waiver = try reader.optionalString()
        measured = try reader.optionalDecimal()
        required = try reader.optionalDecimal()
        pair = try reader.optional { reader throws(RecordReader.Damage) in
            PairName(try reader.string(), on: try reader.string(), use: try ContrastUse(named: &reader))
        }
        colors = try reader.optional { reader throws(RecordReader.Damage) in
            ComparedColors(foreground: try reader.string(), background: try reader.string())
        }
        location = try reader.optional { reader throws(RecordReader.Damage) in try SourceLocation(&reader) }
        suggestions = try reader.list { reader throws(RecordReader.Damage) in try Suggestion(&reader) }
        isBaselined = try reader.word() == 1
    }
}

extension Suggestion {
    fileprivate func add(to writer: inout RecordWriter) {
        for text in [token, value] { writer.add(text) }
        for number in [ratio, deltaE] { writer.add(number.bitPattern) }
        writer.add(optional: location) { $1.add(to: &$0) }
        writer.add(optional: edit) { writer, edit in
            edit.location.add(to: &writer)
            writer.add(edit.length)
            writer.add(edit.text)
        }
    }

    fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        let (token, value) = (try reader.string(), try reader.string())
        self.init(token: token, value: value, ratio: try reader.decimal(), deltaE: try reader.decimal())
        location = try reader.optional { reader throws(RecordReader.Damage) in try SourceLocation(&reader) }
        edit = try reader.optional { reader throws(RecordReader.Damage) in
            TextEdit(at: try SourceLocation(&reader), length: try reader.count(), text: try reader.string())
        }
    }
}

extension SourceLocation {
    fileprivate func add(to writer: inout RecordWriter) {
        writer.add(file)
        for number in [line, column] { writer.add(number) }
    }

    fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        self.init(file: try reader.string(), line: try reader.count(), column: try reader.count())
    }
}

extension RawRepresentable<String> {
    /// Reads a case by its name.
    fileprivate init(named reader: inout RecordReader) throws(RecordReader.Damage) {
        guard let value = Self(rawValue: try reader.string()) else { throw RecordReader.Damage() }
        self = value
    }
}

extension RecordReader {
    fileprivate mutating func optionalString() throws(Damage) -> String? {
        try optional { reader throws(Damage) in try reader.string() }
    }

    fileprivate mutating func optionalDecimal() throws(Damage) -> Double? {
        try optional { reader throws(Damage) in try reader.decimal() }
    }
}
