public import ColorScience
public import ThemeChecks
public import ThemeModel

/// Finds the changes with which every pair of themes passes and that keep most of the themes' character.
///
/// It changes values where they are written, for every theme and mode that uses them. A plan makes no passing pair
/// fail, and no failing pair worse.
public struct ThemeFixer: Sendable {
    private let checker: ThemeChecker
    private let options: FixOptions
    private let isTarget: @Sendable (Theme) -> Bool
    private let isFree: @Sendable (TokenPlace) -> Bool
    private let canAdd: @Sendable (TokenPlace) -> Bool
    private let writableColors: @Sendable (TokenPlace) -> (@Sendable (SRGB8) -> Bool)?
    private let alias: AliasWriter?

    /// Fixes what `checker` finds in the themes that `isTarget` names, and changes only the values at places that are free.
    ///
    /// `canAdd` is true where a role that a theme leaves out can be written after the value at a place, and
    /// `writableColors` has the colours that the notation at a place can say; nil for all of sRGB. `alias` writes aliases that
    /// name another colour; without it they stay.
    public init(
        checker: ThemeChecker,
        options: FixOptions = FixOptions(),
        isTarget: @escaping @Sendable (Theme) -> Bool = { _ in true },
        isFree: @escaping @Sendable (TokenPlace) -> Bool = { _ in true },
        canAdd: @escaping @Sendable (TokenPlace) -> Bool = { _ in false },
        writableColors: @escaping @Sendable (TokenPlace) -> (@Sendable (SRGB8) -> Bool)? = { _ in
            nil
        },
        alias: AliasWriter? = nil
    ) {
        self.checker = checker
        self.options = options
        self.isTarget = isTarget
        self.isFree = isFree
        self.canAdd = canAdd
        self.writableColors = writableColors
        self.alias = alias
    }

    /// The changes for themes that depend on the same values, such as a theme and those that extend it.
    ///
    /// Complexity: O(values × pairs of a value) for each of a few rounds.
    public func plan(for themes: [Theme]) -> FixPlan {
        var sequence = FixSequence(PlanSearch(problem(of: themes), options))
        while sequence.isOpen {
            let edits = FixEdits(sequence.changes)
            let changed = themes.map { $0.changed(by: edits.changes, writesRoles: true) }
            let next = PlanSearch(problem(of: changed, after: edits), options.afterDecisions)
            sequence.append(next, after: edits)
        }
        return sequence.plan
    }

    /// The problem of themes as they are after some edits of their files.
    private func problem(
        of themes: [Theme],
        after edits: FixEdits = FixEdits([])
    ) -> FixProblem {
        let options = options
        let isFree = isFree
        let permissions = ProblemCompiler.Permissions(
            isOpen: { place in
                let first = edits.role(writtenAt: place) ?? place
                return !options.isClosed && options.pinned[first] == nil
            },
            isFree: { edits.role(writtenAt: $0) != nil || isFree($0) },
            canAdd: canAdd,
            writableColors: writableColors,
            alias: options.changesAliases ? alias.map(edits.writer) : nil
        )
        return FixProblem(
            ProblemCompiler(
                themes,
                checker: checker,
                isTarget: isTarget,
                permissions: permissions
            )
        )
    }
}
