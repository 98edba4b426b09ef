import SourceText

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension Workspace {
    /// The bytes of theme files, and of those that they refer to, by their names in findings.
    ///
    /// A name that two files share is left out, since an edit could hit the wrong one.
    package var themeFilesByLabel: [String: Data] {
        let named = Dictionary(grouping: themeFiles, by: \.label)
        let files = named.mapValues { $0.count == 1 ? $0[0].bytes : nil }
        let parts = themeFiles.flatMap(\.others).filter { files[$0.key] == nil }
        let shared = Dictionary(parts.map { ($0.key, Optional($0.value)) }) { first, second in
            first == second ? first : nil
        }
        return files.merging(shared) { file, _ in file }.compactMapValues(\.self)
    }

    /// The workspace with other bytes for some of its theme files.
    package func replacing(_ files: [ChangedThemeFile]) -> Workspace {
        let changed = Dictionary(keepingFirst: files.map { ($0.label, $0.after) })
        var workspace = self
        for index in themeFiles.indices { workspace.themeFiles[index].replace(changed) }
        return workspace
    }
}

extension SourceFile {
    /// Takes other bytes for the file and those that it refers to, by their labels.
    fileprivate mutating func replace(_ changed: [String: Data]) {
        bytes = changed[label] ?? bytes
        for (label, bytes) in changed where others[label] != nil { others[label] = bytes }
    }
}
