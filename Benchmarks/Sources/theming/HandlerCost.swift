import Foundation
import Theming

/// The cost of a handler: to register, to switch, and to drop its target.
struct HandlerCost {
    private let count: Int
    private var register = 0.0
    private var pass = 0.0
    private var drop = 0.0
    private var observe = 0.0
    private var post = 0.0

    /// How often a switch is cheaper than a post.
    var ratio: Double { post / pass }

    init(count: Int) {
        self.count = count
        measureThemer()
        measureCenter()
    }

    func show() {
        func nanoseconds(_ seconds: Double) -> String { String(format: "%.0f ns", seconds / Double(count) * 1e9) }
        print(
            "\(count) handlers: register \(nanoseconds(register)), switch \(nanoseconds(pass)), drop \(nanoseconds(drop));",
            "blocks: add \(nanoseconds(observe)), post \(nanoseconds(post));",
            String(format: "a switch is %.1f times cheaper, registering %.1f times", ratio, observe / register))
    }

    private mutating func measureThemer() {
        let themer = Themer(0)
        var targets = (0..<count).map { _ in Target() }
        register = seconds { for target in targets { themer.register(target: target, action: Target.take) } }
        var theme = 0
        pass = medianSeconds(of: max(5, 1_000_000 / count)) {
            theme += 1
            themer.theme = theme
        }
        precondition(targets.allSatisfy { $0.count == theme + 1 })
        drop = seconds {
            targets = []
            themer.theme = -1
        }
    }

    private mutating func measureCenter() {
        let center = NotificationCenter()
        let name = Notification.Name("theme")
        let targets = (0..<count).map { _ in Target() }
        var tokens: [any NSObjectProtocol] = []
        observe = seconds {
            for target in targets {
                tokens.append(
                    center.addObserver(forName: name, object: nil, queue: nil) { [weak target] notification in
                        if let theme = notification.userInfo?["theme"] as? Int { target?.take(theme) }
                    })
            }
        }
        var theme = 0
        post = medianSeconds(of: 5) {
            theme += 1
            center.post(name: name, object: nil, userInfo: ["theme": theme])
        }
        precondition(targets.allSatisfy { $0.count == theme })
    }
}
