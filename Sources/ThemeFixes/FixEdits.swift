import SourceText
import ThemeModel

/// The changes of a fix as they stand in the files for the next one.
struct FixEdits: Sendable {
    let changes: [ValueChange]
    /// The values that aliases name in the files, by the places of those that name others now.
    private var oldNames: [SourceLocation: TokenPlace] = [:]
    /// The places of roles before they were written, by those that they have now.
    private var roles: [TokenPlace: TokenPlace] = [:]

    init(_ changes: [ValueChange]) {
        self.changes = changes
        for (change, place) in changes.writtenRoles {
            roles[place] = change.place
        }
        for change in changes {
            if let location = change.place.location, let alias = change.alias {
                oldNames[location] = alias.old
            }
        }
    }

    /// The place of a role before it was written; nil for any other value.
    func role(writtenAt place: TokenPlace) -> TokenPlace? { roles[place] }

    /// Writes aliases over those that the files have.
    func writer(_ write: @escaping AliasWriter) -> AliasWriter {
        { place, old, new, color in
            let written = place.location.flatMap { oldNames[$0] }
            return write(place, written ?? old, new, color)
        }
    }
}
