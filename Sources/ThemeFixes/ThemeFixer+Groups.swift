import ColorScience
import Findings
import SourceText
package import ThemeModel

extension ThemeFixer {
    package static func files(of themes: [Theme]) -> Set<String> {
        themes.reduce(into: []) { files, theme in
            files.formUnion(theme.sourceFiles)
        }
    }

    /// Themes in groups that have no file in common, in the order of the groups' last themes.
    package static func groups(of themes: [Theme]) -> [[Theme]] {
        if themes.count == 1 { return [themes] }
        var sets = DisjointSets(count: themes.count)
        var users: [String: Int] = [:]
        for (index, theme) in themes.enumerated() {
            for file in theme.sourceFiles {
                if let other = users.updateValue(index, forKey: file) {
                    sets.join(other, index)
                }
            }
        }
        return sets.all.map { group in
            group.map { themes[$0] }
        }
    }
}

extension Theme {
    fileprivate var sourceFiles: Set<String> {
        var files = SourceFiles()
        files.insert(location?.file)
        for mode in modes {
            for (_, color) in mode.colors {
                files.insertSources(of: color)
            }
            for style in mode.components.values {
                for color in style.allColors {
                    files.insertSources(of: color)
                }
            }
        }
        return files.names
    }
}

private struct SourceFiles {
    private(set) var names: Set<String> = []
    private var last: String?

    mutating func insert(_ file: String?) {
        // Most are the same, and a comparison of one text with itself is cheap.
        guard let file, file != last else { return }
        names.insert(file)
        last = file
    }

    mutating func insertSources(of color: ThemeColor) {
        if case .token(let place) = color.source {
            insert(place.location?.file)
        }
        insert(color.alpha?.token.location?.file)
        for place in color.references {
            insert(place.location?.file)
        }
    }
}
