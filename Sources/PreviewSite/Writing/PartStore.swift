import SystemPackage
import ThemeRendering

/// What themes add to the files that they share, in their order, until all of them are there.
///
/// What is more than a little is kept on disk.
final class PartStore {
    /// The parts for one gap of one file.
    struct Gap: Sendable {
        let separator: [UInt8]
        var waiting: [UInt8] = []
        /// Where the rest is, and how long that is.
        var file: OpenFile?
        var stored = 0
        var isEmpty: Bool { stored == 0 && waiting.isEmpty }
    }

    /// How many bytes of a gap are kept in memory where there is a writer.
    static let limit = 1 << 18
    private var files: [[Gap]]
    private let paths: [ArtifactPath]
    private let writer: SiteWriter?

    /// Begins without parts; without a `writer`, whose temporary folder takes them, all of them are kept in memory.
    init(_ files: [any SharedFile], writer: SiteWriter? = nil) {
        self.files = files.map { $0.separators.map { Gap(separator: Array($0.utf8)) } }
        paths = files.map(\.path)
        self.writer = writer
    }

    /// Adds what a theme adds: a part for each gap of each file.
    func append(_ parts: [[[UInt8]]]) throws {
        for (file, parts) in parts.enumerated() {
            for (gap, part) in parts.enumerated() { try part.withUnsafeBytes { try append($0, to: gap, of: file) } }
        }
    }

    /// Adds a part, and what sets it apart from the one before.
    func append(_ part: UnsafeRawBufferPointer, to gap: Int, of file: Int) throws {
        if part.isEmpty { return }
        if !files[file][gap].isEmpty { files[file][gap].waiting += files[file][gap].separator }
        files[file][gap].waiting += part
        guard let writer, files[file][gap].waiting.count > Self.limit else { return }
        let temporary = "\(writer.temporaryFolder)/parts-\(file)-\(gap)"
        do { try store(&files[file][gap], at: temporary) } catch let error as Errno {
            throw WritingError.failed(writer.folder.absolute(paths[file]), reason: "\(error)")
        }
    }

    private func store(_ gap: inout Gap, at path: String) throws {
        let file = try gap.file ?? Self.emptyFile(at: path)
        gap.file = file
        _ = try file.descriptor.writeAll(gap.waiting)
        gap.stored += gap.waiting.count
        gap.waiting.removeAll(keepingCapacity: true)
    }

    private static func emptyFile(at path: String) throws -> OpenFile {
        OpenFile(
            try FileDescriptor.open(
                FilePath(path), .readWrite, options: [.create, .truncate, .noFollow], permissions: .ownerReadWrite))
    }

    /// The parts that are there now.
    var parts: StoredParts { StoredParts(files: files) }
}
