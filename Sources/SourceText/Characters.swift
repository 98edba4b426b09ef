extension UInt8 {
    package var isASCIIAlphanumeric: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    package var isASCIILetter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: false
        }
    }

    /// White space of HTML and XML: blanks, ends of lines, form feeds.
    package var isSpace: Bool {
        switch self {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
            true
        default: false
        }
    }
}

extension Unicode.Scalar {
    package var isAlphanumeric: Bool {
        properties.isAlphabetic || properties.numericType != nil
    }

    /// A combining mark, which belongs to the character before it.
    package var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    package var isControl: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value)
    }
}

extension String {
    /// Calls `body` with the UTF-8 bytes, several times faster than an iteration over `utf8`.
    @inlinable package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result)
        -> Result
    {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(utf8).withUnsafeBufferPointer(body)
    }
}

extension String {
    /// The lines as bytes, without their ends: LF, CR LF or CR, as CommonMark has them.
    package var byteLines: [ArraySlice<UInt8>] { Array(utf8).lines }
}

extension [UInt8] {
    /// The lines of a text, without their ends: LF, CR LF or CR.
    package var lines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = self[...]
        while let end = rest.firstIndex(where: {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }) {
            lines.append(rest[..<end])
            rest = rest[end...].dropFirst(rest[end...].starts(with: "\r\n".utf8) ? 2 : 1)
        }
        lines.append(rest)
        return lines
    }
}

extension [UInt8] {
    @inlinable package mutating func append(text: String) { text.withBytes { self += $0 } }
}

extension Sequence<UInt8> {
    @inlinable package var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }
}

extension Substring.UTF8View {
    /// The start of `text`; `firstRange(of:)` takes 9 ms for the built-in templates, a quarter of a small build.
    package func start(of text: String) -> Index? {
        let first = text.utf8.first
        var rest = self
        while let start = rest.firstIndex(where: { $0 == first }) {
            rest = rest[start...]
            if rest.starts(with: text.utf8) { return start }
            rest = rest.dropFirst()
        }
        return nil
    }
}
