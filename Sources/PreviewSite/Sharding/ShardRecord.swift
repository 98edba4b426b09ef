import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a shard says about itself: `shard.json`, schema 1.
struct ShardRecord: Codable {
    struct Row: Codable {
        let id: String
        let numbers: [Int]
    }

    var schema = 1
    /// Which of how many.
    let shard: String
    /// The hash of everything that the site is made from, in hexadecimal digits: shards of one site have one key.
    let key: String
    let themes: [Row]

    /// Describes a shard.
    init(_ shard: Shard, key: UInt64, themes: [(id: String, memory: ThemeMemory)]) {
        self.shard = shard.description
        self.key = String(key, radix: 16)
        self.themes = themes.map { Row(id: $0.id, numbers: $0.memory.numbers) }
    }

    /// Reads a record; nil where the bytes are none of ours.
    init?(_ bytes: Data) {
        guard let record = try? JSONDecoder().decode(ShardRecord.self, from: bytes), record.schema == 1 else {
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
            return "{\"schema\":\(schema),\"shard\":\"\(shard)\",\"key\":\"\(key)\",\"themes\":[\n"
                + rows.joined(separator: ",\n") + "\n]}\n"
        }
    }
}
