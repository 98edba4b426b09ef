import ColorScience
package import Findings
import Projects
import ThemeModel
import ThemeRendering

extension ResolvedProject {
    /// A baseline with the ids that its themes have now: one that is gone, and whose colours a new one has, was renamed.
    package func following(_ baseline: Baseline) -> Baseline { baseline.following(catalog) }

    /// The digest of each judged theme's colours, for those of the given ids.
    package func digests(of ids: Set<String>) -> [String: String] {
        themes.reduce(into: [:]) { digests, theme in
            if ids.contains(theme.id) { digests[theme.id] = theme.theme.digest }
        }
    }
}

extension Baseline {
    func following(_ catalog: ThemeCatalog) -> Baseline {
        let present = Set(catalog.fileIDs)
        let listed = themes
        let gone = listed.filter { !present.contains($0) && digests[$0] != nil }.sorted()
        if gone.isEmpty { return self }
        let new = catalog.allThemes.filter { !listed.contains($0.id) }.sorted { $0.id < $1.id }
        // Of several copies the first in order is the renamed theme, and the others are new.
        var heirs = Dictionary(grouping: new.reversed(), by: \.digest)
        var names: [String: String] = [:]
        for id in gone {
            guard let digest = digests[id], let heir = heirs[digest]?.popLast() else { continue }
            names[id] = heir.id
        }
        return renaming(names)
    }
}

extension Theme {
    /// A hash of all colours by name, in every mode: what a theme keeps when its file gets another name.
    fileprivate var digest: String {
        var hash = ContentHash()
        for mode in modes {
            hash.add(mode.name)
            hash.add(mode.scheme.rawValue)
            hash.add(mode.contrast.rawValue)
            for name in mode.colorNames {
                hash.add(name)
                hash.add(mode.color(named: name)?.color.css)
            }
        }
        return ContentHash.text(of: hash.value)
    }
}
