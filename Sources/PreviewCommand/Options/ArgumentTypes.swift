public import ArgumentParser
public import Findings

extension Severity: ExpressibleByArgument {}
extension ContrastLevel: ExpressibleByArgument {
    /// Parses `AA` or `aa`.
    public init?(argument: String) { self.init(rawValue: argument.uppercased()) }
}

/// The form in which a command without reports writes its result.
enum ResultFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

/// The argument of `--output FILE`.
struct ResultFile: ExpressibleByArgument {
    /// Nil for `-`, standard output.
    let path: String?

    init?(argument: String) { path = argument == "-" ? nil : argument }
}

extension ArgumentHelp {
    /// The help of an output of one or more files: see ``ResultPlace``.
    static let fileOrFolder = ArgumentHelp(
        """
        The file to write, or a folder: a path that is one, ends in / or has no ending. Missing folders are made \
        (default: standard output, also -).
        """,
        valueName: "file"
    )

    /// The help of `--level`.
    static let levelOfModes: ArgumentHelp = """
        The level of every mode that is not made for more contrast (default: what the theme says, else \
        'contrast.level' of themepreview.yml, else AA).
        """
}

extension ValidationError {
    /// An empty path, which would mean the current folder.
    static func empty(_ option: String) -> ValidationError {
        ValidationError("\(option) is empty: a shell variable may be unset.")
    }
}

extension String {
    /// The path of a file in the folder that this is the path of.
    func inFolder(_ name: String) -> String { hasSuffix("/") ? self + name : "\(self)/\(name)" }
}
