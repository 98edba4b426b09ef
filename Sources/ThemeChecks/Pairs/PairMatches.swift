import Findings
import SourceText
import ThemeModel

/// The pairs of a mode that a required pair stands for, made one by one: `* on *` of 10,000 roles is 100 million pairs.
///
/// Of a name with `*` in front, grounds, what is exempt, and `on-primary` on anything but `primary` are left out; of one
/// after it, what nothing is drawn on. Pairs of these are possible, but have to be named, by captures or in full.
struct PairMatches {
    private typealias Match = (name: String, texts: [String: String])

    /// A pattern that needs more steps in a mode is refused: captures fit a long name in very many ways.
    static let stepLimit = 2_000_000

    private let theme: Theme
    private let mode: Mode
    private let pair: RequiredPair
    private let pattern: PairPattern
    private var budget = NameTemplate.Budget(steps: stepLimit)
    private var exceptions: ExceptionMatches
    private var knownBackgrounds: [NameTemplate: [String]] = [:]
    /// The exceptions that left out a pair, by their indices.
    private(set) var usedExceptions: Set<Int> = []

    init(of pair: RequiredPair, in mode: Mode, of theme: Theme) {
        self.theme = theme
        self.mode = mode
        self.pair = pair
        pattern = PairPattern(mode.known(pair.name))
        exceptions = ExceptionMatches(pair.exceptions, in: mode)
    }

    /// The pattern was refused, so pairs are missing.
    var isSpent: Bool { budget.isSpent }

    /// The pairs of a mode that a required pair stands for.
    enum Extent {
        case nothing
        /// The pair has an exception for each.
        case exceptions
        case some
    }

    static func extent(of pair: RequiredPair, in mode: Mode, of theme: Theme) -> Extent {
        var matches = PairMatches(of: pair, in: mode, of: theme)
        var extent = Extent.nothing
        matches.forEach { _ in
            extent = .some
            return false
        }
        if extent == .some { return .some }
        return matches.usedExceptions.isEmpty ? .nothing : .exceptions
    }

    /// Hands over each pair once, until `take` returns false.
    mutating func forEach(_ take: (PairName) -> Bool) {
        guard pattern.isPattern else {
            let name = mode.known(pair.name)
            if !isExcepted(name) { _ = take(name) }
            return
        }
        let back = pattern.background
        let isTied = !back.isOpen && !back.captures.isEmpty
        let mayRepeat = !pattern.foreground.captures.isEmpty || !back.captures.isEmpty
        var seen: Set<PairName> = []
        for front in matches(of: pattern.foreground, where: mode.isForeground) {
            let fills = isTied ? nil : mode.fills(of: front.name)
            for background in backgrounds(back.filled(with: front.texts)) {
                budget.steps -= 1
                if isSpent { return }
                if background == front.name { continue }
                if let fills, !fills.contains(background) { continue }
                let ground = pattern.ground(background)
                let name = PairName(front.name, on: ground, use: pair.name.use)
                if isExcepted(name) { continue }
                if mayRepeat, !seen.insert(name).inserted { continue }
                if !take(name) { return }
            }
        }
    }

    private mutating func backgrounds(_ template: NameTemplate) -> [String] {
        if let known = knownBackgrounds[template] { return known }
        var names = matches(of: template, where: mode.isGround).map(\.name)
        if !mode.gradients.isEmpty, template.isPattern {
            names += gradients(template, besides: names)
        }
        knownBackgrounds[template] = names
        return names
    }

    /// The gradients that a template stands for: those of the palette only where no role has such a name.
    private mutating func gradients(
        _ template: NameTemplate,
        besides colors: [String]
    ) -> [String] {
        let all = mode.gradientNames
        var matches: [Match] = []
        let hasRole = colors.contains { mode.colors[$0] != nil }
        let names = hasRole ? all.roles : all.roles + all.palette
        for name in names {
            add(name, as: name, template, to: &matches)
        }
        if matches.isEmpty, colors.isEmpty, let property = template.ofProperty {
            for name in names {
                add(name, as: name, property, to: &matches)
            }
        }
        return matches.map(\.name)
    }

    /// The colours that a template stands for; those of a `*` only where they are meant.
    ///
    /// Palette colours only where no role has such a name: `*` is all roles. In a file with names of its own, some colours
    /// are roles by their names, so there `text-*` is all of both, and what the file leaves out is meant only where nothing
    /// else is.
    private mutating func matches(
        of template: NameTemplate,
        where isMeant: (String) -> Bool
    ) -> [Match] {
        guard template.isPattern else { return literal(template) }
        var matches: [Match] = []
        let theme = theme
        addRoles(template, to: &matches, where: theme.writes)
        if matches.isEmpty || theme.hasOwnNames && !template.isAnything {
            addPalette(template, to: &matches)
        }
        if matches.isEmpty, let property = template.ofProperty {
            for color in mode.palette.names {
                add(color, as: color, property, to: &matches)
            }
        }
        if matches.isEmpty, let short = template.withoutColorWord {
            addRoles(short, to: &matches, where: theme.writes)
            addPalette(short, to: &matches)
        }
        if matches.isEmpty, theme.hasOwnNames {
            addRoles(template, to: &matches) { _ in true }
        }
        return template.isOpen ? matches.filter { isMeant($0.name) } : matches
    }

    private mutating func addRoles(
        _ template: NameTemplate,
        to matches: inout [Match],
        where counts: (ThemeColor) -> Bool
    ) {
        for (role, color) in mode.colors where counts(color) {
            add(role, as: role, template, to: &matches)
        }
    }

    /// Adds the colours of the palette that are no role among the matches, and the roles that the file has by a path.
    private mutating func addPalette(_ template: NameTemplate, to matches: inout [Match]) {
        let known = Set(matches.map { mode.writtenName(of: $0.name) })
        for color in mode.palette.names where !known.contains(color) {
            add(color, as: color, template, to: &matches)
        }
        addRolesByPath(template, to: &matches)
    }

    /// A name without a pattern; that of a capture's text only where there is such a colour.
    private func literal(_ template: NameTemplate) -> [Match] {
        let name = mode.known(template.source)
        let isWritten = [pattern.foreground, pattern.background].contains(template)
        return isWritten || mode.has(name) ? [(name, [:])] : []
    }

    /// The roles that paths of the file became, unless they are palette colours that the template stands for anyway.
    private mutating func addRolesByPath(_ template: NameTemplate, to matches: inout [Match]) {
        guard let template = template.ofRole else { return }
        let colors = Set(matches.map { "palette.\($0.name)" })
        for role in mode.declaredRoles {
            if let path = mode.colors[role]?.alias?.path, colors.contains(path) { continue }
            // `border.default` is the role 'border'.
            for path in [role, "\(role)-default"] {
                add(role, as: path, template, to: &matches)
            }
        }
    }

    private mutating func add(
        _ name: String,
        as path: String,
        _ template: NameTemplate,
        to matches: inout [Match]
    ) {
        if isSpent { return }
        for texts in template.texts(in: path, within: &budget) {
            matches.append((name, texts))
        }
    }

    private mutating func isExcepted(_ name: PairName) -> Bool {
        guard let exception = exceptions.first(covering: name) ?? exceptionByWrittenName(name)
        else { return false }
        usedExceptions.insert(exception)
        return true
    }

    /// The exception that names the colours as the file does, where they are roles by another name.
    private mutating func exceptionByWrittenName(_ name: PairName) -> Int? {
        guard theme.hasOwnNames else { return nil }
        let written = PairName(
            mode.writtenName(of: name.foreground),
            on: mode.writtenName(of: name.background),
            use: name.use
        )
        return written == name ? nil : exceptions.first(covering: written)
    }
}
