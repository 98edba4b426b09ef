/// Why files cannot be written.
package enum WritingError: Error, CustomStringConvertible {
    case foreignFolder(String)
    case damagedManifest(String)
    case foreignFile(String)
    case busy(String)
    case link(String)
    case changed(String)
    case failed(String, reason: String, help: String? = nil)

    package var description: String {
        switch self {
        case .foreignFolder(let path):
            "refusing to write to '\(path)': it has files in it, and themepreview did not create them\n"
                + "  help: choose another folder with --output, or empty this one"
        case .damagedManifest(let path):
            "'\(path)' is damaged: it lists the files that a build may replace\n"
                + "  help: delete the folder if it holds nothing but the site, or choose another --output"
        case .foreignFile(let path):
            "refusing to overwrite '\(path)': themepreview did not create it\n"
                + "  help: move it out of the output folder, or delete it"
        case .busy(let path):
            "another build is writing to '\(path)'\n  help: wait for it, or choose another --output"
        case .link(let path):
            "refusing to write through the link '\(path)'\n  help: remove the link"
        case .changed(let path):
            "'\(path)' has changed since it was read, so nothing was written\n  help: run the command again"
        case .failed(let path, let reason, let help):
            "cannot write '\(path)': \(reason)" + (help.map { "\n  help: \($0)" } ?? "")
        }
    }
}
