import Findings

/// Refuses files in which many aliases stand for lists and mappings.
///
/// Yams hashes the keys of every mapping, and a key may be an alias of a list of aliases of lists: thirty lines are enough
/// to keep it busy for ever. A few of them cannot multiply; what aliases of single values come to is counted when they are
/// copied.
enum YAMLAliasGuard {
    /// What a file may come to, in bytes, at worst: three aliases of one list make three times as much of it, and so on.
    private static let limit = 5_000_000

    /// How many aliases of lists and mappings a file of so many bytes may have: 18 where it has 8 kB, and 3 at least.
    static func limit(bytes: Int) -> Int {
        var (count, worst) = (3, bytes * 3)
        while worst < limit {
            worst *= 3
            count += 3
        }
        return count
    }

    /// The error at the first alias above the limit.
    ///
    /// It looks at the bytes, so what only looks like an alias, in a comment or in quotes, counts as well; it would have to
    /// have the name of an anchor. Complexity: O(n).
    static func error(in text: String, file: String) -> YAMLParsingError? {
        guard text.utf8.contains(UInt8(ascii: "&")), text.utf8.contains(UInt8(ascii: "*")) else { return nil }
        let limit = limit(bytes: text.utf8.count)
        var scan = Scan(bytes: Array(text.utf8), limit: limit)
        guard let line = scan.lineAboveLimit() else { return nil }
        return YAMLParsingError(
            message: "more than \(limit) aliases stand for lists or mappings",
            location: SourceLocation(file: file, line: line))
    }

    private struct Scan {
        let bytes: [UInt8]
        let limit: Int
        var anchors: Set<[UInt8]> = []
        var count = 0

        mutating func lineAboveLimit() -> Int? {
            var line = 1
            for (index, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "\n"): line += 1
                case UInt8(ascii: "&"):
                    let name = name(at: index + 1)
                    if !name.isEmpty, opensCollection(at: index + 1 + name.count) { anchors.insert(Array(name)) }
                case UInt8(ascii: "*"):
                    if anchors.contains(Array(name(at: index + 1))) { count += 1 }
                    if count > limit { return line }
                default: break
                }
            }
            return nil
        }

        private func name(at start: Int) -> ArraySlice<UInt8> {
            bytes[start...].prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        }

        /// Whether what follows an anchor may be a list or a mapping, and not a single value on the same line.
        private func opensCollection(at start: Int) -> Bool {
            let next = bytes[start...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            return next.map { "[{#!?-\r\n".utf8.contains($0) } ?? false
        }
    }
}
