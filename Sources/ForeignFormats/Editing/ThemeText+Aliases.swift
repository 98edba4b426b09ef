package import ColorScience
package import SourceText
import SourceTrees

extension ThemeText {
    /// The keys that lead to each value, from the root.
    package var keysOfValues: [SourceLocation: [String]] {
        var keys: [SourceLocation: [String]] = [:]
        text.root.visitValues { path, location in
            keys[location] = path
        }
        return keys
    }

    /// The value at a place with the name of another token in it; nil where it does not name the old one, and where it
    /// cannot be written.
    package func alias(
        at location: SourceLocation,
        from old: [String],
        to new: [String],
        _ color: SRGB8
    ) -> String? {
        guard let (_, written) = text.span(at: location),
            let alias = AliasText(written, naming: old)?.naming(new, color),
            replacement(for: ValueEdit(at: location, reference: alias)) != nil
        else { return nil }
        return alias
    }
}

extension SourceNode {
    /// Calls `body` for each value, a colour in members among them, with the keys that lead to it.
    fileprivate func visitValues(
        below path: [String] = [],
        _ body: (_ path: [String], _ location: SourceLocation) -> Void
    ) {
        switch content {
        case .scalar:
            body(path, location)
        case .sequence(let items):
            // The rules of a style sheet, whose properties have their names everywhere.
            for item in items { item.visitValues(below: path, body) }
        case .mapping(let pairs):
            body(path, location)
            for (key, value) in pairs {
                guard let key = key.text else { continue }
                value.visitValues(below: path + [key], body)
            }
        }
    }
}
