import Findings
import SourceText

/// Why an existing file is not read.
enum FileProblem: String, Error, CustomStringConvertible {
    /// A link that leaves the folder in which it was found.
    case outside
    /// A broken link.
    case nowhere
    /// A link to a folder.
    case folder
    /// A name that is not UTF-8.
    case name
    /// A pipe, a socket or a device.
    case special
    /// Another file has the same path in another Unicode normalisation: NFC and NFD.
    case twin

    var description: String { message }

    var message: String {
        switch self {
        case .outside: "the link leads out of its folder"
        case .nowhere: "the link is broken"
        case .folder: "the link leads to a folder; only links to files are followed"
        case .name: "the name is not UTF-8 text"
        case .special: "it is not a regular file"
        case .twin: "two files have this name, with its accents encoded differently (NFC and NFD)"
        }
    }

    var help: String {
        switch self {
        case .outside: "put the file itself here, or name its folder in themepreview.yml"
        case .nowhere: "fix or remove the link"
        case .folder: "move the folder here, or name it in themepreview.yml"
        case .name: "rename the file"
        case .special: "replace it by a file"
        case .twin: "rename one of them: other systems take the two for one file"
        }
    }

    func finding(_ rule: RuleID, _ severity: Severity, file: String) -> Finding {
        Finding(rule, severity, message, help: help, at: SourceLocation(file: file))
    }
}
