/// The names that templates may ask for; `templates/README.md` says what they mean.
enum ViewName: String, CaseIterable, Sendable {
    case author, background, baselined, body, canCompare, canonical, cells, checked, color, columns, count, description,
        failed,
        family, file,
        findings
    case fixes, foreground, format, groups, hasColors, hasFailure, hasFindings, hasHeadings, hasModes, hasMorePages,
        hasPages
    case headings, help, homepage, href, id, isCompare, isContrast, isCurrent, isDefault, isEmpty, isGallery, isHeading,
        isOpen
    case isSingle, isSub, isUntitled, isWide, kind, label, level, license, lineHeight, lowestRatio, matrices, message,
        mode, modes
    case name, nextPage, nextTheme, origin, pages, pageTitle, pairs, paletteGroups, path, place, previousPage,
        previousTheme
    case property, ratio, required, roleGroups, roles, root, rows, rule, scheme, searchText, severity, side, sides,
        siteTitle, size
    case styles, swatches, switchPath, text, themeCSS, themeDescription, themeHref, themeID, themeName, themes, title
    case token, unknown, use, value, values, verdict, version, waived, waiver, warnings, weight, word
}
