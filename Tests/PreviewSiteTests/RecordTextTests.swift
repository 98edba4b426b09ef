import Testing

@testable import PreviewSite

@Suite("The lines of a record")
struct RecordTextTests {
    private func read<Value>(_ text: RecordText, _ read: (inout RecordLine) -> Value) -> Value {
        text.bytes.withUnsafeBytes { bytes in
            var line = RecordLine(UnsafeRawBufferPointer(rebasing: bytes.dropLast()))
            return read(&line)
        }
    }

    private func number(_ digits: String) -> UInt64? {
        Array(digits.utf8).withUnsafeBytes { bytes in
            var line = RecordLine(bytes)
            return line.number(as: UInt64.self)
        }
    }

    @Test("words, numbers and texts are read as they were written, whatever is in the texts")
    func lines() {
        var text = RecordText()
        let texts = ["", "two words", "two\nlines", "\\n", "\\\\\n", "é\r\n", "1 2"]
        text.add("word", [0, .max, 7], counted: texts, rest: "the rest")
        #expect(!text.isBroken && text.bytes.count { $0 == RecordLine.newline } == 1)
        read(text) { line in
            #expect(line.word() == "word")
            #expect((0..<3).map { _ in line.number(as: UInt64.self) } == [0, .max, 7])
            #expect(texts.map { _ in line.text() } == texts)
            #expect(line.rest == "the rest")
        }
    }

    @Test("a rest with the end of a line in it breaks the lines")
    func broken() {
        var text = RecordText()
        text.add("word", rest: "a\nb")
        #expect(text.isBroken)
    }

    @Test("a number that is too large, none, or no number is nil")
    func numbers() {
        #expect(number("18446744073709551615") == .max)
        #expect(number("18446744073709551616") == nil && number("18446744073709551620") == nil)
        #expect(number("99999999999999999999") == nil && number("100000000000000000000000") == nil)
        #expect(number("") == nil && number("1x") == nil && number("-1") == nil && number("x1") == nil)
        #expect(
            number("000000000000000000000000012") == 12 && number("9999999999999999999") == 9_999_999_999_999_999_999)
    }

    @Test("a text that is not whole is nil")
    func cut() {
        var text = RecordText()
        text.add("word", [5], rest: "abc")
        read(text) { line in
            _ = line.word()
            #expect(line.text() == nil)
        }
    }
}
