extension String {
    /// The lines as bytes, without their ends: LF, CR LF or CR, as libcmark has them.
    var byteLines: [Substring.UTF8View] {
        var lines: [Substring.UTF8View] = []
        var rest = self[...].utf8
        while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            lines.append(rest[..<end])
            let isCR = rest[end] == 0x0D
            rest = rest[rest.index(after: end)...]
            if isCR, rest.first == 0x0A { rest = rest.dropFirst() }
        }
        return lines + [rest]
    }
}
