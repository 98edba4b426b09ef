extension String {
    /// Lends the text as UTF-8.
    ///
    /// `withUTF8` is for a text that may be changed: it would have a reference to ours counted, up and down.
    @inlinable
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
        var text = self
        return try text.withUTF8(body)
    }
}
