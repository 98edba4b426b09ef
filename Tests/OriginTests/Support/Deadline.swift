import Foundation

/// Whether `body` comes to an end within some seconds; it runs in a thread of its own, so that one that hangs fails a
/// test instead of stopping it.
func finishes(within seconds: Double = 5, _ body: @escaping @Sendable () -> Void) -> Bool {
    let done = DispatchSemaphore(value: 0)
    Thread {
        body()
        done.signal()
    }.start()
    return done.wait(timeout: .now() + seconds) == .success
}

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
