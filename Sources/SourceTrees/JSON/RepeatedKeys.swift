package import SourceText

/// The keys that a text has twice in one place, such as an object of JSON.
package struct RepeatedKeys {
    /// A key with the places of its first two values.
    package struct Entry: Sendable {
        package let key: String
        package let first: SourceLocation
        package let second: SourceLocation
        /// The values of both; none for JSON.
        package var values: [SourceNode] = []
    }

    private let bytes: [UInt8]
    private var index = 0
    /// The keys of the objects around the place, by where each begins; nil for a list.
    private var open: [[ArraySlice<UInt8>: Int]?] = []
    private var found: [(key: ArraySlice<UInt8>, first: Int, second: Int)] = []

    private static let limit = 20

    /// The first keys of a text that are there twice; comments are skipped, and faults are no matter.
    package static func all(in bytes: [UInt8], file: String) -> [Entry] {
        var search = RepeatedKeys(bytes: bytes)
        search.readAll()
        return search.found.map { entry in
            Entry(
                key: String(decoding: entry.key, as: UTF8.self),
                first: search.location(of: entry.first, in: file),
                second: search.location(of: entry.second, in: file)
            )
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func readAll() {
        while index < bytes.count, found.count < Self.limit {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "{"): open.append([:])
            case UInt8(ascii: "["): open.append(nil)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
            case UInt8(ascii: "/"): skipComment()
            case UInt8(ascii: "\""): readString()
            default: break
            }
            index += 1
        }
    }

    /// Ends at the last byte of the comment.
    private mutating func skipComment() {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if next == UInt8(ascii: "/") {
            index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
        } else if next == UInt8(ascii: "*") {
            index += 2
            while index < bytes.count,
                !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
            {
                index += 1
            }
        }
    }

    private var isInObject: Bool { open.last.map { $0 != nil } ?? false }

    /// Ends at the closing quote; a string with a colon after it is a key.
    private mutating func readString() {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < bytes.count, isInObject,
            case let after = bytes[(index + 1)...].first(where: { $0 > 0x20 }),
            after == UInt8(ascii: ":")
        else { return }
        let key = bytes[(start + 1)..<index]
        if let first = open[open.count - 1]?[key] {
            found.append((key, first, start))
        } else {
            open[open.count - 1]?[key] = start
        }
    }

    /// The line and column of a byte, counted in Unicode scalars.
    private func location(of offset: Int, in file: String) -> SourceLocation {
        let before = bytes[..<offset]
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = bytes[start..<offset].count { $0 & 0xC0 != 0x80 }
        return SourceLocation(
            file: file,
            line: before.count { $0 == 0x0A } + 1,
            column: column + 1
        )
    }
}

extension [RepeatedKeys.Entry] {
    /// Adds a key whose value takes the place of an earlier one.
    mutating func add(
        _ key: SourceNode,
        _ value: SourceNode,
        after replaced: (key: SourceNode, value: SourceNode)?
    ) {
        guard let replaced, let name = key.text else { return }
        append(
            RepeatedKeys.Entry(
                key: name,
                first: replaced.key.location,
                second: key.location,
                values: [replaced.value, value]
            )
        )
    }
}
