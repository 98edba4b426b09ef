import Findings
import ThemeModel

/// A ground on which something may lie, with what must be so for it to be there.
struct GroundOption: Hashable {
    var facts: Facts
    var ground: PairUse.Ground
    /// The uppermost colour is a token.
    var isToken: Bool

    static func unknown(_ reason: String, _ facts: Facts = Facts()) -> GroundOption {
        GroundOption(facts: facts, ground: .unknown(reason), isToken: false)
    }
}

/// The colours that an element hands on to those in it.
struct PaintContext: Equatable {
    /// More are not told apart.
    static let limit = 8

    /// The colours of text in it.
    var texts: [PaintSetting] = []
    var grounds: [GroundOption]
    /// The factor of all opacities above, but for those above its grounds.
    var opacity = 1.0
    var size = 16.0
    var weight = 400.0
    var isExempt = false
    var isHidden = false
    /// The texts on its grounds are among the pairs.
    var isJudged = true

    /// 24 px, or 18.67 px of bold text.
    var use: ContrastUse {
        size >= 24 || size >= 18.67 && weight >= 700 ? .largeText : .text
    }
}
