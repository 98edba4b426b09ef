extension String {
    /// Calls `body` with the UTF-8 bytes, several times faster than an iteration over `utf8`.
    @inlinable
    package func withBytes<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(utf8).withUnsafeBufferPointer(body)
    }
}

extension [UInt8] {
    @inlinable
    package mutating func append(text: String) {
        text.withBytes { self += $0 }
    }
}

extension Sequence<UInt8> {
    /// The number of scalars in UTF-8: all bytes but those that continue one.
    @inlinable package var scalarCount: Int {
        count { $0 & 0xC0 != 0x80 }
    }
}

extension StringProtocol {
    /// True where the bytes of `part` are in the text; `contains` took a fifth of the time of reading an app.
    @inlinable
    package func includes(_ part: String) -> Bool { utf8.start(of: part) != nil }
}

extension Collection<UInt8> {
    /// The start of `text`; `firstRange(of:)` takes 9 ms for the built-in templates, a quarter of a small build.
    @inlinable
    package func start(of text: String) -> Index? {
        let first = text.utf8.first
        var rest = self[...]
        while let start = rest.firstIndex(where: { $0 == first }) {
            rest = rest[start...]
            if rest.starts(with: text.utf8) { return start }
            rest = rest.dropFirst()
        }
        return nil
    }
}
