import Foundation
import Theming

/// What a switch costs a component with four values, of twelve that the theme has for three classes.
@MainActor
struct ComponentCost {
    private let count: Int
    private let pass: Double

    init(count: Int) {
        self.count = count
        let themer = Themer(0)
        let components = ThemedComponents(themer) { theme, values in
            for button in [\Button.width, \.height, \.radius, \.margin] {
                values.set(button, to: theme)
            }
            for label in [\Label.width, \.height, \.radius, \.margin] {
                values.set(label, to: theme)
            }
            for cell in [\Cell.width, \.height, \.radius, \.margin] { values.set(cell, to: theme) }
        }
        let buttons = (0..<count).map { _ in Button() }
        for button in buttons { components.add(button) }
        let rounds = max(15, 30_000 / count)
        pass = medianSeconds(of: rounds, [{ themer.theme = $0 }])[0]
        precondition(buttons.allSatisfy { $0.margin == rounds })
    }

    var text: String {
        String(
            format: "\(count) components of 4 values: switch %.0f ns each",
            pass / Double(count) * 1e9
        )
    }
}

@MainActor
private class Box { var (width, height, radius, margin) = (0, 0, 0, 0) }

private final class Button: Box {}
private final class Label: Box {}
private final class Cell: Box {}
