import Findings
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a shard says about itself: `shard.json`, schema 5.
struct ShardRecord: Decodable {
    struct Row: Decodable {
        let id: String
        let numbers: [Int]

        /// A number that no count and no size comes near, so that those of all themes can be added up.
        static let limit = 1 << 40
    }

    var schema = Self.current
    /// The version of the record's form, and of how the work is shared out.
    private static let current = 5
    /// Which of how many.
    let shard: String
    /// The hash of everything that its files are made from, in hexadecimal digits: shards of one site have one key.
    let key: String
    /// The hash of the hashes of its themes' files and parts and of what is said of themes, in hexadecimal digits: a shard that
    /// was not finished has another one.
    let content: String
    /// The hash of what it knows of its pages, in hexadecimal digits.
    let pages: String
    let themes: [Row]

    /// Describes a shard: `hashes` are those of all files but the one of its `pages`.
    init(_ shard: Shard, key: UInt64, hashes: [UInt64], pages: UInt64, themes: [(id: String, memory: ThemeMemory)]) {
        self.shard = shard.description
        self.key = String(key, radix: 16)
        self.pages = String(pages, radix: 16)
        self.themes = themes.map { Row(id: $0.id, numbers: $0.memory.numbers) }
        content = String(Self.content(hashes, self.themes), radix: 16)
    }

    /// The hash of files, by the hash of each, and of the rows.
    static func content(_ hashes: [UInt64], _ rows: [Row]) -> UInt64 {
        var hash = ContentHash()
        for number in hashes { hash.add(number) }
        for row in rows {
            hash.add(row.id)
            hash.add(UInt64(row.numbers.count))
            for number in row.numbers { hash.add(UInt64(bitPattern: Int64(number))) }
        }
        return hash.value
    }

    /// What every version of a record has.
    private struct Form: Decodable {
        let schema: Int
    }

    /// Whether the bytes are a record of another version.
    static func isOfAnotherVersion(_ bytes: Data) -> Bool {
        (try? JSONDecoder().decode(Form.self, from: bytes)).map { $0.schema != current } ?? false
    }

    /// Reads a record; nil where the bytes are none of this version.
    init?(_ bytes: Data) {
        guard let record = try? JSONDecoder().decode(ShardRecord.self, from: bytes), record.schema == Self.current,
            record.themes.allSatisfy({ $0.numbers.allSatisfy((0...Row.limit).contains) })
        else { return nil }
        self = record
    }

    /// The record as a file: a theme a line.
    var text: String {
        var rows = JSONWriter(.rows)
        for theme in themes {
            rows.object {
                $0.member("id", theme.id)
                $0.member("numbers", theme.numbers)
            }
        }
        return "{\"schema\":\(schema),\"shard\":\"\(shard)\",\"key\":\"\(key)\",\"content\":\"\(content)\","
            + "\"pages\":\"\(pages)\",\"themes\":[\(String(decoding: rows.bytes, as: UTF8.self))\n]}\n"
    }
}
