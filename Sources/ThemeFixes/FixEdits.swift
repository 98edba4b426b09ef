import SourceText
import ThemeModel

/// The changes of a fix as they stand in the files for the next one.
struct FixEdits: Sendable {
    let changes: [ValueChange]
    /// The values that aliases name in the files, by the places of those that name others now.
    private var oldNames: [SourceLocation: TokenPlace] = [:]
    private var writtenRoles: Set<TokenPlace> = []

    init(_ changes: [ValueChange]) {
        self.changes = changes
        for change in changes {
            if change.isNew { writtenRoles.insert(change.place.ofWrittenRole) }
            if let location = change.place.location, let alias = change.alias {
                oldNames[location] = alias.old
            }
        }
    }

    /// The place is that of a role which is written anew.
    func writes(_ place: TokenPlace) -> Bool { writtenRoles.contains(place) }

    /// Writes aliases over those that the files have.
    func writer(_ write: @escaping AliasWriter) -> AliasWriter {
        { place, old, new, color in
            let written = place.location.flatMap { oldNames[$0] }
            return write(place, written ?? old, new, color)
        }
    }
}
