import Foundation
import Testing

/// Runs `body` in several threads at once and waits for all of them.
func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for index in 0..<count {
        group.enter()
        Thread {
            body(index)
            group.leave()
        }.start()
    }
    group.wait()
}

/// A gate at which one thread waits for another; a wait of five seconds fails the test.
struct Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }

    func wait() {
        if semaphore.wait(timeout: .now() + 5) == .timedOut {
            Issue.record("nobody opened the gate")
        }
    }
}
