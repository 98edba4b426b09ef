import Foundation
import Theming

/// Eight threads that register, set, read and drop on one themer.
struct ConcurrentMix {
    private let calls = 8 * 20_000
    private let time: Double

    init() {
        let themer = Themer(0)
        time = seconds {
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for step in 0..<20_000 {
                    switch step % 20 {
                    case 0: themer.registerOnAnyThread(target: Target(), action: Target.take)
                    case 1...2: themer.theme = thread * 20_000 + step
                    default: _ = themer.theme
                    }
                }
            }
        }
    }

    var text: String {
        String(format: "8 threads, mixed calls: %.0f ns a call", time / Double(calls) * 1e9)
    }
}
