import ColorScience
import Findings
import ThemeModel

/// A rule of a theme's own CSS that decides what is seen, and the verdict on it.
struct PaintedRule: Sendable {
    /// Two colours that the rule brings together.
    struct Pair: Sendable {
        let names: String
        let mode: String
        let foreground: SRGB8
        let background: SRGB8
        let required: Double

        var ratio: Double { Contrast.ratio(of: foreground, on: background) }
        var passes: Bool { ratio >= required }
    }

    /// The verdict on a rule in one mode.
    enum Judgement {
        case measured([Pair])
        /// With a role that cannot be read on the rule's background, if it stands there.
        case unknown(doubt: String?)
    }

    let rule: StyleHook.Rule
    let properties: [String]
    private(set) var failing: [Pair] = []
    /// All that the rule paints was measured.
    private(set) var isJudged = true
    /// The role that may not be readable on the rule's background.
    private(set) var doubt: String?

    /// Nil for a rule that paints nothing.
    init?(
        _ rule: StyleHook.Rule,
        of theme: Theme,
        measured: [PairMeasurement],
        asked: ContrastLevel?
    ) {
        self.rule = rule
        let largeByWeight = Set(theme.modes.flatMap(\.stylesLargeByWeight))
        properties = rule.painting(largeByWeight: largeByWeight)
        if properties.isEmpty { return nil }
        for mode in theme.modes {
            let judge = PaintJudge(
                rule: rule,
                elements: StyledElements(rule.selector),
                mode: mode,
                level: theme.level(of: mode, asked: asked),
                margin: theme.contrast.margin,
                measured: measured.filter { $0.mode == mode.name }
            )
            keep(judge.judgement(of: properties))
        }
    }

    private mutating func keep(_ judgement: Judgement) {
        switch judgement {
        case .measured(let pairs):
            failing += pairs.filter { !$0.passes }
        case .unknown(let doubt):
            isJudged = false
            self.doubt = self.doubt ?? doubt
        }
    }
}

extension Mode {
    fileprivate var stylesLargeByWeight: [String] {
        let large = styles.filter { style in
            style.value.isLarge && (style.value.pixels ?? 0) < 24
        }
        return large.map(\.name)
    }
}
