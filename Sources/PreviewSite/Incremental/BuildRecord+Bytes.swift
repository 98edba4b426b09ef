import Findings
import ThemeRendering

extension BuildRecord {
    /// The record as bytes: what is always read, and the details, each with a hash by which damage is known.
    var parts: [RecordBytes] {
        var writer = RecordWriter()
        writer.add(settings)
        writer.add(optional: sources) { $0.add($1) }
        summary.add(to: &writer)
        writer.add(encoded.value.hash)
        outputs.add(to: &writer)
        return [writer.record, encoded.value]
    }

    /// Reads a record of `count` bytes, some of which `read` hands out: the details not before they are asked for.
    ///
    /// Nil where there is none, or what is always read is not whole.
    init?(count: Int, _ read: @escaping @Sendable (Range<Int>) throws -> [UInt8]) {
        guard let end = (try? read(0..<min(count, RecordWriter.headSize))).flatMap(RecordReader.end), end <= count,
            let bytes = try? read(0..<end),
            let record = try? BuildRecord(reading: bytes, details: { try read(end..<count) })
        else { return nil }
        self = record
    }

    private init(
        reading record: [UInt8], details: @escaping @Sendable () throws -> [UInt8]
    ) throws {
        let (settings, sources, summary, hash, outputs) = try record.withUnsafeBytes { bytes in
            var reader = try RecordReader(bytes)
            let settings = try reader.word()
            let sources = try reader.optional { reader throws(RecordReader.Damage) in try reader.word() }
            let (summary, hash) = (try BuildSummary(&reader), try reader.word())
            let outputs = try OutputTable(&reader, in: record)
            guard reader.isAtEnd else { throw RecordReader.Damage() }
            return (settings, sources, summary, hash, outputs)
        }
        let bytes = { @Sendable in
            let bytes = (try? details()) ?? []
            return RecordBytes.read(bytes).hash == hash ? bytes : []
        }
        // Details that cannot be read are as good as none: everything is made again. Their bytes are hardly ever asked for too.
        self.details = Lazy { bytes().withUnsafeBytes { try? BuildDetails(reading: $0) } ?? BuildDetails() }
        encoded = Lazy { .read(bytes()) }
        (self.settings, self.sources, self.outputs, self.summary) = (settings, sources, outputs, summary)
    }
}

extension BuildSummary {
    fileprivate func add(to writer: inout RecordWriter) {
        writer.add(shown) { $1.add(to: &$0) }
        for number in [count, notes, hasErrors ? 1 : 0, unusable] { writer.add(number) }
    }

    fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        self.init()
        shown = try reader.list { reader throws(RecordReader.Damage) in try Finding(&reader) }
        (count, notes) = (try reader.count(), try reader.count())
        (hasErrors, unusable) = (try reader.word() == 1, try reader.count())
    }
}
