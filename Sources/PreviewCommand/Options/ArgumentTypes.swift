public import ArgumentParser
public import Findings

extension Severity: ExpressibleByArgument {}
extension ContrastLevel: ExpressibleByArgument {
    /// Parses `AA` or `aa`.
    public init?(argument: String) { self.init(rawValue: argument.uppercased()) }
}

/// How a command without reports writes its result.
enum ResultFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

/// The argument of `--output FILE`.
struct ResultFile: ExpressibleByArgument {
    /// Nil for `-`, standard output.
    let path: String?

    init?(argument: String) { path = argument == "-" ? nil : argument }
}

extension String {
    /// The path of a file in the folder that this is the path of.
    func inFolder(_ name: String) -> String { hasSuffix("/") ? self + name : "\(self)/\(name)" }
}
