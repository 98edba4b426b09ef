import Findings
import ProjectChecks
import Projects
import SystemPackage
import ThemeRendering

/// Writes the files that every theme adds a part to, such as the gallery.
final class SharedFiles {
    private let files: [any SharedFile]
    private let reasons: [RebuildReason?]
    private let parts: PartFiles?
    private var totals: Summary

    /// Whether one of the files must be rebuilt, which needs the parts of all themes.
    var areStale: Bool { parts != nil }

    init(_ files: [any SharedFile], of check: ResolvedProject, for output: some SiteOutput) throws {
        self.files = files
        reasons = files.map { output.reasonToMake(PlannedPath(path: $0.path, inputs: $0.inputs)) }
        output.note(zip(files, reasons).filter { $1 == nil }.map { output.kept($0.0.path) })
        parts = reasons.contains { $0 != nil } ? try PartFiles(for: files, of: output) : nil
        totals = Summary(Report(findings: check.catalogFindings))
    }

    /// Adds the next theme's parts, in theme order.
    func add(_ share: ThemeShare) throws {
        totals += share.totals
        try parts?.append(share.parts)
    }

    /// Writes the stale files; all themes must be added before.
    func write(into output: some SiteOutput) throws {
        for (index, file) in files.enumerated() {
            guard let reason = reasons[index], let parts else { continue }
            let texts = try file.texts(totals)
            let made = try output.take(file.path, because: reason) {
                try parts.assemble(index, texts, $0)
            }
            output.note([made])
        }
    }
}

/// Collects the parts of all themes until the shared files can be written.
///
/// The parts wait on disk, in a file for each gap between a shared file's own texts: those of 4,000 themes are 80 MB.
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

    /// Adds one theme's parts: one for each gap of each file.
    func append(_ parts: [[[UInt8]]]) throws {
        for (gaps, parts) in zip(gaps, parts) {
            for (gap, part) in zip(gaps, parts) where !part.isEmpty {
                if !gap.spool.isEmpty { try gap.spool.append(Array(gap.separator.utf8)) }
                try gap.spool.append(part)
            }
        }
    }

    /// Writes a file piece by piece: `texts` with the collected parts between them.
    func assemble(_ file: Int, _ texts: [[UInt8]], _ write: ByteSink) throws {
        for (index, text) in texts.enumerated() {
            try text.withUnsafeBytes(write)
            if index < gaps[file].count { try gaps[file][index].spool.copy(to: write) }
        }
    }
}

/// A temporary file that is unlinked while open, so that the system deletes it even if the process is killed.
final class Spool {
    private let file: FileDescriptor
    private let fails: @Sendable (any Error) -> WritingError
    private(set) var isEmpty = true
    private var waiting: [UInt8] = []

    /// `fails` turns the system's error, such as a full disk, into one for the user.
    convenience init(in folder: String, fails: @escaping @Sendable (any Error) -> WritingError)
        throws(WritingError)
    {
        do { try self.init(in: OpenFolder(folder), fails: fails) } catch { throw fails(error) }
    }

    init(in folder: OpenFolder, fails: @escaping @Sendable (any Error) -> WritingError)
        throws(WritingError)
    {
        self.fails = fails
        let name = "themepreview-\(UInt64.random(in: .min ... .max))"
        do { file = try folder.create(name, mode: 0o600) } catch { throw fails(error) }
        try? folder.unlink(name)
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

    /// Passes all bytes to `write`; more may be appended afterwards.
    func copy(to write: ByteSink) throws {
        try flush()
        try file.seek(offset: 0, from: .start)
        try file.forEachBlock(write)
        try file.seek(offset: 0, from: .end)
    }
}
