import Foundation
import Theming

/// The cost of a handler of the main actor's, called there.
@MainActor
struct MainActorCost {
    private let count: Int
    private let register: Double
    private let pass: Double

    init(count: Int) {
        self.count = count
        let views = (0..<count).map { _ in View() }
        let themer = Themer(0)
        register = seconds {
            for view in views { themer.register(target: view, action: View.apply) }
        }
        let rounds = max(15, 300_000 / count)
        pass = medianSeconds(of: rounds, [{ themer.theme = $0 }])[0]
        precondition(views.allSatisfy { $0.theme == rounds })
    }

    /// The figures in nanoseconds a handler.
    var text: String {
        let register = register / Double(count) * 1e9
        let pass = pass / Double(count) * 1e9
        return "\(count) handlers on the main actor, ns each: "
            + String(format: "register %.0f, switch %.0f", register, pass)
    }

    @MainActor
    private final class View {
        private(set) var theme = 0
        func apply(_ theme: Int) { self.theme = theme }
    }
}
