import ArgumentParser

/// A command of ours: parses, works, and ends with 0, 1 (findings) or 2 (could not run).
protocol PreviewVerb: ParsableCommand, Sendable {
    var global: GlobalOptions { get }
    /// Does the work; a thrown error ends the program with 2.
    func perform(_ console: Console) async throws
}

extension PreviewVerb {
    /// Does the work and ends the process.
    func run() { Console(ConsoleChoices(global)).endProcess(after: perform) }
}
