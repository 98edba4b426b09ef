import Findings
import SourceText
import SourceTrees

/// What is said of a file that is in none of the formats.
enum UnknownFormat {
    /// Nil for YAML, and for JSON with a key of the native format alone, whose keys are judged.
    static func finding(about root: SourceNode, _ formats: MappingSet) -> Finding? {
        let ending = Container.ending(of: root.location.file)
        if ending == "yml" || ending == "yaml" { return nil }
        if let finding = settings(root) { return finding }
        if ending == "json", isNative(root) { return nil }
        guard ending != "json" || isMapping(root) else { return nil }
        return reference(in: root, formats) ?? aliasesAlone(in: root) ?? colorless(root)
            ?? unknown(root.location.file, formats)
    }

    /// For tokens without a colour of their own, as in files of Spectrum that name those of its palette.
    private static func aliasesAlone(in root: SourceNode) -> Finding? {
        guard let alias = firstAlias(in: root, depth: 0), let text = alias.text else { return nil }
        return Finding(
            .unreadableFile,
            .error,
            "the file has aliases such as '\(text.excerpt)', and no colour: what they lead to is in another file",
            help: "put that file beside it, or import both at once: they are read together",
            at: alias.location
        )
    }

    /// For tokens that are lengths and fonts alone.
    private static func colorless(_ root: SourceNode) -> Finding? {
        guard ["json", "jsonc"].contains(Container.ending(of: root.location.file)),
            TokenLinks(root) != nil
        else {
            return nil
        }
        return Finding(
            .unreadableFile,
            .error,
            "the file has design tokens, and no colour",
            help: "a theme needs colours: move the file out of the folder with the themes",
            at: root.location
        )
    }

    private static func firstAlias(in node: SourceNode, depth: Int) -> SourceNode? {
        guard case .mapping(let pairs) = node.content, depth < 16 else { return nil }
        for value in [node["$value"], node["value"]].compactMap(\.self)
            + (node["sets"]?.pairs.map(\.value) ?? [])
        {
            if let text = value.text, text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2
            {
                return value
            }
        }
        return pairs.lazy.compactMap { firstAlias(in: $0.value, depth: depth + 1) }.first
    }

    /// For settings of Windows Terminal without a colour scheme; nil for any other file.
    static func settings(_ root: SourceNode) -> Finding? {
        let isSettings =
            root["defaultProfile"] != nil
            || root["$schema"]?.text?.contains("terminal-profiles") ?? false
        guard let profiles = root["profiles"], isSettings else { return nil }
        let all = [profiles["defaults"]].compactMap(\.self) + (profiles["list"] ?? profiles).items
        let used = all.lazy.compactMap { $0["colorScheme"]?.text }.first
        return Finding(
            .unreadableFile,
            .error,
            "the file has settings of Windows Terminal, and no colour scheme"
                + (used.map { ": '\($0.excerpt)' is named, and is in another file" } ?? ""),
            help:
                "schemes stand in 'schemes' of the settings, those of the program in its defaults.json: put one into a file "
                + "of its own",
            at: root["schemes"]?.location ?? root.location
        )
    }

    /// Whether a key is of our format alone: a name and an author are in the files of many tools.
    private static func isNative(_ root: SourceNode) -> Bool {
        let own = Set(NativeReader.keys).subtracting([
            "name", "description", "author", "license", "homepage",
        ])
        return own.contains { root[$0] != nil }
    }

    /// For settings of a terminal that only name the theme.
    private static func reference(in root: SourceNode, _ formats: MappingSet) -> Finding? {
        let container = formats.container(of: "", file: root.location.file).rawValue
        let names = formats.mappings.lazy.filter { $0.container == container }.compactMap {
            $0.included(in: root)
        }
        guard let node = names.first, let name = node.text else { return nil }
        return Finding(
            .unreadableFile,
            .error,
            "the file has no colours, but takes those that '\(name.excerpt)' names",
            help: "put the file that has them here",
            at: node.location
        )
    }

    /// For a text that is no YAML, in a file whose ending says that it is none; nil for any other.
    static func finding(
        aboutUnreadable file: String,
        in container: Container,
        _ formats: MappingSet
    ) -> Finding? {
        let isKnown = ThemeReader.mayBeTheme(file, formats) || container != .yaml
        return isKnown ? nil : unknown(file, formats)
    }

    private static let languages = [
        "lua": "Lua", "vim": "Vim script", "js": "JavaScript", "mjs": "JavaScript",
        "cjs": "JavaScript",
        "ts": "TypeScript", "py": "Python", "nix": "Nix", "el": "Emacs Lisp",
    ]

    private static func unknown(_ file: String, _ formats: MappingSet) -> Finding {
        let location = SourceLocation(file: file, line: 1, column: 1)
        if let language = Container.ending(of: file).flatMap({ languages[$0] }) {
            return Finding(
                .unreadableFile,
                .error,
                "the file is a program in \(language), which themepreview does not run",
                help:
                    "write its colours as data, such as the TOML of WezTerm or YAML of themepreview",
                at: location
            )
        }
        return Finding(
            .unreadableFile,
            .error,
            "the file is in no format that themepreview knows",
            help:
                "it was looked for the keys of \(formats.titles.joined(separator: ", ")), base16 and "
                + "themepreview itself; move it out of the folder if it is no theme",
            at: location
        )
    }

    private static func isMapping(_ root: SourceNode) -> Bool {
        if case .mapping(let pairs) = root.content { return !pairs.isEmpty }
        return false
    }
}

extension ThemeReader {
    /// The endings of files that may be themes.
    private static let endings: Set<String> = [
        "yml", "yaml", "json", "jsonc", "toml", "conf", "ini", "colorscheme", "itermcolors", "css",
        "tmtheme",
        "xresources", "xdefaults", "sublime-color-scheme", "xml", "icls", "xccolortheme", "theme",
    ]
    /// Files without an ending that are no themes, in lower case.
    private static let others: Set<String> = [
        "readme", "license", "licence", "copying", "notice", "authors", "changelog", "codeowners",
        "makefile",
        "dockerfile",
    ]

    /// Whether a file may be a theme, judged by its name: an ending of a theme format, or none, as Ghostty has it.
    package static func mayBeTheme(_ path: String, _ formats: MappingSet = .builtIn) -> Bool {
        if let ending = Container.ending(of: path) {
            let isXML = ending == "xml"
            return endings.contains(ending) && (!isXML || AndroidReader.mayHaveColors(path))
                || formats.own(ending: ending) != nil
        }
        let name = Substring(path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...])
        return !name.hasPrefix(".") && !others.contains(name.lowercased())
    }
}
