/// A name of up to 24 ASCII characters in lower case, packed so that comparing and hashing are cheap.
struct Keyword: Hashable, Sendable, ExpressibleByStringLiteral {
    private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

    /// `nil` when the name is too long for any keyword.
    init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count <= 24 else { return nil }
        var index = 0
        for byte in bytes {
            append(byte.lowercased, at: index)
            index += 1
        }
    }

    init(stringLiteral value: StaticString) {
        for index in 0..<min(value.utf8CodeUnitCount, 24) {
            append(value.utf8Start[index], at: index)
        }
    }

    private mutating func append(_ byte: UInt8, at index: Int) {
        let bits = UInt64(byte) << UInt64((index & 7) * 8)
        switch index >> 3 {
        case 0: words.0 |= bits
        case 1: words.1 |= bits
        default: words.2 |= bits
        }
    }

    static func == (left: Keyword, right: Keyword) -> Bool {
        left.words == right.words
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
        hasher.combine(words.1)
        hasher.combine(words.2)
    }
}
