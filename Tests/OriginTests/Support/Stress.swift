import Synchronization
import Testing
import Theming

/// Several threads that do everything there is to do with one themer.
struct Stress {
    let themer: Themer<Int>

    /// A target that checks each call against the one before.
    final class Target: Sendable {
        private let running = Atomic<Bool>(false)
        let overlaps = Atomic<Int>(0)
        let log = Log<Int>()

        func take(_ theme: Int) {
            if running.exchange(true, ordering: .acquiringAndReleasing) {
                overlaps.add(1, ordering: .relaxed)
            }
            log.add(theme)
            running.store(false, ordering: .releasing)
        }
    }

    func run(threads: Int, steps: Int) {
        let themer = themer
        let live = Log<Target>()
        // Every theme is set once, so that a repeat shows.
        let next = CheckedMutex(0)
        inThreads(threads) { thread in
            var kept: [Target] = []
            for step in 0..<steps {
                switch (step &* 7 &+ thread) % 20 {
                case 0 where kept.count < 3:
                    let target = Target()
                    themer.registerOnAnyThread(target: target, action: Target.take)
                    kept.append(target)
                case 1: themer.registerOnAnyThread(target: Target(), action: Target.take)
                case 2...6:
                    themer.theme = next.withLock { next in
                        next += 1; return next
                    }
                default: _ = themer.theme
                }
            }
            for target in kept { live.add(target) }
        }
        let stale = live.entries.count { $0.log.last != themer.theme }
        let repeats = live.entries.count { Set($0.log.entries).count != $0.log.count }
        let overlaps = live.entries.reduce(0) { $0 + $1.overlaps.load(ordering: .relaxed) }
        #expect([stale, repeats, overlaps] == [0, 0, 0])
        #expect(live.count == threads * 3)
    }
}
