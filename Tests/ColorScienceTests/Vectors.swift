import Foundation

/// The shared tables of expected values, read in place and never copied.
enum Vectors {
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "../shared/vectors")

    static func exist(_ name: String) -> Bool {
        FileManager.default.fileExists(
            atPath: folder.appending(path: name).path(percentEncoded: false)
        )
    }

    /// Says how many rows of a table were compared.
    static func say(_ count: Int, _ what: String) { print("vectors: \(count) \(what) compared") }

    static func load<Table: Decodable>(_ name: String, as type: Table.Type) throws -> Table {
        try JSONDecoder().decode(type, from: Data(contentsOf: folder.appending(path: name)))
    }
}
