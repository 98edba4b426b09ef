import ArgumentParser
import SourceTrees
import ThemeExport

/// The formats of one `--to`: names with commas between them, or `all`.
struct ExportTargets {
    /// Nil for all formats.
    let names: [String]?

    init(_ argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        names = argument == "all" ? nil : parts.map { String($0).trimmed }
    }

    /// The formats by their names, first among those of a project's own tables.
    func formats(among own: [ExportFormats.Choice]) throws -> [ExportFormats.Choice] {
        guard let names else { return own + ExportFormats.all }
        return try names.map { name in
            do {
                return try ExportFormats.format(named: name, among: own)
            } catch {
                throw ValidationError(
                    "The value '\(name)' is invalid for '--to <format>': \(error)"
                )
            }
        }
    }
}
