import ArgumentParser
import Findings
import Projects

/// A command that exits with 0 (clean), 1 (findings) or 2 (could not run).
protocol PreviewVerb: AsyncParsableCommand {
    var global: GlobalOptions { get }
    /// Does the work. An `ExitCode` that it throws ends the program with that code, a `ValidationError` with that of wrong
    /// usage, and any other error with 2.
    func perform(_ console: Console) async throws
}

extension PreviewVerb {
    func run() async throws {
        let console = Console(global)
        do {
            try await perform(console)
        } catch let code as ExitCode {
            throw code
        } catch let usage as ValidationError {
            throw usage
        } catch {
            console.failure(error)
            throw ExitCode(2)
        }
        if !console.wroteResults { throw ExitCode(2) }
    }
}

extension Console {
    /// Findings and baseline errors keep their own form, with file and line first.
    func failure(_ error: any Error) {
        switch error {
        case let error as BaselineError: complaint("\(error)")
        case LoadingError.invalid(let findings): complaint(TextReporter().paragraphs(for: findings))
        default: self.error("\(error)")
        }
    }
}
