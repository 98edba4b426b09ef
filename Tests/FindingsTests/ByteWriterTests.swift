import TestSupport
import Testing

@testable import Findings

@Suite("Bytes in the making")
struct ByteWriterTests {
    @Test("are the pieces one behind the other, however long each is", arguments: [1, 2, 3] as [UInt64])
    func pieces(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var writer = ByteWriter(capacity: Int.random(in: 0...100, using: &generator))
        var expected: [UInt8] = []
        for _ in 0..<2000 {
            // Around what waits at most, and around nothing.
            let count = [0, 1, 7, 100, 4095, 4096, 4097, 9000].randomElement(using: &generator) ?? 0
            let piece = (0..<count).map { UInt8(truncatingIfNeeded: $0 &+ expected.count) }
            switch Int.random(in: 0...2, using: &generator) {
            case 0: writer.append(piece)
            case 1: piece.withUnsafeBufferPointer { writer.append($0) }
            default: for byte in piece { writer.append(byte) }
            }
            expected += piece
            #expect(writer.count == expected.count)
            if Int.random(in: 0..<50, using: &generator) == 0 {
                let isSame = writer.take() == expected
                #expect(isSame)
                expected = []
            }
        }
        let isSame = writer.take() == expected
        #expect(isSame)
    }

    @Test("of texts are their UTF-8")
    func texts() {
        var writer = ByteWriter()
        writer.append(text: "é")
        writer.append(constant: "日本")
        writer.append(text: "")
        writer.append(text: String(repeating: "👩‍👧", count: 1000))
        writer.append(text: String("a substring of some length".dropFirst(2)))
        let text = String(decoding: writer.take(), as: UTF8.self)
        #expect(text == "é日本" + String(repeating: "👩‍👧", count: 1000) + "substring of some length")
    }

    @Test("are gone once they are taken")
    func taken() {
        var writer = ByteWriter()
        writer.append(UInt8(1))
        #expect(writer.take() == [1])
        #expect(writer.take() == [])
        #expect(writer.count == 0)
    }
}
