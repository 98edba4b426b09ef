import ArgumentParser
import Dispatch
import Findings
import PreviewSite

/// A command of ours: parses, works, and ends with 0, 1 (findings) or 2 (could not run).
protocol PreviewVerb: ParsableCommand, Sendable {
    var global: GlobalOptions { get }
    /// Does the work; a thrown error ends the program with 2.
    func perform(_ console: Console) async throws
}

extension PreviewVerb {
    /// Does the work and ends the process.
    ///
    /// The thread that calls waits. Behind an asynchronous `run` it would be ended, and another one started first, which
    /// takes longer than many a command.
    func run() {
        Task { await finish() }
        while true { DispatchSemaphore(value: 0).wait() }
    }

    private func finish() async -> Never {
        let console = Console(global)
        do {
            let code = try await exitCode(console)
            guard let reason = console.refusal else { code.endProcess() }
            console.error("cannot write to standard output: \(reason)")
        } catch let error as BaselineError {
            console.complaint("\(error)")
        } catch LoadingError.invalid(let findings) {
            console.complaint(TextReporter().paragraphs(for: findings))
        } catch {
            console.error("\(error)")
        }
        ExitCode(2).endProcess()
    }

    private func exitCode(_ console: Console) async throws -> ExitCode {
        do {
            try await perform(console)
            return .success
        } catch let code as ExitCode {
            return code
        }
    }
}
