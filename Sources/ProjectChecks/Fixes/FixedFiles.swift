import ColorScience
package import ForeignFormats
package import Projects
import SourceText
package import ThemeFixes
import ThemeFormats
import ThemeModel

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension ChangedThemeFile {
    /// Theme files with changed values; throws for one in which a value cannot be written.
    ///
    /// `text` returns the text of a file by its name in findings.
    package static func all(
        with changes: [ValueChange],
        in files: [String: Data],
        _ text: (_ label: String) -> ThemeText?
    ) throws(FixingError) -> [Self] {
        let isPlaced = changes.allSatisfy { $0.place.location != nil }
        guard isPlaced else { throw .unverified("") }
        let edits = changes.flatMap { change in
            [change.valueEdit].compactMap(\.self) + change.editsOfCopies
        }
        let byFile = Dictionary(grouping: edits, by: \.location.file)
        var changed: [Self] = []
        for (label, edits) in byFile.sorted(by: { $0.key < $1.key }) {
            guard let before = files[label], let edited = text(label)?.replacing(edits) else {
                throw .unverified(label)
            }
            changed.append(
                Self(
                    label: label,
                    before: before,
                    after: edited.bytes,
                    replacements: edited.replacements
                )
            )
        }
        return changed
    }
}

extension ValueChange {
    var valueEdit: ValueEdit? {
        guard let location = place.location else { return nil }
        return ValueEdit(
            at: location,
            color: isOfAlpha ? nil : new.rgb,
            alpha: isOfAlpha ? new.alpha : nil,
            addedRole: isNew ? place.role : nil
        )
    }

    /// The same value at the further places of the colour.
    fileprivate var editsOfCopies: [ValueEdit] {
        if isNew { return [] }
        return place.copies.map { location in
            ValueEdit(
                at: location,
                color: isOfAlpha ? nil : new.rgb,
                alpha: isOfAlpha ? new.alpha : nil
            )
        }
    }
}
