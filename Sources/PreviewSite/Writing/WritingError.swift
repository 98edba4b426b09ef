/// Why files cannot be written.
package enum WritingError: Error, CustomStringConvertible {
    /// The output folder holds files that no build of ours wrote.
    case foreignFolder(String)
    /// The manifest of a site is there, and does not say which files are the site's.
    case damagedManifest(String)
    /// A file that no build of ours wrote is where one is to be written.
    case foreignFile(String)
    /// Another build is writing to the folder.
    case busy(String)
    /// A folder on the way is a link, so that writing would leave the output folder.
    case link(String)
    /// A file is not as it was read.
    case changed(String)
    /// The system refused something.
    case failed(String, reason: String, help: String? = nil)

    package var description: String {
        switch self {
        case .foreignFolder(let path):
            "'\(path)' is not empty and was not made by themepreview\n"
                + "  help: choose another folder with --output, or empty this one"
        case .damagedManifest(let path):
            "'\(path)' cannot be read or is damaged, and only it says which files a build may replace\n"
                + "  help: if its folder holds nothing but the site, delete that and build again; else choose another --output"
        case .foreignFile(let path):
            "'\(path)' was not made by themepreview, and a file of the site is to be there\n"
                + "  help: move it out of the output folder, or delete it"
        case .busy(let path): "another build is writing to '\(path)'\n  help: wait for it, or choose another --output"
        case .link(let path): "'\(path)' is a link, and would lead the build out of its folder\n  help: remove the link"
        case .changed(let path):
            "'\(path)' has changed since it was read, so nothing was written\n  help: run the command again"
        case .failed(let path, let reason, let help):
            "cannot write '\(path)': \(reason)" + (help.map { "\n  help: \($0)" } ?? "")
        }
    }
}
