import SourceText
import SourceTrees

extension SiblingFiles {
    /// Style sheets beside the one whose colours they change: `dark.css` and `high-contrast.css` beside `tokens.css`.
    static let sheetModes = SiblingFiles(
        name: "sheets",
        looksInside: true,
        find: { files, parse in
            let folders = Dictionary(grouping: files) { file in
                FileName.folders(of: file.name).joined(separator: "/")
            }
            let sets = folders.values.compactMap { SheetModeFiles($0, parse)?.names }
            return sets.sorted { $0[0] < $1[0] }
        },
        read: SheetModeFiles.read
    )
}

/// The style sheets of one folder that change colours of another one in a mode, and leave the rest to it.
struct SheetModeFiles {
    /// The sheet that has all colours, and those of modes after it.
    let names: [String]

    /// Words of a sheet's name that tell neither theme nor mode.
    private static let plainWords = Set(words: "theme token tokens color colors variables vars")
    /// A part may add properties: fewer than a quarter of its own.
    private static let ownShare = 4

    /// Nil where no sheet is a part of another one, or it could be one of several.
    init?(_ files: [SiblingFiles.File], _ parse: OtherFiles.Parse) {
        let sheets = files.filter { $0.name.hasSuffix(".css") }
        let parts = sheets.filter { Self.mode(of: $0.name) != nil }
        guard !parts.isEmpty, parts.count < sheets.count else { return nil }
        var properties: [String: Set<String>] = [:]
        for (name, bytes) in sheets {
            guard let root = try? parse(bytes, name) else { continue }
            properties[name] = Self.properties(of: root)
        }
        let known = parts.map(\.name).filter { properties[$0]?.isEmpty == false }
        guard !known.isEmpty, known.count < ThemeSource.limit.files else { return nil }
        let wholes = sheets.map(\.name).filter { name in
            if Self.mode(of: name) != nil { return false }
            let whole = properties[name] ?? []
            return known.allSatisfy { Self.isPart(properties[$0] ?? [], of: whole) }
        }
        guard wholes.count == 1 else { return nil }
        names = wholes + known.sorted()
    }

    /// Most of its properties are the other's, but not all of those: a sheet with all stands by itself.
    private static func isPart(_ part: Set<String>, of whole: Set<String>) -> Bool {
        let own = part.subtracting(whole).count
        return own * ownShare < part.count && !whole.isSubset(of: part)
    }

    private static func properties(of root: SourceNode) -> Set<String> {
        let rules = root["$css"]?.items ?? []
        let names = rules.flatMap { $0["properties"]?.pairs ?? [] }.compactMap(\.key.text)
        return Set(names.filter { $0.hasPrefix("--") })
    }

    /// The words of a name that tell a mode and nothing else: `high-contrast`; nil for any other name.
    static func mode(of file: String) -> String? {
        let words = NameWords.words(of: FileName.stem(of: file))
        let name = words.filter { !plainWords.contains(String($0)) }.joined(separator: "-")
        let context = StyleContext(named: name)
        return context.isUsual || context.theme != nil ? nil : name
    }
}
