import Projects
import SourceText
import ThemeRendering
import TokenUses

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The style sheets of one copy as one, since an alias may lead from one to another.
enum JoinedSheets {
    /// The files of a copy; sheets that set properties of other names are joined, those of one mode each are not.
    static func joining(_ files: [SourceFile]) -> [SourceFile] {
        let sheets = files.filter { $0.problem == nil && $0.label.hasSuffix(".css") }
        guard let first = sheets.first, sheets.count > 1, areDisjoint(sheets) else { return files }
        let labels = Set(sheets.map(\.label))
        let folder = first.label.parentPath
        let start = folder.isEmpty ? "" : "\(folder)/"
        let imports = sheets.map { sheet in
            let path =
                folder.isEmpty ? sheet.label : ProjectFolder.relative(sheet.label, to: folder)
            return "@import \"\(path)\";\n"
        }
        var others: [String: Data] = [:]
        for sheet in sheets {
            others[sheet.label] = sheet.bytes
            others.merge(sheet.others) { own, _ in own }
        }
        let whole = first.replaced(named: start + name, by: imports.joined(), with: others)
        return [whole] + files.filter { !labels.contains($0.label) }
    }

    /// The name of the sheet that takes in the others, which is on no disk.
    private static let name = ".copy.css"

    private static func areDisjoint(_ sheets: [SourceFile]) -> Bool {
        var known: Set<String> = []
        for sheet in sheets {
            let text = String(decoding: sheet.bytes, as: UTF8.self)
            let names = Set(SheetReader.read(text, file: sheet.label).definitions.map(\.name))
            if !known.isDisjoint(with: names) { return false }
            known.formUnion(names)
        }
        return true
    }
}
