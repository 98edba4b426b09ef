@testable import CodeHighlighting

/// What libFuzzer calls with each input: whatever the bytes are, every language divides them into tokens of the text.
///
/// The first byte chooses the language, and the others are the text.
/// See Scripts/fuzz.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: bytes, count: count)
    guard let first = input.first else { return 0 }
    let text = String(decoding: input.dropFirst(), as: UTF8.self)
    CodeOracle(text).judge(Language.all[Int(first) % Language.all.count])
    return 0
}

/// What must be true of the tokens of every text.
struct CodeOracle {
    private let text: String
    private let bytes: [UInt8]

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// Tokens are in order, do not overlap and cover only the text; with what is between them, they are the text.
    func judge(_ language: Language) {
        var joined: [UInt8] = []
        for token in language.tokens(of: text) {
            let range = token.range
            expect(!range.isEmpty, "an empty token", language)
            expect(range.lowerBound >= joined.count, "a token overlaps the one before it", language)
            expect(range.upperBound <= bytes.count, "a token goes past the end", language)
            joined += bytes[joined.count..<range.lowerBound]
            joined += bytes[range]
            expect(
                [range.lowerBound, range.upperBound].allSatisfy(isBoundary),
                "a token divides a scalar",
                language
            )
        }
        joined += bytes[joined.count...]
        expect(joined == bytes, "the text changes", language)
    }

    private func isBoundary(_ offset: Int) -> Bool {
        offset == bytes.count || bytes[offset] & 0xC0 != 0x80
    }

    /// Traps, so that libFuzzer keeps the input.
    private func expect(_ claim: Bool, _ problem: String, _ language: Language) {
        precondition(claim, "\(language.name): '\(text)': \(problem)")
    }
}
