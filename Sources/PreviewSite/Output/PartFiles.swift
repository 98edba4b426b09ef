import SystemPackage
import ThemeRendering

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What themes add to the files that they share, in their order, until all of them are judged.
///
/// The parts wait on disk, a file for each gap: the verdicts of 4,000 themes are 80 MB.
final class PartFiles {
    private struct Gap {
        let separator: String
        let spool: Spool
    }

    private let gaps: [[Gap]]

    init(for files: [any SharedFile], of output: some SiteOutput) throws(WritingError) {
        gaps = try files.map { file throws(WritingError) in
            try file.separators.map { separator throws(WritingError) in
                Gap(separator: separator, spool: try output.spool())
            }
        }
    }

    /// Adds what one theme adds: a part for each gap of each file.
    func append(_ parts: [[[UInt8]]]) throws {
        for (gaps, parts) in zip(gaps, parts) {
            for (gap, part) in zip(gaps, parts) where !part.isEmpty {
                if !gap.spool.isEmpty { try gap.spool.append(Array(gap.separator.utf8)) }
                try gap.spool.append(part)
            }
        }
    }

    /// Hands a file to `write` piece by piece: `texts` with the parts between them.
    func assemble(_ file: Int, _ texts: [[UInt8]], _ write: ByteSink) throws {
        for (index, text) in texts.enumerated() {
            try text.withUnsafeBytes(write)
            if index < gaps[file].count { try gaps[file][index].spool.copy(to: write) }
        }
    }
}

/// A file for what is not to stay. It has lost its name, and goes when it is closed.
final class Spool {
    private let file: FileDescriptor
    private let fails: @Sendable (any Error) -> WritingError
    private(set) var isEmpty = true
    private var waiting: [UInt8] = []

    /// Makes the file in a folder; `fails` says where there is no room for it.
    init(in folder: String, fails: @escaping @Sendable (any Error) -> WritingError) throws(WritingError) {
        self.fails = fails
        let path = "\(folder)/themepreview-\(UInt64.random(in: .min ... .max))"
        do {
            file = try FileDescriptor.open(
                path, .readWrite, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
                permissions: .ownerReadWrite)
        } catch { throw fails(error) }
        unlink(path)
    }

    deinit { try? file.close() }

    func append(_ bytes: [UInt8]) throws {
        waiting += bytes
        isEmpty = false
        if waiting.count >= 1 << 16 { try flush() }
    }

    private func flush() throws {
        do { _ = try file.writeAll(waiting) } catch { throw fails(error) }
        waiting.removeAll(keepingCapacity: true)
    }

    /// Hands all bytes to `write`.
    func copy(to write: ByteSink) throws {
        try flush()
        try file.seek(offset: 0, from: .start)
        try file.forEachBlock(write)
        try file.seek(offset: 0, from: .end)
    }
}
