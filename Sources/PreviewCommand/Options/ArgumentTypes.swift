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
