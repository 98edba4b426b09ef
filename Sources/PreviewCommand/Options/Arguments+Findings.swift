public import ArgumentParser
public import Findings

extension Severity: ExpressibleByArgument {}
extension ContrastLevel: ExpressibleByArgument {
    /// Reads `AA` or `aa`.
    public init?(argument: String) { self.init(rawValue: argument.uppercased()) }
}
