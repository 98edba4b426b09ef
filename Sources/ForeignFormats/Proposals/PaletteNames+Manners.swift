extension PaletteNames {
    /// The system for which most is found, with that; names of no system are asked for only where no system has any.
    func best<Name>(
        _ found: (RoleManner, _ start: String) -> [Name]
    ) -> (manner: RoleManner, found: [Name])? {
        var best: (manner: RoleManner, found: [Name])?
        for manner in MappingSet.builtIn.manners where !manner.isGeneral || best == nil {
            for start in starts(of: manner) {
                let names = found(manner, start)
                if names.count > best?.found.count ?? 0 { best = (manner, names) }
            }
        }
        return best
    }
}
