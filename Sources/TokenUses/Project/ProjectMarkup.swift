/// The elements of all markup, as the sheets of a project see them.
struct ProjectMarkup: Sendable {
    private let trees: MarkupTrees
    /// The elements of all files.
    private let site: MarkupIndex?
    private let rules: PossibleRules
    /// The sheet that judges elements of any file with a style of their own; each other one would say the same.
    private let styledSheet: String?

    init(_ trees: MarkupTrees, _ rules: PossibleRules, styledSheet: String?) {
        self.trees = trees
        self.rules = rules
        self.styledSheet = styledSheet
        site = trees.all.map { MarkupIndex($0, rules) }
    }

    /// The elements of one file; nil for one without markup.
    func tree(of file: String) -> MarkupTree? { trees.byFile[file] }

    /// The elements that the rules of a sheet may be for; nil for none.
    func index(for sheet: SheetRules) -> MarkupIndex? {
        switch sheet.reach {
        case .site, .module: site
        case .page, .component: tree(of: sheet.file).map { MarkupIndex($0, rules) }
        }
    }

    /// The sheet judges elements that have nothing but a style of their own.
    func judgesStyles(in sheet: SheetRules) -> Bool {
        switch sheet.reach {
        case .site, .module: sheet.file == styledSheet
        case .page, .component: true
        }
    }
}
