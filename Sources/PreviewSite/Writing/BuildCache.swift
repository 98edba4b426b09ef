import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where builds are remembered: a file for each output folder, among the caches of the user.
package struct BuildCache: Sendable {
    private let folder: String
    /// Records that no build made during so many nanoseconds are deleted: 90 days.
    private static let lifetime: Int64 = 90 * 24 * 3600 * 1_000_000_000
    /// What the names of records end with, behind a number.
    private static let ending = ".record"
    /// The name of a record while it is written.
    private static let staged = "new\(ending)"

    /// The folder of `environment`: `$XDG_CACHE_HOME/themepreview`, or the system's place for caches.
    package init?(environment: (_ name: String) -> String?) {
        if let caches = environment("XDG_CACHE_HOME"), caches.hasPrefix("/") {
            folder = "\(caches)/themepreview"
        } else if let home = environment("HOME"), home.hasPrefix("/") {
            #if canImport(Darwin)
                folder = "\(home)/Library/Caches/themepreview"
            #else
                folder = "\(home)/.cache/themepreview"
            #endif
        } else {
            return nil
        }
    }

    /// The folder in the environment of this process.
    package static var ofUser: BuildCache? { BuildCache { getenv($0).map { String(cString: $0) } } }

    /// What is remembered of the last build into a folder.
    func record(of output: String) -> BuildRecord? {
        let path = path(of: output)
        // Only a regular file is opened: a pipe would keep everybody waiting.
        guard let stamp = FileStamp(at: path),
            let descriptor = try? FileDescriptor.open(path, .readOnly, options: .noFollow)
        else { return nil }
        let file = OpenFile(descriptor)
        return BuildRecord(count: Int(stamp.size)) { try file.bytes($0) }
    }

    /// Remembers a build; a cache that cannot be written is none, which costs nothing but time.
    ///
    /// Nobody waits for the disk: a record that is not whole after a power cut is known by its hash.
    func remember(_ record: BuildRecord, of output: String) {
        let files = FileManager.default
        let temporary = TemporaryPlaces(in: folder).path(Self.staged)
        let place = path(of: output)
        let isFirst = FileStamp(at: place) == nil
        do {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let descriptor = try FileDescriptor.staged(at: temporary)
            try descriptor.closeAfter {
                for part in record.parts { try part.forEachPiece { _ = try descriptor.writeAll($0) } }
            }
        } catch {
            unlink(temporary)
            return
        }
        if rename(temporary, place) != 0 { unlink(temporary) }
        // Every record came here as the first of its output: to tidy up then is enough.
        if isFirst { removeOld() }
    }

    /// Deletes old records, and what builds left that were killed while they wrote one.
    ///
    /// Nothing else: where caches are kept among other folders, one of somebody's own may have this name.
    private func removeOld() {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: folder)) ?? []
        where Self.isOwn(name) && isOld("\(folder)/\(name)") {
            try? files.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    /// Whether a file has a name that builds give.
    private static func isOwn(_ name: String) -> Bool {
        if name.hasPrefix("\(staged)-") { return true }
        let digits = name.dropLast(ending.count)
        return name.hasSuffix(ending) && UInt64(digits).map { "\($0)" == digits } ?? false
    }

    private func path(of output: String) -> String {
        "\(folder)/\(ContentHash.of(FileKind.canonical(output)))\(Self.ending)"
    }

    private func isOld(_ path: String) -> Bool {
        FileStamp(at: path).map { $0.modified < FileStamp.tick - Self.lifetime } ?? false
    }
}
