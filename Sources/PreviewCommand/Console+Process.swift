import ArgumentParser
import Dispatch
import Findings
import PreviewSite

extension Console {
    /// Does the work of a command and ends the process: with the exit code that is thrown, 2 for any other error, else 0.
    ///
    /// The thread that calls waits. Behind an asynchronous `run` it would be ended, and another one started first, which
    /// takes longer than many a command.
    func endProcess(after work: @escaping @Sendable (Console) async throws -> Void) -> Never {
        Task { await finish(work) }
        while true { DispatchSemaphore(value: 0).wait() }
    }

    private func finish(_ work: (Console) async throws -> Void) async -> Never {
        do {
            let code = try await exitCode(work)
            guard let refusal else { code.endProcess() }
            error("cannot write to standard output: \(refusal)")
        } catch let error as BaselineError {
            complaint("\(error)")
        } catch LoadingError.invalid(let findings) {
            complaint(TextReporter().paragraphs(for: findings))
        } catch let thrown {
            error("\(thrown)")
        }
        ExitCode(2).endProcess()
    }

    private func exitCode(_ work: (Console) async throws -> Void) async throws -> ExitCode {
        do {
            try await work(self)
            return .success
        } catch let code as ExitCode {
            return code
        }
    }
}
