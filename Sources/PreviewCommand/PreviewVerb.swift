import ArgumentParser
import Findings
import PreviewSite

/// A command of ours: parses, works, and ends with 0, 1 (findings) or 2 (could not run).
protocol PreviewVerb: AsyncParsableCommand {
    var global: GlobalOptions { get }
    /// Does the work; a thrown error ends the program with 2.
    func perform(_ console: Console) async throws
}

extension PreviewVerb {
    func run() async throws {
        let console = Console(global)
        do {
            try await perform(console)
        } catch let code as ExitCode {
            throw code
        } catch LoadingError.invalid(let findings) {
            console.complaint(TextReporter().paragraphs(for: findings))
            throw ExitCode(2)
        } catch {
            console.error("\(error)")
            throw ExitCode(2)
        }
    }
}
