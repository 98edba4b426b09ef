/// The values that a template shows, by name.
///
/// An array, not a dictionary: views have about ten names, and there are hundreds of them on a page.
struct View: Sendable, ExpressibleByDictionaryLiteral {
    private(set) var members: [(ViewName, ViewValue)]

    init(dictionaryLiteral members: (ViewName, ViewValue)...) { self.members = members }

    /// The names of two views that share none.
    static func + (view: View, more: View) -> View {
        var sum = view
        sum.members += more.members
        return sum
    }

    subscript(name: ViewName) -> ViewValue? {
        get {
            for index in members.indices where members[index].0 == name { return members[index].1 }
            return nil
        }
        set {
            members.removeAll { $0.0 == name }
            if let newValue { members.append((name, newValue)) }
        }
    }
}

enum ViewValue: Sendable {
    /// A section shows a text once, even when it is empty.
    case text(String)
    /// Whether a section is shown.
    case flag(Bool)
    /// Names that a section adds.
    case group(View)
    /// A section is shown for each of these views.
    case list([View])
    /// A list that many pages share: `isCurrent` is true for the view at one index, if any.
    case choice([View], current: Int?)

    /// A text that a section shows only where it is not empty.
    ///
    /// A name that is missing would be looked up further out, so an empty text becomes `false`.
    static func text(ifAny text: String?) -> ViewValue {
        guard let text, !text.isEmpty else { return .flag(false) }
        return .text(text)
    }

    static func number(_ number: Int) -> ViewValue { .text(String(number)) }

    var isShown: Bool {
        switch self {
        case .flag(let isShown): isShown
        case .list(let views), .choice(let views, _): !views.isEmpty
        case .text, .group: true
        }
    }
}

/// The names that templates may ask for; `templates/README.md` says what they mean.
enum ViewName: String, CaseIterable, Sendable {
    case after, alias, author, background, baselined, before, body, canCompare, canonical, causes,
        cells, checked
    case chroma, color, colors, columns, companions, conflict, count, curves, deltaE, description,
        distinction
    case downloadGroups, downloads, extent, facts, failed, family, file, files, findingCount,
        findings, fix, fixYAML
    case foreground, format, grounds, groups, hasBoth, hasChanges, hasColors, hasCurves, hasFailure,
        hasFeatures
    case hasFindings, hasGrounds, hasHeadings, hasModes, hasMorePages, hasOwnBackground,
        hasOwnForeground, hasPages
    case hasPalette, headings, help, homepage, href, hue, id, image, isChanges, isCompare,
        isContrast, isCurrent
    case isDecide, isDefault, isDraft, isEmpty, isEnd, isGallery, isGraphic, isHeading, isOpen,
        isPage, isPass
    case isSection, isSeparated, isSingle, isSpaced, isStretched, isSub, isUntitled, isUnused,
        isWide, kind, label
    case level, license, lightness, line, lineHeight, longest, lowestRatio, matrices, mended,
        message, mode, modes
    case more, name, navigation, nearest, new, nextPage, nextTheme, number, oklch, old, oldLevel,
        origin
    case otherFindings, otherPairs, otherTokens, pageCount, pages, pageTitle, pair, pairs,
        paletteCount, paletteGroups
    case path, place, plane, prefix, previousPage, previousTheme, property, ratio, required, rest,
        roleCount
    case roleGroups, roles, root, rows, rule, sample, scheme, searchText, severity, side, sides,
        since, siteTitle
    case size, styles, swatches, switchPath, tags, text, textRatio, themeCSS, themeDescription,
        themeHref, themeID
    case themeName, themes, title, token, tokens, unknown, use, value, values, verdict, version,
        waived, waiver
    case warnings, weight, wheel, width, word, worst, written
    /// The text that a section shows: `{{.}}`.
    case dot = "."
}
