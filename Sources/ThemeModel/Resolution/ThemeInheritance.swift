public import Findings

/// Puts every document over the one it extends.
public enum ThemeInheritance {
    /// The documents, each with its base's values under its own, and what was wrong with `extends` and ids.
    ///
    /// Of two documents with one id the first stays. Complexity: O(n · depth).
    public static func flatten(_ documents: [ThemeDocument]) -> (documents: [ThemeDocument], findings: [Finding]) {
        var findings: [Finding] = []
        var byID: [String: ThemeDocument] = [:]
        var unique: [ThemeDocument] = []
        for document in documents {
            if let first = byID[document.id] {
                findings.append(duplicate(document, of: first))
            } else {
                byID[document.id] = document
                unique.append(document)
            }
        }
        let flat = unique.compactMap { flattened($0, among: byID, &findings) }
        return (flat, findings)
    }

    private static func flattened(
        _ document: ThemeDocument, among byID: [String: ThemeDocument], _ findings: inout [Finding]
    ) -> ThemeDocument? {
        if document.base == nil { return document }
        var chain = [document]
        while let base = chain[chain.count - 1].base {
            guard let parent = byID[base.value] else {
                if chain.count == 1 { findings.append(unknownBase(document, base, among: byID)) }
                return nil
            }
            if let start = chain.firstIndex(where: { $0.id == parent.id }) {
                if start == 0 { findings.append(circle(chain.map(\.id) + [parent.id], document)) }
                return nil
            }
            chain.append(parent)
        }
        return chain.dropLast().reversed().reduce(chain[chain.count - 1]) { $1.extending($0) }
    }

    private static func duplicate(_ document: ThemeDocument, of first: ThemeDocument) -> Finding {
        let other = first.location?.file ?? "another theme"
        var finding = Finding(
            .duplicateID, .error, "the id '\(document.id)' is taken by \(other)",
            help: "rename one of \(other) and \(document.location?.file ?? "this theme"): the file name gives the id",
            at: document.location)
        finding.theme = document.id
        return finding
    }

    private static func unknownBase(
        _ document: ThemeDocument, _ base: Located<String>, among byID: [String: ThemeDocument]
    ) -> Finding {
        let guess = closestMatch(to: base.value, among: byID.keys.sorted())
        var finding = Finding(
            .unknownBase, .error, "'\(document.id)' extends '\(base.value)', which is no theme here",
            help: guess.map { "did you mean '\($0)'?" } ?? "'extends' takes the id of another theme: its file name",
            at: base.location)
        finding.theme = document.id
        return finding
    }

    private static func circle(_ ids: [String], _ document: ThemeDocument) -> Finding {
        var finding = Finding(
            .unknownBase, .error, "themes extend each other in a circle: \(ids.joined(separator: " → "))",
            help: "one of them must stand by itself", at: document.base?.location)
        finding.theme = document.id
        return finding
    }
}
