import Findings
import ThemeModel

/// A ground on which something may lie, with what must be so for it to be there.
struct GroundOption: Hashable {
    var facts: Facts
    var ground: PairUse.Ground
    /// The uppermost colour is a token.
    var isToken: Bool

    /// Nothing in the file is beneath it.
    static let open = GroundOption(facts: Facts(), ground: .open([]), isToken: false)

    static func unknown(_ reason: UnjudgedReason, _ facts: Facts = Facts()) -> GroundOption {
        GroundOption(facts: facts, ground: .unknown(reason), isToken: false)
    }
}

/// The colours that an element hands on to those in it.
struct PaintContext: Equatable {
    /// More are not told apart.
    static let limit = 8

    /// The context of a file.
    static let usual = PaintContext(grounds: [.open])

    /// The colours of text in it.
    var texts: [PaintSetting] = []
    var grounds: [GroundOption]
    /// The conditions under which an opacity or a filter changes all in it.
    var fadings: [GroundOption] = []
    /// The classes of elements around that paint those in it.
    var inner: [InnerPaint] = []
    /// The factor of all opacities above, but for those above its grounds.
    var opacity = 1.0
    var size = 16.0
    var weight = 400.0
    /// The factor of all scales around.
    var scale = 1.0
    var isExempt = false
    var isHidden = false
    /// The reason that no colour in it is known.
    var doubt: UnjudgedReason?
    /// The innermost of the ``PaintAreas`` around.
    var area = PaintAreas.file
    /// The texts on its grounds are among the pairs.
    var isJudged = true

    var use: ContrastUse { ContrastUse.text(size: size * scale, weight: weight) }

    /// The context in a branch of a condition, without what is there in another one alone.
    func narrowed(to facts: Facts) -> PaintContext {
        var context = self
        context.texts.removeAll { $0.facts.union(facts) == nil }
        context.fadings.removeAll { $0.facts.union(facts) == nil }
        let open = grounds.filter { $0.facts.union(facts) != nil }
        context.grounds = open.filter { option in
            // A ground that is always there in the branch lies on those that are there without it.
            !open.contains { other in
                other.facts != option.facts && other.facts.isSubset(of: facts)
                    && option.facts.isSubset(of: other.facts)
            }
        }
        return context
    }
}
