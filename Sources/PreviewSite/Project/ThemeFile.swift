package import Findings
import ThemeFormats
package import ThemeModel
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A theme file that somebody names, outside a project as well.
package enum ThemeFile {
    /// The themes in a file; `shown` is its path for messages.
    package static func read(
        _ path: String, shown: String
    ) throws(LoadingError) -> (documents: [ThemeDocument], findings: [Finding]) {
        do {
            return ThemeReader.read(try source(path, shown: shown))
        } catch let error as UnreadablePath {
            throw .unreadable(shown, reason: "\(error.reason)")
        } catch {
            throw .unreadable(shown, reason: "\(error)")
        }
    }

    /// The file with those below its folder that it refers to, or all of a catalog's.
    private static func source(_ path: String, shown: String) throws -> ThemeSource {
        let (disk, limit) = (DiskFiles(), ThemeReader.sizeLimit)
        if ThemeReader.catalog(of: path) == path, try disk.kind(at: path) == .folder {
            var source = ThemeSource(shown, Data(), kind: .catalog)
            for file in try disk.files(in: path, skipping: { _ in false }) where file.path.hasSuffix("Contents.json") {
                source.others["\(shown)/\(file.path)"] = try disk.read(file.path, in: path, limit: limit)
            }
            return source
        }
        let bytes = try disk.read(path, limit: limit)
        let (folder, start) = (path.parentPath, shown.contains("/") ? "\(shown.parentPath)/" : "")
        let file = SourceFile(label: shown, path: shown, bytes: bytes)
        let joined = ThemeFileSets([file]) { label in
            label.hasPrefix(start) ? try? disk.read(String(label.dropFirst(start.count)), in: folder, limit: limit) : nil
        }.joined
        return ThemeSource(shown, bytes, others: joined.first?.others ?? [:])
    }
}
