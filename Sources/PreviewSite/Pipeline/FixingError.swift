/// Why values cannot be changed.
package enum FixingError: Error, CustomStringConvertible {
    /// What was computed is not what the changed files say.
    case unverified(String)
    /// Two theme files are one by a link, and were to be changed in two ways.
    case sharedFile(String, String)

    package var description: String {
        switch self {
        case .unverified(let name):
            "the changes of '\(name)' do not do what was computed, so nothing was written\n"
                + "  help: this is a mistake of themepreview; --theme leaves the theme out"
        case .sharedFile(let name, let other):
            "'\(name)' and '\(other)' are one file by a link, and would each need other values\n"
                + "  help: --theme names one of the two"
        }
    }
}
