package import Findings
import ThemeFormats
package import ThemeModel

/// A theme file that somebody names, outside a project as well.
package enum ThemeFile {
    /// The themes in a file; `shown` is its path for messages.
    package static func read(
        _ path: String, shown: String
    ) throws(LoadingError) -> (documents: [ThemeDocument], findings: [Finding]) {
        do {
            let bytes = try DiskFiles().read(path, limit: ThemeReader.sizeLimit)
            return ThemeReader.read(bytes, file: shown)
        } catch {
            throw .unreadable(shown, reason: "\(error)")
        }
    }
}
