import Findings

/// Why a file that is there is not read.
enum FileProblem: String, Error {
    /// It is a link that leads out of the folder in which it was found.
    case outside
    /// It is a link that leads nowhere.
    case nowhere
    /// It is a link to a folder.
    case folder
    /// Its name is no text.
    case name

    /// What is wrong.
    var message: String {
        switch self {
        case .outside: "the link leads out of the folder that is read"
        case .nowhere: "the link leads nowhere"
        case .folder: "the link leads to a folder, and is not followed"
        case .name: "the name is not UTF-8 text"
        }
    }

    /// What to do about it.
    var help: String {
        switch self {
        case .outside: "put the file itself here, or name its place in themepreview.yml"
        case .nowhere: "mend the link, or remove it"
        case .folder: "move the folder here, or name its place in themepreview.yml"
        case .name: "rename the file"
        }
    }

    /// The same about a file.
    func finding(_ rule: RuleID, _ severity: Severity, file: String) -> Finding {
        Finding(rule, severity, message, help: help, at: SourceLocation(file: file))
    }
}
