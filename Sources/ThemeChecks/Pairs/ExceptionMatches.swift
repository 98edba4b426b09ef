import Findings
import SourceText
import ThemeModel

/// The exceptions of pairs in one mode: each is read once, and each name is compared with it once.
///
/// Their names have the meaning of those in pairs: `*`, captures, and dots for the paths of a file.
struct ExceptionMatches {
    private enum Pattern {
        case color(NameTemplate)
        case pair(PairPattern)
    }

    private struct Side: Hashable {
        let name: String
        let isForeground: Bool
    }

    /// The exceptions that a name of a colour fits, by their indices, each with the texts of its captures.
    private typealias Fits = [Int: Set<[String: String]>]

    private let mode: Mode
    private let patterns: [Pattern]
    private var budget = NameTemplate.Budget(steps: PairMatches.stepLimit)
    private var firstOfColors: [String: Int?] = [:]
    private var fitsOfSides: [Side: Fits] = [:]
    /// The templates that some colour has as they are, which then stand for no other spelling.
    private var literal: [NameTemplate: Bool] = [:]

    init(_ exceptions: [PairException], in mode: Mode) {
        self.mode = mode
        patterns = exceptions.map { exception in
            if let pair = PairName(phrase: exception.name) { return .pair(PairPattern(pair)) }
            // A colour alone has no other side to share a capture with.
            let alone = PairPattern(PairName(exception.name, on: ""))
            return .color(alone.foreground)
        }
    }

    var isEmpty: Bool { patterns.isEmpty }

    /// The index of the first exception that names a pair, or one of its colours.
    mutating func first(covering pair: PairName) -> Int? {
        if isEmpty { return nil }
        let ofColors = [
            firstException(of: pair.foreground), firstException(of: pair.background),
        ]
        let ofPairs = firstException(ofBoth: pair)
        return (ofColors + [ofPairs]).compactMap(\.self).min()
    }
}

// MARK: - Matching

extension ExceptionMatches {
    private mutating func firstException(of name: String) -> Int? {
        if let known = firstOfColors[name] { return known }
        var first: Int?
        for (index, pattern) in patterns.enumerated() {
            guard case .color(let template) = pattern else { continue }
            if !texts(template, name).isEmpty {
                first = index
                break
            }
        }
        firstOfColors[name] = .some(first)
        return first
    }

    private mutating func firstException(ofBoth pair: PairName) -> Int? {
        let fronts = fits(Side(name: pair.foreground, isForeground: true))
        if fronts.isEmpty { return nil }
        let backs = fits(Side(name: pair.background, isForeground: false))
        let both = fronts.filter { index, texts in
            backs[index].map { !$0.isDisjoint(with: texts) } ?? false
        }
        return both.keys.min()
    }

    private mutating func fits(_ side: Side) -> Fits {
        if let known = fitsOfSides[side] { return known }
        var fits: Fits = [:]
        for (index, pattern) in patterns.enumerated() {
            guard case .pair(let pair) = pattern else { continue }
            let template = side.isForeground ? pair.foreground : pair.background
            let texts = texts(template, side.name)
            if !texts.isEmpty { fits[index] = texts }
        }
        fitsOfSides[side] = fits
        return fits
    }

    /// The texts of the captures with which a template stands for a name; none where it does not.
    private mutating func texts(
        _ template: NameTemplate,
        _ name: String
    ) -> Set<[String: String]> {
        let direct = template.texts(in: name, within: &budget)
        guard direct.isEmpty else { return direct }
        if let short = template.withoutColorWord, !isLiteral(template) {
            return texts(short, name)
        }
        guard let role = template.ofRole, let property = template.ofProperty else { return [] }
        if mode.colors[name]?.origin == .declared {
            // `border.default` is the role 'border'.
            let texts = [name, "\(name)-default"].map { role.texts(in: $0, within: &budget) }
            let ofRole = texts[0].union(texts[1])
            if !ofRole.isEmpty { return ofRole }
        }
        return isLiteral(template) ? [] : property.texts(in: name, within: &budget)
    }

    /// Some colour of the mode has the template's name with its dots and all of its words.
    private mutating func isLiteral(_ template: NameTemplate) -> Bool {
        if let known = literal[template] { return known }
        let gradients = mode.gradientNames
        let names = mode.colors.names + mode.palette.names + gradients.roles + gradients.palette
        var isLiteral = false
        for name in names where !isLiteral {
            isLiteral = !template.texts(in: name, within: &budget).isEmpty
        }
        literal[template] = isLiteral
        return isLiteral
    }
}
