import ArgumentParser
import SourceTrees
import ThemeExport

/// The formats of one `--to`: names with commas between them, or `all`.
struct ExportTargets {
    let formats: [ExportFormats.Choice]

    init(_ argument: String) throws {
        if argument == "all" {
            formats = ExportFormats.all
        } else {
            let names = argument.split(separator: ",", omittingEmptySubsequences: false)
            formats = try names.map { name in
                try ExportFormats.format(named: String(name).trimmed)
            }
        }
    }
}
