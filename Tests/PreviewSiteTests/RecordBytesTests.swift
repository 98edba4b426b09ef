import Findings
import TestSupport
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("The bytes of a record")
struct RecordBytesTests {
    private static let texts = [
        "", "two words", "two\nlines", "\u{0}", "é\r\n", "日本", String(repeating: "x", count: 999),
    ]

    private func reading<Value>(
        _ bytes: [UInt8], _ read: (inout RecordReader) throws(RecordReader.Damage) -> Value
    ) throws -> Value {
        try bytes.withUnsafeBytes { bytes in
            var reader = try RecordReader(bytes)
            return try read(&reader)
        }
    }

    @Test("numbers and texts are read as they were written, whatever is in the texts")
    func values() throws {
        var writer = RecordWriter()
        for number in [0, UInt64.max, 7] { writer.add(number) }
        writer.add((-0.0).bitPattern)
        writer.add(Self.texts) { $0.add($1) }
        writer.add(optional: "there") { $0.add($1) }
        writer.add(optional: String?.none) { $0.add($1) }
        try reading(writer.bytes) { reader throws(RecordReader.Damage) in
            for number in [0, UInt64.max, 7] { #expect(try reader.word() == number) }
            #expect(try reader.decimal().sign == .minus)
            #expect(try reader.list { reader throws(RecordReader.Damage) in try reader.string() } == Self.texts)
            #expect(try reader.optional { reader throws(RecordReader.Damage) in try reader.string() } == "there")
            #expect(try reader.optional { reader throws(RecordReader.Damage) in try reader.string() } == nil)
            #expect(reader.isAtEnd)
        }
    }

    @Test("a finding is read with everything that it says")
    func finding() throws {
        var full = Finding(.lowContrast, .warning, "a message", help: "help", at: SourceLocation(file: "a", line: 1))
        (full.theme, full.mode, full.waiver, full.isBaselined) = ("day", "dark", "a reason", true)
        (full.measured, full.required) = (1.25, 4.5)
        full.pair = PairName("text", on: "surface", use: .largeText)
        full.colors = ComparedColors(foreground: "#000000", background: "#ffffff")
        var suggestion = Suggestion(
            token: "text", value: "#111111", ratio: 7.5, deltaE: 0.125,
            at: SourceLocation(file: "b", line: 2, column: 3))
        full.suggestions = [suggestion]
        suggestion.edit = TextEdit(at: SourceLocation(file: "c"), length: 7, text: "\"#111111\"")
        suggestion.location = nil
        full.suggestions.append(suggestion)
        // Who gives a finding one field more has it written here, and in records.
        let parts = Mirror(reflecting: full).children
        #expect(parts.count == 14 && parts.allSatisfy { "\($0.value)" != "nil" })
        for finding in [full, Finding(.brokenLink, .error, "")] {
            var writer = RecordWriter()
            finding.add(to: &writer)
            let again = try reading(writer.bytes) { reader throws(RecordReader.Damage) in try Finding(&reader) }
            #expect(again == finding)
        }
    }

    @Test("a record comes in pieces that make up its bytes, and what was a number cannot be read as text")
    func pieces() throws {
        var writer = RecordWriter()
        writer.add(7)
        writer.add("colours")
        var pieces: [UInt8] = []
        writer.record.forEachPiece { pieces += $0 }
        #expect(pieces == writer.bytes && RecordBytes.read(pieces).hash == writer.record.hash)
        // One number less, and its eight bytes before the text.
        pieces[8] -= 1
        pieces[16] += 8
        #expect(throws: RecordReader.Damage.self) {
            try reading(pieces) { reader throws(RecordReader.Damage) in try reader.word() }
        }
    }

    @Test("a number, a text or a list that is not there is damage")
    func missing() throws {
        var writer = RecordWriter()
        writer.add(UInt64(1) << 60)
        let bytes = writer.bytes
        #expect(throws: RecordReader.Damage.self) {
            try reading(bytes) { reader throws(RecordReader.Damage) in try reader.string() }
        }
        #expect(throws: RecordReader.Damage.self) {
            try reading(bytes) { reader throws(RecordReader.Damage) in
                try reader.list { reader throws(RecordReader.Damage) in try reader.word() }
            }
        }
        #expect(throws: RecordReader.Damage.self) {
            try reading(bytes) { reader throws(RecordReader.Damage) in
                _ = try reader.word()
                return try reader.word()
            }
        }
    }

    @Test("details that cannot be read are as good as none")
    func unreadable() throws {
        var details = BuildDetails()
        details.inputs = [1]
        let parts = BuildRecord(details).parts.map(\.joined)
        let whole = Array(parts.joined())
        #expect(BuildRecord(bytes: whole)?.details.value.inputs == details.inputs)
        for place in parts[0].count..<whole.count {
            var spoilt = whole
            spoilt[place] ^= 1
            #expect(try #require(BuildRecord(bytes: spoilt)).details.value.inputs.isEmpty)
        }
        for count in parts[0].count..<whole.count {
            #expect(try #require(BuildRecord(bytes: Array(whole[..<count]))).details.value.inputs.isEmpty)
        }
        #expect(try #require(BuildRecord(bytes: whole + [0])).details.value.inputs.isEmpty)
        details.inputs = [2]
        let mixed = parts[0] + BuildRecord(details).parts[1].joined
        #expect(try #require(BuildRecord(bytes: mixed)).details.value.inputs.isEmpty)
    }

    @Test("what is always read and has one byte that is another, or is cut off, is no record", arguments: 0..<200)
    func damaged(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var details = BuildDetails()
        details.inputs = [1, 2]
        details.gaps = ["index.html": [1, 2]]
        var record = BuildRecord(details)
        record.outputs = OutputTable([OutputTable.Row(path: "index.html", stamp: nil, hash: 3)])
        let bytes = record.parts[0].joined
        let again = try #require(BuildRecord(bytes: record.bytes))
        #expect(Array(again.outputs) == Array(record.outputs))
        #expect(again.details.value.inputs == details.inputs)
        var spoilt = bytes
        spoilt[Int.random(in: spoilt.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        #expect(BuildRecord(bytes: spoilt) == nil)
        #expect(BuildRecord(bytes: Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))) == nil)
    }
}
