import ColorScience
import Findings
import SourceText
import ThemeFixes
import ThemeModel

/// The change of a plan to one value in a file: to its colour, its alpha, or both.
struct FixProposal {
    let place: TokenPlace
    let changes: [ValueChange]

    /// An answer is not a value.
    struct Refusal: Error {
        let message: String
    }

    /// One for each value, the one that fixes most first, else in the order of the plan.
    static func all(in plan: FixPlan) -> [FixProposal] {
        let changes = Dictionary(grouping: plan.changes, by: \.place)
        var seen: Set<TokenPlace> = []
        let order = plan.changes.map(\.place).filter { seen.insert($0).inserted }
        let proposals = order.map { FixProposal(place: $0, changes: changes[$0] ?? []) }
        let counts = proposals.map(\.fixed.count)
        let sorted = proposals.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
        return sorted.map { proposals[$0] }
    }

    var name: String { place.name }
    /// The theme left the role out.
    var isNew: Bool { changes.contains(where: \.isNew) }
    var isLarge: Bool { changes.contains(where: \.isLarge) }
    var deltaE: Double { changes.map(\.deltaE).max() ?? 0 }
    var isOfAlpha: Bool { color == nil }

    /// The alias names another colour.
    var isOfAlias: Bool { color?.alias != nil }

    private var color: ValueChange? { changes.first { !$0.isOfAlpha } }
    private var alpha: ValueChange? { changes.first(where: \.isOfAlpha) }

    var hueShift: Double { color?.hueShift ?? 0 }
    var swatches: (old: SRGB8, new: SRGB8)? { color.map { ($0.old.rgb, $0.new.rgb) } }
    var old: String { text(\.old, named: \.old) }
    var new: String { text(\.new, named: \.new) }

    private func text(
        _ end: (ValueChange) -> DisplayColor,
        named name: (AliasChange) -> TokenPlace
    ) -> String {
        let parts = [
            color?.alias.map { name($0).name },
            color.map { end($0).rgb.hex },
            alpha.map { "alpha \(CSSNumber.text(of: end($0).alpha))" },
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    /// The pairs that newly pass, those closest to failing first.
    var fixed: [FixedPair] {
        var seen: Set<PairInMode> = []
        return changes.flatMap(\.fixed).filter { seen.insert($0.pair).inserted }
            .sorted { $0.before / $0.pair.required < $1.before / $1.pair.required }
    }

    var pin: FixPin {
        let target = color?.alias?.new
        return FixPin(
            color: target == nil ? color?.new.rgb : nil,
            alpha: alpha?.new.alpha,
            target: target
        )
    }

    /// Reads another value of the same kind: a CSS colour, or an alpha.
    func pin(reading text: String) throws(Refusal) -> FixPin {
        if isOfAlias {
            let help = "no keeps it, and the value that it names is changed instead."
            throw Refusal(message: "'\(name)' is an alias: \(help)")
        }
        if isOfAlpha { return FixPin(alpha: try Self.alpha(text)) }
        let color: Color
        do { color = try Color(parsing: text) } catch {
            throw Refusal(message: "'\(text.excerpt)' is no colour: \(ParsedColor.message(error))")
        }
        if color.alpha == 1 { return FixPin(color: color.mapped.rgb) }
        guard changes.contains(where: { !$0.old.isOpaque }) else {
            throw Refusal(
                message: "'\(text.excerpt)' is translucent, and the value in the file is not."
            )
        }
        return FixPin(color: color.mapped.rgb, alpha: color.mapped.alpha)
    }

    /// The grammar of an alpha is that of a colour's.
    private static func alpha(_ text: String) throws(Refusal) -> Double {
        let isNumber = text.utf8.allSatisfy { "0123456789.%".utf8.contains($0) }
        guard isNumber, let color = try? Color(parsing: "rgb(0 0 0 / \(text))") else {
            throw Refusal(message: "'\(text.excerpt)' is no alpha, such as 0.8 or 80%.")
        }
        return color.mapped.alpha
    }
}

extension UnfixedPair {
    /// A light background stays light, or a dark one dark.
    var isOfScheme: Bool { isOfLightness && pair.pair.foreground == "background" }

    /// The background stays light or dark, or a surface stays on its side of it.
    var isOfLightness: Bool { pair.pair.use == .exempt }

    var sentence: String {
        let front = pair.pair.foreground
        let ground = pair.pair.background
        let place = "(\(pair.theme), \(pair.mode))"
        if isOfScheme {
            return
                "A light background stays light, a dark one dark \(place): choose another colour."
        }
        if isOfLightness {
            return "'\(front)' stays lighter than '\(ground)', or darker, as it was \(place)"
        }
        if pair.required < 1 { return "'\(front)' and '\(ground)' are hard to tell apart \(place)" }
        return "'\(front)' on '\(ground)' has \(Contrast.display(measured)):1, below "
            + "\(CSSNumber.text(of: pair.required)):1 \(place)"
    }
}
