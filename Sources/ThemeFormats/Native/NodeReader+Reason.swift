import SourceTrees
import ThemeModel

extension NodeReader {
    /// Reads the reason for which less is enough; nil where it says nothing.
    mutating func reason(_ node: SourceNode) -> String? {
        guard let reason = text(node, "'reason'")?.value else { return nil }
        return reason.contains(where: \.isInk) ? reason : nil
    }
}

extension Character {
    /// Neither white space nor a character that is shown as nothing.
    fileprivate var isInk: Bool {
        !isWhitespace
            && unicodeScalars.contains { scalar in
                !scalar.properties.isDefaultIgnorableCodePoint
                    && ![.control, .format, .unassigned].contains(scalar.properties.generalCategory)
            }
    }
}
