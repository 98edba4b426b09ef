import Findings
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension BuildRecord {
    /// The record as bytes: what is always read, and the details, each with a hash by which damage is known.
    var parts: [[UInt8]] {
        var writer = RecordWriter()
        writer.add(settings)
        writer.add(optional: sources) { $0.add($1) }
        outputs.add(to: &writer)
        summary.add(to: &writer)
        return [writer.bytes, encoded.value]
    }

    /// Reads a record; nil where the bytes are none, or what is always read is not whole.
    init?(_ bytes: some ContiguousBytes & Sendable) {
        guard let record = bytes.withUnsafeBytes({ try? BuildRecord(reading: $0, of: bytes) }) else { return nil }
        self = record
    }

    /// `owner` has the bytes, and hands them out again when the details are asked for.
    private init(
        reading bytes: UnsafeRawBufferPointer, of owner: some ContiguousBytes & Sendable
    ) throws(RecordReader.Damage) {
        var reader = try RecordReader(bytes)
        let settings = try reader.word()
        let sources = try reader.optional { reader throws(RecordReader.Damage) in try reader.word() }
        let outputs = try OutputTable(&reader)
        let summary = try BuildSummary(&reader)
        guard reader.isAtEnd else { throw RecordReader.Damage() }
        let details = reader.end..<bytes.count
        let encoded = Lazy { owner.withUnsafeBytes { Array(UnsafeRawBufferPointer(rebasing: $0[details])) } }
        // Details that cannot be read are as good as none: everything is made again.
        self.details = Lazy { encoded.value.withUnsafeBytes { try? BuildDetails(reading: $0) } ?? BuildDetails() }
        self.encoded = encoded
        (self.settings, self.sources, self.outputs, self.summary) = (settings, sources, outputs, summary)
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
