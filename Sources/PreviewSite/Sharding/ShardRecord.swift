import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a shard says about itself: `shard.json`, schema 2.
struct ShardRecord: Codable {
    struct Row: Codable {
        let id: String
        let numbers: [Int]
    }

    var schema = 2
    /// Which of how many.
    let shard: String
    /// The hash of everything that the site is made from, in hexadecimal digits: shards of one site have one key.
    let key: String
    /// The hash of the hashes of all other files, in hexadecimal digits: a shard that was not finished has another one.
    let content: String
    let themes: [Row]

    /// Describes a shard.
    init(_ shard: Shard, key: UInt64, content: UInt64, themes: [(id: String, memory: ThemeMemory)]) {
        self.shard = shard.description
        self.key = String(key, radix: 16)
        self.content = String(content, radix: 16)
        self.themes = themes.map { Row(id: $0.id, numbers: $0.memory.numbers) }
    }

    /// Reads a record; nil where the bytes are none of ours.
    init?(_ bytes: Data) {
        guard let record = try? JSONDecoder().decode(ShardRecord.self, from: bytes), record.schema == 2 else {
            return nil
        }
        self = record
    }

    /// The record as a file: a theme a line.
    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let rows = try themes.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
            return
                "{\"schema\":\(schema),\"shard\":\"\(shard)\",\"key\":\"\(key)\",\"content\":\"\(content)\",\"themes\":[\n"
                + rows.joined(separator: ",\n") + "\n]}\n"
        }
    }
}
