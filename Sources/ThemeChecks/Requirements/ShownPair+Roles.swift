import Findings
import ThemeModel

extension ShownPair {
    /// The roles that unstyled components show; nil on a transparent one, where the roles beneath have pairs of their own.
    var ofRoles: ShownPair? {
        let front = Component.parts[foreground]
        let back = Component.parts[background]
        if front == nil, back == nil { return self }
        guard purpose != .use(.exempt) else { return nil }
        guard let foreground = front == nil ? foreground : front?.builtInRole,
            let background = back == nil ? background : back?.builtInRole
        else { return nil }
        return ShownPair(foreground, on: background, as: purpose, at: location)
    }

    /// A name that a theme may not have is reported wherever it is shown.
    fileprivate var isOfVocabulary: Bool {
        Role.derivations.contains(foreground) && Role.derivations.contains(background)
    }
}

extension [ShownPair] {
    /// The roles that these pairs show in a theme that styles no component, each pair of roles once.
    var ofRoles: [ShownPair] {
        var seen: Set<ShownPair> = []
        return compactMap(\.ofRoles).filter { pair in
            var unlocated = pair
            unlocated.location = nil
            let isNew = seen.insert(unlocated).inserted
            return isNew || !pair.isOfVocabulary
        }
    }
}
