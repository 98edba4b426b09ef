import ColorScience

/// The part of the contrast between two texts that stays, so that a step of a hierarchy goes on to be seen.
///
/// People who repair the weaker text by hand move the stronger one, too.
struct TierStep {
    /// The share of the ratio that stays.
    static let share = 0.8

    private let isLighter: Bool
    /// The ratio to keep.
    private let kept: Double

    /// Nil where any ratio is enough.
    init?(from color: OKLab, to other: OKLab) {
        isLighter = color.lightness > other.lightness
        kept = Self.ratio(of: color, on: other) * Self.share
        if kept <= 1 { return nil }
    }

    /// The price of what is lost of the step.
    func price(of color: OKLab, beside other: OKLab) -> Double {
        let ratio = Self.ratio(of: color, on: other)
        let isInOrder = isLighter == (color.lightness > other.lightness)
        let step = isInOrder ? ratio : 1 / ratio
        return step < kept ? FixPrice.tierStep * (1 - step / kept) : 0
    }

    /// The ratio of two greys of these lightnesses: the luminance of a grey is the cube.
    private static func ratio(of color: OKLab, on other: OKLab) -> Double {
        Contrast.ratio(ofLuminance: luminance(of: color), on: luminance(of: other))
    }

    private static func luminance(of grey: OKLab) -> Double {
        max(0, grey.lightness * grey.lightness * grey.lightness)
    }
}

extension TextTiers {
    /// The values next to each other in an order, or of all `isTier` on one ground by their lightness.
    func neighbours(
        _ labs: [OKLab],
        where isTier: (TokenIndex) -> Bool
    ) -> [TokenIndex: Set<TokenIndex>] {
        var neighbours: [TokenIndex: Set<TokenIndex>] = [:]
        func link(_ some: [TokenIndex], _ others: [TokenIndex]) {
            for token in some { neighbours[token, default: []].formUnion(others) }
            for token in others { neighbours[token, default: []].formUnion(some) }
        }
        for order in orders { link(order.stronger, order.weaker) }
        for group in texts.values {
            let tiers = Self.tiers(of: group.filter(isTier), labs)
            for (tier, next) in zip(tiers, tiers.dropFirst()) { link(tier, next) }
        }
        return neighbours
    }

    /// Values of about one lightness are one tier, such as an alias and what it names.
    private static func tiers(of group: Set<TokenIndex>, _ labs: [OKLab]) -> [[TokenIndex]] {
        let sorted = group.sorted { labs[$0].lightness < labs[$1].lightness }
        var tiers: [[TokenIndex]] = []
        for token in sorted {
            let start = tiers.last.map { labs[$0[0]].lightness } ?? -.infinity
            if labs[token].lightness - start > ColorKeeping.orderSlack {
                tiers.append([token])
            } else {
                tiers[tiers.count - 1].append(token)
            }
        }
        return tiers
    }
}
