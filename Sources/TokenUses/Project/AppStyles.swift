/// The rules of an app's style sheets and the elements of its markup, which say the same whatever is a token.
package struct AppStyles: Sendable {
    let sheets: [SheetRules]
    /// The rules in these that may be for elements of other sheets.
    let possibleRules: PossibleRules
    let markup: ProjectMarkup
    /// The files that use the tokens.
    let files: [StyleUses]
    /// The names of the sheets that define the tokens.
    let definingFiles: Set<String>

    /// Gathers rules and elements side by side.
    ///
    /// `definitions` are the sheets that define the tokens; `files` are those that use them.
    package init(definitions: [StyleUses], files: [StyleUses]) async {
        let defining = Set(definitions.map(\.file))
        let others = files.filter { !defining.contains($0.file) }
        let sheets = (definitions + others).map(\.rules)
        async let possibleRules = PossibleRules(sheets)
        let trees = MarkupTrees(files)
        self.init(sheets, await possibleRules, trees, files, definedIn: defining)
    }

    /// `definingFiles` are the names of the sheets that define the tokens.
    init(
        _ sheets: [SheetRules],
        files: [StyleUses] = [],
        definedIn definingFiles: Set<String> = []
    ) {
        let possibleRules = PossibleRules(sheets)
        let trees = MarkupTrees(files)
        self.init(sheets, possibleRules, trees, files, definedIn: definingFiles)
    }

    private init(
        _ sheets: [SheetRules],
        _ possibleRules: PossibleRules,
        _ trees: MarkupTrees,
        _ files: [StyleUses],
        definedIn definingFiles: Set<String>
    ) {
        self.sheets = sheets
        self.definingFiles = definingFiles
        self.possibleRules = possibleRules
        self.files = files
        let styledSheet = files.first(where: \.judgesStyles)?.file
        markup = ProjectMarkup(trees, possibleRules, styledSheet: styledSheet)
    }
}

extension StyleUses {
    /// The rules put pairs together, or there are too many to tell.
    var hasRules: Bool {
        !rules.rules.isEmpty || !rules.stated.isEmpty || rules.end != nil
    }

    fileprivate var judgesStyles: Bool { hasRules && rules.reach == .site }
}
