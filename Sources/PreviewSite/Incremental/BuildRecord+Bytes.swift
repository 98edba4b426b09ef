import Findings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension BuildRecord {
    /// The record as bytes, with a hash by which damage is known.
    var bytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(everything)
        writer.add(optional: sources) { $0.add($1) }
        writer.add(inputs) { writer, input in
            writer.add(input.key)
            writer.add(input.value)
        }
        writer.add(outputs) { $1.add(to: &$0) }
        writer.add(files) { $0.add($1) }
        writer.add(themes) { writer, theme in
            writer.add(theme.id)
            writer.add(theme.memory.numbers) { $0.add($1) }
        }
        writer.add(gaps) { writer, gap in
            writer.add(gap.key)
            writer.add(gap.value) { $0.add($1) }
        }
        writer.add(catalog.map { [$0] } ?? []) { $1.add(to: &$0) }
        summary.add(to: &writer)
        return writer.bytes
    }

    /// Reads a record; nil where the bytes are none, or not whole.
    init?(_ bytes: some ContiguousBytes) {
        guard let record = bytes.withUnsafeBytes({ try? BuildRecord(reading: $0) }) else { return nil }
        self = record
    }

    private init(reading bytes: UnsafeRawBufferPointer) throws(RecordReader.Damage) {
        var reader = try RecordReader(bytes)
        self.init()
        everything = try reader.word()
        sources = try reader.optional { reader throws(RecordReader.Damage) in try reader.word() }
        for _ in 0..<(try reader.count()) {
            let name = try reader.string()
            inputs[name] = try reader.word()
        }
        outputs = try reader.list { reader throws(RecordReader.Damage) in try Output(&reader) }
        files = try reader.list { reader throws(RecordReader.Damage) in try reader.string() }
        themes = try reader.list { reader throws(RecordReader.Damage) in
            (try reader.string(), try ThemeMemory(&reader))
        }
        for _ in 0..<(try reader.count()) {
            let path = try reader.string()
            gaps[path] = try reader.counts()
        }
        catalog = try reader.list { reader throws(RecordReader.Damage) in try CatalogMemory(&reader) }.first
        summary = try BuildSummary(&reader)
        guard reader.isAtEnd else { throw RecordReader.Damage() }
    }
}

extension BuildRecord.Output {
    fileprivate func add(to writer: inout RecordWriter) {
        // No file has the number 0.
        let stamp = stamp ?? FileStamp(size: 0, modified: 0, changed: 0, inode: 0)
        writer.add(stamp.size)
        writer.add(stamp.modified)
        writer.add(stamp.changed)
        writer.add(stamp.inode)
        writer.add(hash)
        writer.add(path)
    }

    fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        let stamp = FileStamp(
            size: try reader.signed(), modified: try reader.signed(), changed: try reader.signed(),
            inode: try reader.word())
        self.stamp = stamp.inode == 0 ? nil : stamp
        hash = try reader.word()
        path = try reader.string()
    }
}

extension BuildSummary {
    fileprivate func add(to writer: inout RecordWriter) {
        writer.add(shown) { $1.add(to: &$0) }
        for number in [count, hasErrors ? 1 : 0, unusable] { writer.add(number) }
    }

    fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        self.init()
        shown = try reader.list { reader throws(RecordReader.Damage) in try Finding(&reader) }
        (count, hasErrors, unusable) = (try reader.count(), try reader.word() == 1, try reader.count())
    }
}

extension ThemeMemory {
    fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        guard let memory = ThemeMemory(numbers: try reader.counts()) else { throw RecordReader.Damage() }
        self = memory
    }
}

extension RecordReader {
    /// A list of numbers that count something.
    mutating func counts() throws(Damage) -> [Int] { try list { reader throws(Damage) in try reader.count() } }
}
