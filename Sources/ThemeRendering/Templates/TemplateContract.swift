/// The names that a template may use: values, and groups of names for sections.
///
/// A group may be a list, an optional thing or a flag's block: Mustache sections treat all three alike.
struct TemplateShape: Sendable {
    /// Each name's group; nil for a value.
    private(set) var members: [ViewName: TemplateShape?] = [:]
    /// Names from further out that are not known yet when this group is shown.
    private(set) var hidden: Set<ViewName> = []

    init(_ values: [ViewName], _ groups: [ViewName: TemplateShape] = [:]) {
        for value in values { members[value] = .some(nil) }
        for (name, group) in groups { members[name] = group }
    }

    func adding(_ other: TemplateShape) -> TemplateShape {
        var result = self
        result.members.merge(other.members) { $1 }
        return result
    }

    func hiding(_ names: Set<ViewName>) -> TemplateShape {
        var result = self
        result.hidden = names
        return result
    }
}

/// The names that each page template may ask for; `templates/README.md` explains them.
enum TemplateContract {
    // Every other template is a partial and is checked where it is included.
    static let pages: [SitePage: TemplateShape] = [
        .gallery: frame.adding(gallery),
        .theme: frame.adding(themed).adding(theme),
        .tokens: frame.adding(tokens),
        .page: frame.adding(themed).adding(page),
        .contrast: frame.adding(contrast),
        .compare: frame.adding(compare),
        .changes: frame.adding(changes),
        .decide: frame.adding(TemplateShape([], [.pages: TemplateShape([.path, .title])])),
    ]

    private static let frame = TemplateShape([
        .canonical, .image, .root, .title, .siteTitle, .description, .version, .isGallery,
        .isContrast,
        .isCompare, .canCompare, .isDecide, .isChanges, .hasChanges,
    ])

    private static let link = TemplateShape([.href, .name])

    private static let themed = TemplateShape(
        [.themeID, .themeName, .themeHref, .themeCSS, .switchPath, .hasModes, .prefix],
        [
            .modes: TemplateShape([.name]),
            .previousTheme: link,
            .nextTheme: link,
            .pages: TemplateShape([.href, .title, .isCurrent]),
            .navigation: TemplateShape([
                .href, .title, .isCurrent, .isPage, .isDraft, .isSection, .isOpen, .isSeparated,
                .isEnd,
            ]),
        ]
    )

    private static let verdict = TemplateShape([
        .kind, .label, .colorGap, .checked, .failed, .waived, .unknown, .warnings, .baselined,
    ])

    private static let verdictCell = TemplateShape([
        .kind, .word, .ratio, .foreground, .background, .required,
    ])

    private static let heatCell = verdictCell.adding(
        TemplateShape(
            [.isEmpty, .level, .isPass, .nearest, .hasOwnForeground, .hasOwnBackground],
            [.after: TemplateShape([.foreground, .background])]
        )
    )

    private static let theme = TemplateShape(
        [
            .themeDescription, .author, .license, .homepage, .format, .file, .fixYAML, .hasFindings,
            .hasPalette,
            .hasPages, .hasGrounds, .hasCurves, .findingCount, .pageCount, .paletteCount,
            .roleCount, .tokensHref,
        ],
        [
            .facts: TemplateShape([.name, .value]),
            .grounds: TemplateShape([.name, .token, .isDefault]),
            .verdict: verdict,
            .paletteGroups: TemplateShape(
                [.name, .longest],
                [
                    .swatches: TemplateShape([
                        .name, .href, .color, .value, .oklch, .property, .isWide, .isUnused, .plane,
                        .wheel,
                    ]),
                    .curves: TemplateShape([.width, .lightness, .chroma, .hue]),
                ]
            ),
            .roleGroups: TemplateShape(
                [.name],
                [
                    .roles: TemplateShape(
                        [.name, .href, .property, .origin],
                        [.values: TemplateShape([.mode, .color, .value, .oklch, .alias])]
                    )
                ]
            ),
            .styles: TemplateShape([
                .name, .property, .family, .size, .weight, .lineHeight, .isHeading, .isStretched,
                .isSpaced,
                .hasFeatures, .sample,
            ]),
            .matrices: TemplateShape(
                [.mode, .level, .isDefault],
                [
                    .groups: TemplateShape(
                        [.name, .hasColors],
                        [
                            .columns: TemplateShape([.name, .number, .background]),
                            .rows: TemplateShape(
                                [.name, .href, .use, .isGraphic, .foreground, .background],
                                [.cells: heatCell]
                            ),
                        ]
                    )
                ]
            ),
            .causes: TemplateShape(
                [.severity, .rule, .token, .written, .color, .place, .waiver, .help, .conflict],
                [
                    .fix: TemplateShape(
                        [.value, .color, .mended, .count],
                        [.companions: TemplateShape([.token, .value, .color])]
                    ),
                    .findings: TemplateShape([
                        .message, .mode, .pair, .isGraphic, .ratio, .after, .required, .foreground,
                        .background,
                    ]),
                ]
            ),
            .downloadGroups: TemplateShape(
                [.name],
                [
                    .downloads: TemplateShape(
                        [.title, .line],
                        [.files: TemplateShape([.name, .href, .size, .message])]
                    )
                ]
            ),
        ]
    )

    /// Rows, and the number of those that are left out.
    private static func listed(_ row: TemplateShape) -> TemplateShape {
        TemplateShape([.more], [.rows: row])
    }

    private static let tokens = TemplateShape(
        [.themeName, .themeHref, .count, .hasMorePages],
        [
            .modes: TemplateShape([.name]),
            .pages: TemplateShape([.href, .title, .isCurrent]),
            .tokens: TemplateShape(
                [.id, .name, .kind, .property, .isUnused],
                [
                    .values: TemplateShape(
                        [.mode, .color, .value, .origin, .place],
                        [.sources: link]
                    ),
                    .users: listed(link),
                    .uses: listed(TemplateShape([.place])),
                    .unjudged: listed(TemplateShape([.place, .text])),
                    .pairs: listed(
                        TemplateShape(
                            [.name, .use],
                            [.cells: verdictCell.adding(TemplateShape([.isEmpty, .isPass]))]
                        )
                    ),
                    .copies: listed(TemplateShape([.mode, .place, .value, .kind, .word])),
                ]
            ),
        ]
    )

    private static let page = TemplateShape(
        [.body, .pageTitle, .isUntitled, .hasHeadings, .hasMorePages],
        [
            .headings: TemplateShape([.id, .text, .isSub]),
            .previousPage: TemplateShape([.href, .title]),
            .nextPage: TemplateShape([.href, .title]),
        ]
    )

    private static let reached = TemplateShape([.kind, .label])

    private static let summary = TemplateShape(
        [.id, .name, .distinction, .href, .lowestRatio, .searchText],
        [.verdict: verdict, .level: reached]
    )

    private static let gallery = TemplateShape(
        [.count, .isSingle],
        [
            .themes: summary.adding(
                TemplateShape(
                    [.description, .scheme, .format, .textRatio, .colors, .tags],
                    [.modes: TemplateShape([.name, .scheme, .foreground, .background])]
                )
            ).hiding([.themes, .count])
        ]
    )

    private static let compare = TemplateShape(
        [],
        [
            .themes: TemplateShape([.id, .name, .distinction, .href]),
            .pages: TemplateShape([.path, .title]),
            .sides: TemplateShape([.side, .label, .name, .href]),
        ]
    )

    private static let comparedRatio = TemplateShape([.ratio, .hasColors, .foreground, .background])

    private static let comparedValue = TemplateShape([.value, .color])

    private static let changedRows: [ViewName: TemplateShape] = [
        .pairs: TemplateShape(
            [.kind, .label, .name, .mode, .required, .fix],
            [.old: comparedRatio, .new: comparedRatio]
        ),
        .tokens: TemplateShape(
            [.name, .mode, .deltaE],
            [.old: comparedValue, .new: comparedValue]
        ),
    ]

    private static let changedFinding = TemplateShape([.severity, .message, .mode, .place, .help])

    private static let changes = TemplateShape(
        [.since, .extent, .label, .kind, .more, .otherFindings],
        [
            .findings: changedFinding,
            .themes: TemplateShape(
                [
                    .id, .name, .kind, .mode, .hasBoth, .before, .after, .href, .otherFindings,
                    .otherPairs,
                    .otherTokens,
                ],
                [
                    .findings: changedFinding,
                    .modes: TemplateShape([.name]), .level: reached, .oldLevel: reached,
                    .verdict: verdict,
                    .rest: TemplateShape([.label], changedRows),
                ]
            ).adding(TemplateShape([], changedRows)),
        ]
    )

    private static let totals: [ViewName] = [
        .pairs, .checked, .failed, .waived, .unknown, .baselined,
    ]

    private static let contrast = TemplateShape(
        totals,
        [
            .themes: summary.adding(
                TemplateShape(
                    [.hasFailure],
                    [.worst: verdictCell.adding(TemplateShape([.name, .href, .mode]))]
                )
            ).hiding(Set([.themes] + totals))
        ]
    )
}
