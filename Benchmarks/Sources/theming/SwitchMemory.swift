import Foundation
import Theming

/// What the process holds before and after a thousand switches of a thousand handlers, half of them renewed on the way.
@MainActor
struct SwitchMemory {
    private let before: Int
    private let after: Int

    /// In KiB.
    var growth: Int { after - before }

    init() {
        let themer = Themer(0)
        var targets = (0..<1000).map { _ in Target() }
        for target in targets { themer.register(target: target, action: Target.take) }
        func run(_ themes: Range<Int>) {
            for theme in themes {
                targets[theme % 500] = Target()
                themer.register(target: targets[theme % 500], action: Target.take)
                themer.theme = theme
            }
        }
        run(1..<2001)
        _ = Memory.residentKiB
        before = Memory.residentKiB
        run(2001..<3001)
        after = Memory.residentKiB
    }

    var text: String {
        "1000 switches of 1000 handlers: resident \(before) KiB before, \(after) KiB after"
    }
}

/// What the process holds of memory.
enum Memory {
    /// The resident size; 0 where the system does not say.
    static var residentKiB: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return line.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0
    }
}
