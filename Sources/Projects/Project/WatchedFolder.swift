import SystemPackage
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder in which changes may change the site.
package struct WatchedFolder: Hashable, Sendable {
    package let path: String
    /// The names in it that matter; nil for all.
    package let names: Set<String>?

    package func concerns(_ name: String) -> Bool { names?.contains(name) ?? !name.hasPrefix(".") }
}

extension Project {
    private static let folderLimit = 4096

    /// The folders of the sources, and those in which one of them may appear, vanish or be replaced.
    package var watchedFolders: [WatchedFolder] {
        var found: [String: Set<String>?] = [:]
        func watch(_ name: String, in path: String) {
            if let known = found[path] {
                found[path] = .some(known?.union([name]))
            } else {
                found[path] = .some([name])
            }
        }
        for name in [ProjectFolder.configurationName] + ProjectFolder.mistakenNames {
            watch(name, in: folder.path)
        }
        let sources =
            configuration.themeRoots + [configuration.docs, configuration.templates]
            + [configuration.baseline].compactMap(\.self) + configuration.appRoots
        let searched = Set(
            (configuration.patternRoots + configuration.appRoots).map(folder.absolute)
        )
        for path in sources.map(folder.absolute) {
            var below = path
            // A missing folder appears in the nearest one that exists.
            repeat {
                guard let name = below.pathNames.last.map(String.init) else { break }
                below = below.parentPath.isEmpty ? "/" : below.parentPath
                watch(name, in: below)
            } while FileKind(following: below) != .folder && below != "/"
            let skipped = searched.contains(path) ? Self.foreignFolders : []
            for inner in foldersBelow(path, besides: skipped) where found.count < Self.folderLimit {
                found[inner] = .some(nil)
            }
        }
        return found.map { WatchedFolder(path: $0.key, names: $0.value) }.sorted {
            $0.path < $1.path
        }
    }

    /// A folder and those in it, without hidden ones, links and the site.
    private func foldersBelow(_ path: String, besides skipped: Set<String>) -> [String] {
        guard FileKind(following: path) == .folder, path != output else { return [] }
        var folders = [path]
        var next = 0
        while next < folders.count, folders.count < Self.folderLimit {
            let folder = folders[next]
            next += 1
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where !name.hasPrefix(".") && !skipped.contains(name) {
                let inner = "\(folder)/\(name)"
                if inner != output, FileKind(at: inner) == .folder { folders.append(inner) }
            }
        }
        return folders
    }
}

extension [WatchedFolder] {
    /// A hash that changes with the files in the folders: names, sizes and times, not what is in them.
    package var fingerprint: UInt64 {
        var hash = ContentHash()
        for folder in self {
            hash.add(folder.path)
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
                .sorted()
            where folder.concerns(name) {
                guard let status = try? Stat("\(folder.path)/\(name)", followTargetSymlink: false)
                else { continue }
                hash.add(name)
                hash.add(UInt64(status.inode.rawValue), UInt64(truncatingIfNeeded: status.size))
                let time = status.modified
                hash.add(
                    UInt64(truncatingIfNeeded: time.seconds),
                    UInt64(truncatingIfNeeded: time.nanoseconds)
                )
            }
        }
        return hash.value
    }
}
