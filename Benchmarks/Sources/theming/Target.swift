import Synchronization

/// A target that counts its calls.
final class Target: Sendable {
    private let calls = Atomic<Int>(0)

    var count: Int { calls.load(ordering: .relaxed) }

    /// Called by one thread at a time: a load and a store, so that the measurements are of what calls it.
    func take(_ theme: Int) { calls.store(calls.load(ordering: .relaxed) + 1, ordering: .relaxed) }
}

/// The seconds that `body` takes.
func seconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

/// The median of the seconds that `body` takes, a number of times.
func medianSeconds(of times: Int, _ body: () -> Void) -> Double {
    let all = (0..<times).map { _ in seconds(body) }.sorted()
    return all[all.count / 2]
}
