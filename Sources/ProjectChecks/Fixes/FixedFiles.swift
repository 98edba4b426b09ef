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
        let byFile = Dictionary(grouping: changes) { $0.place.location?.file ?? "" }
        for (label, changes) in byFile.sorted(by: { $0.key < $1.key }) {
            edit(files[label], at: label, text(label), with: changes)
        }
    }

    private mutating func edit(
        _ before: Data?,
        at label: String,
        _ text: ThemeText?,
        with changes: [ValueChange]
    ) {
        guard let before, let edited = text?.replacing(changes.compactMap(\.valueEdit)) else {
            // Each alone first, so that one value does not keep a file from all others.
            let alone = changes.filter { change in
                change.valueEdit.flatMap { text?.replacing([$0]) } == nil
            }
            unwritable += alone.isEmpty ? changes : alone
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
    var valueEdit: ValueEdit? {
        guard let location = place.location else { return nil }
        return ValueEdit(
            at: location,
            color: isOfAlpha ? nil : new.rgb,
            alpha: isOfAlpha ? new.alpha : nil,
            addedRole: isNew ? place.role : nil
        )
    }
}
