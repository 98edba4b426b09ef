import SourceText

enum LinkTarget: Hashable {
    /// A heading in the same page.
    case fragment(String)
    /// Another page, by its source path, and a heading in it.
    case page(String, fragment: String?)
    /// A file beside the pages, by its path.
    case file(String, suffix: String)
    /// Another site, or another program.
    case external
    /// Something that only another program resolves, such as `doc:`, by its scheme.
    case otherKind(String)
    /// Nowhere, with the reason.
    case broken(String)
}

extension PageIndex {
    private static let allowedSchemes: Set<String> = ["http", "https", "ftp", "mailto", "tel"]
    /// The schemes of links that a page must not have, whatever the page.
    private static let harmfulSchemes: Set<String> = [
        "javascript", "vbscript", "data", "file", "blob",
    ]

    /// Resolves a link in the page at `path`; the page's broken links share one budget of guesses.
    func resolve(_ link: String, from path: String, within shared: inout GuessBudget) -> LinkTarget
    {
        if link.isEmpty { return .broken("it is empty") }
        if link.hasPrefix("#") { return .fragment(Self.percentDecoded(String(link.dropFirst()))) }
        if link.hasPrefix("//") { return .external }
        if let scheme = Self.scheme(of: link) {
            if Self.allowedSchemes.contains(scheme) { return .external }
            return Self.harmfulSchemes.contains(scheme)
                ? .broken("links of the kind '\(scheme):' are not kept") : .otherKind(scheme)
        }
        let end = link.firstIndex { $0 == "#" || $0 == "?" } ?? link.endIndex
        let suffix = String(link[end...])
        let fragment = suffix.hasPrefix("#") ? Self.percentDecoded(String(suffix.dropFirst())) : nil
        guard let target = Self.normalise(Self.percentDecoded(String(link[..<end])), from: path)
        else {
            return .broken("it leads out of the pages' folder")
        }
        // The link gets the file's own Unicode spelling, which a server needs.
        if let index = files.firstIndex(of: target) { return .file(files[index], suffix: suffix) }
        for candidate in Self.pages(for: target) {
            if let index = pages.index(forKey: candidate) {
                return .page(pages[index].key, fragment: fragment)
            }
        }
        if guesses.hasFolder(target) {
            return .broken("there is no README.md or index.md in the folder '\(target)'")
        }
        let guess = guesses.path(for: target, within: &shared).map { "; \(didYouMean($0))" } ?? ""
        return .broken("there is no '\(target)'\(guess)")
    }

    /// The pages that a path may mean: itself, a folder's own page, or the page that became this `.html` elsewhere.
    private static func pages(for target: String) -> [String] {
        let stem = target.hasSuffix(".html") ? String(target.dropLast(".html".count)) : target
        let isIndex = stem == "index" || stem.hasSuffix("/index")
        let folder = isIndex ? String(stem.dropLast("index".count)) : stem.isEmpty ? "" : "\(stem)/"
        return [target, "\(folder)README.md", "\(folder)index.md", "\(stem).md"]
    }

    /// The text before the first `:`, found by scalars as a browser does: a combining mark would hide the `:`.
    private static func scheme(of link: String) -> String? {
        let scalars = link.unicodeScalars
        guard let colon = scalars.firstIndex(of: ":") else { return nil }
        let scheme = scalars[..<colon]
        guard scheme.first?.properties.isAlphabetic ?? false,
            scheme.allSatisfy({
                $0.properties.isAlphabetic || ("0"..."9").contains($0)
                    || "+-.".unicodeScalars.contains($0)
            })
        else { return nil }
        return String(scheme).lowercased()
    }

    /// A relative path resolved from the folder of `page`; a leading `/` is the pages' folder.
    package static func normalise(_ path: String, from page: String) -> String? {
        var parts =
            path.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(String(part))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    private static func percentDecoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            let isEscape =
                digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            if byte == UInt8(ascii: "%"), isEscape,
                let value = UInt8(String(Substring(digits)), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

struct PathGuesses: Sendable {
    private let paths: [String]
    /// Paths with unique names, by the name without case, marks and ending.
    private let names: [String: String]
    private let folders: Set<String>

    init(_ paths: [String]) {
        self.paths = paths
        names = Dictionary(grouping: paths, by: Self.name).compactMapValues {
            $0.count == 1 ? $0[0] : nil
        }
        folders = paths.reduce(into: []) { folders, path in
            var rest = path[...]
            while let slash = rest.lastIndex(of: "/") {
                rest = rest[..<slash]
                if !folders.insert(String(rest)).inserted { break }
            }
        }
    }

    func hasFolder(_ path: String) -> Bool { folders.contains(path) }

    /// The path with nearly the same spelling, or else the only one with the same name.
    func path(for path: String, within guesses: inout GuessBudget) -> String? {
        let name = Self.name(of: path)
        return guesses.closest(to: path, among: paths) ?? (name.isEmpty ? nil : names[name])
    }

    private static func name(of path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        return String(stem.lowercased().unicodeScalars.filter(\.isAlphanumeric))
    }
}
