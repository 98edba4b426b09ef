import ArgumentParser
import Findings
import PreviewSite

/// A command of ours: parses, works, and ends with 0, 1 (findings) or 2 (could not run).
protocol PreviewVerb: AsyncParsableCommand {
    var global: GlobalOptions { get }
    /// Does the work; a thrown error ends the program with 2, an `ExitCode` with that code.
    func perform(_ console: Console) async throws
}

extension PreviewVerb {
    func run() async throws {
        let console = Console(global)
        do {
            try await perform(console)
        } catch let code as ExitCode {
            throw code
        } catch {
            console.error(error)
            throw ExitCode(2)
        }
        if let refusal = console.refusal {
            console.error("cannot write to standard output: \(refusal)")
            throw ExitCode(2)
        }
    }
}

extension Console {
    /// Says why the program cannot go on; findings are shown as they always are.
    fileprivate func error(_ error: any Error) {
        switch error {
        case let error as BaselineError: complaint("\(error)")
        case LoadingError.invalid(let findings): complaint(TextReporter().paragraphs(for: findings))
        default: self.error("\(error)")
        }
    }
}
