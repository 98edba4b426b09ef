import ArgumentParser

/// The file that a result goes to, as the command line names it.
struct ResultFile: ExpressibleByArgument {
    /// The path; nil for standard output, which is `-`.
    let path: String?

    init?(argument: String) { path = argument == "-" ? nil : argument }
}
