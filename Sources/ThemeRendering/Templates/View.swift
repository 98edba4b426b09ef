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
            for index in members.indices where members[index].0 == name {
                return members[index].1
            }
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
    /// A section is shown or not.
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

/// The names that templates may ask for; `templates/README.md` explains them.
enum ViewName: String, CaseIterable, Sendable {
    case after, alias, author, background, baselined, before
    case body, canCompare, canonical, causes, cells, checked
    case chroma, color, colorGap, colors, columns, companions, conflict, copies
    case count, curves, deltaE, description, distinction
    case downloadGroups, downloads, extent, facts, failed, family
    case file, files, findingCount, findings, fix, fixYAML
    case foreground, format, grounds, groups, hasBoth, hasChanges
    case hasColors, hasCurves, hasFailure, hasFeatures
    case hasFindings, hasGrounds, hasHeadings, hasModes
    case hasMorePages, hasOwnBackground, hasOwnForeground
    case hasPages, hasPalette, headings, help, homepage, href
    case hue, id, image, isChanges, isCompare, isContrast
    case isCurrent, isDecide, isDefault, isDraft, isEmpty, isEnd
    case isGallery, isGraphic, isHeading, isOpen, isPage, isPass
    case isSection, isSeparated, isSingle, isSpaced, isStretched
    case isSub, isUntitled, isUnused, isWide, kind, label, level
    case license, lightness, line, lineHeight, longest
    case lowestRatio, matrices, mended, message, mode, modes
    case more, name, navigation, nearest, new, nextPage
    case nextTheme, number, oklch, old, oldLevel, origin
    case otherFindings, otherPairs, otherTokens, pageCount, pages
    case pageTitle, pair, pairs, paletteCount, paletteGroups
    case path, place, plane, prefix, previousPage, previousTheme
    case property, ratio, required, rest, roleCount, roleGroups
    case roles, root, rows, rule, sample, scheme, searchText
    case severity, side, sides, since, siteTitle, size, sources, styles
    case swatches, switchPath, tags, text, textRatio, themeCSS
    case themeDescription, themeHref, themeID, themeName, themes
    case title, token, tokens, tokensHref, unjudged, unknown, use, users, uses
    case value, values
    case verdict, version, waived, waiver, warnings, weight
    case wheel, width, word, worst, written
    /// The text that a section shows: `{{.}}`.
    case dot = "."
}
