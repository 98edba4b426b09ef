import Findings

extension PageMemory {
    /// Adds the memory to a record.
    func add(to writer: inout RecordWriter) {
        writer.add(key)
        writer.add(column: hashes)
        writer.add(column: shapes)
        writer.add(titles)
        writer.add(column: targets)
        writer.add(extras.sorted { $0.key < $1.key }) { writer, extra in
            writer.add(extra.key)
            extra.value.add(to: &writer)
        }
    }

    /// Reads what ``add(to:)`` wrote.
    init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        let key = try reader.word()
        let (hashes, shapes) = (try reader.column() as [UInt64], try reader.column() as [Shape])
        let titles = try reader.block()
        let targets = try reader.column() as [UInt64]
        let extras = try reader.list { reader throws(RecordReader.Damage) in
            (try reader.count(), try Extra(&reader))
        }
        guard
            let memory = PageMemory(
                key: key, hashes: hashes, shapes: shapes, titles: titles, targets: targets,
                extras: Dictionary(extras) { first, _ in first })
        else { throw RecordReader.Damage() }
        self = memory
    }
}

extension PageMemory.Extra {
    fileprivate func add(to writer: inout RecordWriter) {
        writer.add(optional: order) { $0.add($1) }
        writer.add(optional: description) { $0.add($1) }
        for findings in [findingsOfHead, findings] { writer.add(findings) { $1.add(to: &$0) } }
        writer.add(files.sorted()) { $0.add($1) }
        writer.add(asksForProperties ? 1 : 0)
    }

    fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        order = try reader.optional { reader throws(RecordReader.Damage) in
            Int(Int64(bitPattern: try reader.word()))
        }
        description = try reader.optional { reader throws(RecordReader.Damage) in try reader.string() }
        findingsOfHead = try reader.findings()
        findings = try reader.findings()
        files = Set(try reader.list { reader throws(RecordReader.Damage) in try reader.string() })
        asksForProperties = try reader.word() == 1
    }
}

extension RecordReader {
    fileprivate mutating func findings() throws(Damage) -> [Finding] {
        try list { reader throws(Damage) in try Finding(&reader) }
    }
}
