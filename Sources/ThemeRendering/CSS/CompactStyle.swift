/// A style sheet as browsers need it: without comments, and without the gaps that only readers need.
enum CompactStyle {
    private static let joints = Set("{};,>".utf8)
    /// What a number can follow at once.
    private static let starts = Set(" :,(".utf8)
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let gaps = Set(" \n\r\t\u{c}".utf8)

    /// The same rules in fewer bytes; strings stay as they are.
    static func text(of css: String) -> String {
        var rest = Array(css.utf8)[...]
        var result: [UInt8] = []
        var hasGap = false
        while let byte = rest.first {
            if gaps.contains(byte) {
                hasGap = true
                rest = rest.dropFirst()
                continue
            }
            if let end = comment(in: rest) {
                hasGap = true
                rest = rest[end...]
                continue
            }
            join(byte, to: &result, hasGap)
            hasGap = false
            if isNeedlessZero(rest, after: result.last) {
                rest = rest.dropFirst()
                continue
            }
            let end = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") ? string(in: rest) : rest.startIndex + 1
            result += rest[..<end]
            rest = rest[end...]
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Keeps a gap where two words would run together, and leaves out a rule's last semicolon.
    private static func join(_ byte: UInt8, to result: inout [UInt8], _ hasGap: Bool) {
        if byte == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") { result.removeLast() }
        guard hasGap, let last = result.last, last != UInt8(ascii: ":") else { return }
        if !joints.contains(last) && !joints.contains(byte) { result.append(UInt8(ascii: " ")) }
    }

    /// Whether a zero begins a number such as `0.5`, which `.5` says as well.
    private static func isNeedlessZero(_ rest: ArraySlice<UInt8>, after last: UInt8?) -> Bool {
        guard rest.starts(with: "0.".utf8), rest.count > 2, digits.contains(rest[rest.startIndex + 2]) else {
            return false
        }
        return last.map { starts.contains($0) } ?? false
    }

    private static func comment(in rest: ArraySlice<UInt8>) -> Int? {
        guard rest.starts(with: "/*".utf8) else { return nil }
        var index = rest.startIndex + 2
        while index + 1 < rest.endIndex {
            if rest[index] == UInt8(ascii: "*"), rest[index + 1] == UInt8(ascii: "/") { return index + 2 }
            index += 1
        }
        return rest.endIndex
    }

    private static func string(in rest: ArraySlice<UInt8>) -> Int {
        var index = rest.startIndex + 1
        while index < rest.endIndex, rest[index] != rest[rest.startIndex] {
            index += rest[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, rest.endIndex)
    }
}
