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

/// Theme files with changed values, and the changes that their files cannot take.
package struct FixedFiles {
    package private(set) var files: [ChangedThemeFile] = []
    package private(set) var unwritable: [ValueChange] = []

    /// `text` returns the text of a file by its name in findings.
    package init(
        with changes: [ValueChange],
        in files: [String: Data],
        _ text: (_ label: String) -> ThemeText?
    ) {
        let placed = changes.flatMap { change in
            change.edits.map { PlacedEdit(change: change, edit: $0) }
        }
        unwritable = changes.filter(\.edits.isEmpty)
        let byFile = Dictionary(grouping: placed, by: \.edit.location.file)
        for (label, edits) in byFile.sorted(by: { $0.key < $1.key }) {
            edit(files[label], at: label, text(label), with: edits)
        }
    }

    private struct PlacedEdit {
        let change: ValueChange
        let edit: ValueEdit
    }

    private mutating func edit(
        _ before: Data?,
        at label: String,
        _ text: ThemeText?,
        with edits: [PlacedEdit]
    ) {
        guard let before, let edited = text?.replacing(edits.map(\.edit)) else {
            // Each alone first, so that one value does not keep a file from all others.
            let alone = edits.filter { text?.replacing([$0.edit]) == nil }
            unwritable += (alone.isEmpty ? edits : alone).map(\.change)
            return
        }
        files.append(
            ChangedThemeFile(
                label: label,
                before: before,
                after: edited.bytes,
                replacements: edited.replacements
            )
        )
    }
}

extension ValueChange {
    /// The changed value, and the same at the further places of the colour.
    var edits: [ValueEdit] { [valueEdit].compactMap(\.self) + editsOfCopies }

    var valueEdit: ValueEdit? {
        guard let location = place.location else { return nil }
        return ValueEdit(
            at: location,
            color: isOfAlpha || alias != nil ? nil : new.rgb,
            alpha: isOfAlpha ? new.alpha : nil,
            reference: alias?.text,
            addedRole: isNew ? place.role : nil
        )
    }

    private var editsOfCopies: [ValueEdit] {
        if isNew || alias != nil { return [] }
        return place.copies.map { location in
            ValueEdit(
                at: location,
                color: isOfAlpha ? nil : new.rgb,
                alpha: isOfAlpha ? new.alpha : nil
            )
        }
    }
}
