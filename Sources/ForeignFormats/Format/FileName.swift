import ThemeModel

/// The parts of a file's name that a theme takes.
enum FileName {
    /// The file's name as its author wrote it, without folder and ending.
    static func stem(of file: String) -> String {
        let name = file.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
        return String(name[..<dot])
    }

    /// The id that a file's name gives: without endings, in lower case.
    static func themeID(of file: String) -> String {
        // Split as bytes, as the system does: to Swift `/` and a combining mark are one character.
        let name = file.utf8.split(separator: UInt8(ascii: "/")).last ?? file.utf8[...]
        let first = name.split(separator: UInt8(ascii: ".")).first
        let text = String(Substring(first ?? name[name.endIndex...]))
        let ending = "-color-theme"
        guard text.hasSuffix(ending), text != ending else { return ThemeID.make(from: text) }
        return ThemeID.make(from: String(text.dropLast(ending.count)))
    }

    /// The folders of a path, without the file's name.
    static func folders(of file: String) -> ArraySlice<Substring> {
        file.split(separator: "/").dropLast()
    }

    /// The path of what a file calls by a path relative to itself; nil for an address, and where it leads out.
    static func path(of reference: String, from file: String) -> String? {
        guard !reference.contains("://"), !reference.hasPrefix("/"), !reference.utf8.contains(0)
        else { return nil }
        var parts = folders(of: file).map(String.init)
        for part in reference.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(String(part))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        if parts.isEmpty { return nil }
        return (file.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
