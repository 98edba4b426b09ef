extension [UInt8] {
    /// Adds a text as UTF-8; sooner done than to add its view of bytes.
    package mutating func append(text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Adds a text of ours as UTF-8.
    package mutating func append(constant text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
