extension [UInt8] {
    /// Adds a text as UTF-8; sooner done than to add its view of bytes.
    package mutating func append(text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }
}
