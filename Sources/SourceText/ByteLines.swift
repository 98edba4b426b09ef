extension String {
    /// The lines as bytes, without their ends: LF, CR LF or CR, as CommonMark has them.
    package var byteLines: [ArraySlice<UInt8>] { Array(utf8).lines }
}

extension [UInt8] {
    /// The lines of a text, without their ends: LF, CR LF or CR.
    package var lines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = self[...]
        while let end = rest.firstIndex(where: \.isLineEnd) {
            lines.append(rest[..<end])
            let isPair = rest[end...].starts(with: "\r\n".utf8)
            rest = rest[end...].dropFirst(isPair ? 2 : 1)
        }
        lines.append(rest)
        return lines
    }
}

extension UInt8 {
    fileprivate var isLineEnd: Bool {
        self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }
}
