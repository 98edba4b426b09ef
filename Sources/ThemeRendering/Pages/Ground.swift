import Findings
import ThemeModel

/// A background on which `check` judges components, and on which a theme's page shows them.
struct Ground {
    let name: String
    /// The token of its colour, such as `surface` or `card-hover-background`.
    let token: String

    private static let page = [
        Ground(name: "Background", token: "background"),
        Ground(name: "Surface", token: "surface"),
        Ground(name: "Raised", token: "surface-raised"),
    ]
    private static let frames = [
        Ground(name: "Card", token: "card-background"),
        Ground(name: "Card, hovered", token: "card-hover-background"),
        Ground(name: "Row", token: "cell-background"),
        Ground(name: "Row, hovered", token: "cell-hover-background"),
    ]
    private static let selected = Ground(name: "Row, selected", token: "cell-selected-background")

    /// The grounds of a theme, its background first; none where there is no other one.
    static func all(of judged: JudgedTheme) -> [Ground] {
        let pairs = judged.report.pairs.map(\.pair)
        // Controls have edges to be told by on every ground of its own colour.
        let edged = Set(pairs.filter { $0.use == .nonText }.map(\.background))
        let filled = Set(pairs.map(\.background))
        var grounds = (page + frames).filter { ground in
            edged.contains(ground.token) && ground.differs(in: judged.theme)
        }
        if filled.contains(selected.token) { grounds.append(selected) }
        grounds.insert(page[0], at: 0)
        return grounds.count > 1 ? grounds : []
    }

    /// The ground has another colour than the page in some mode.
    private func differs(in theme: Theme) -> Bool {
        theme.modes.contains { mode in
            let page = mode.color(named: "background")
            return mode.color(named: token)?.display != page?.display
        }
    }

    var view: View {
        [
            .name: .text(name),
            .token: .text(token),
            .isDefault: .flag(token == Self.page[0].token),
        ]
    }
}
