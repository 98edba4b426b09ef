import Findings

/// Where a link in a page leads.
enum LinkTarget: Hashable {
    /// A place in the same page.
    case fragment(String)
    /// Another page, by its source path, and a place in it.
    case page(String, fragment: String?)
    /// A file beside the pages, by its path.
    case file(String, suffix: String)
    /// Another site, or another program.
    case external
    /// Nowhere, with the reason.
    case broken(String)
}

extension PageIndex {
    private static let allowedSchemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// Resolves a link as it is written in the page at `path`, whose broken links share some guesses.
    func resolve(_ link: String, from path: String, within shared: inout GuessBudget) -> LinkTarget {
        if link.isEmpty { return .broken("it is empty") }
        if link.hasPrefix("#") { return .fragment(Self.percentDecoded(String(link.dropFirst()))) }
        if link.hasPrefix("//") { return .external }
        if let scheme = Self.scheme(of: link) {
            return Self.allowedSchemes.contains(scheme)
                ? .external : .broken("links of the kind '\(scheme):' are not kept")
        }
        let end = link.firstIndex { $0 == "#" || $0 == "?" } ?? link.endIndex
        let suffix = String(link[end...])
        let fragment = suffix.hasPrefix("#") ? Self.percentDecoded(String(suffix.dropFirst())) : nil
        guard let target = Self.normalise(Self.percentDecoded(String(link[..<end])), from: path) else {
            return .broken("it leads out of the pages' folder")
        }
        for candidate in [target] + ["README.md", "index.md"].map({ target.isEmpty ? $0 : "\(target)/\($0)" }) {
            if let place = pages.index(forKey: candidate) { return .page(pages[place].key, fragment: fragment) }
        }
        // The file's own spelling: another one of the same letters is no file to a server.
        if let place = files.firstIndex(of: target) { return .file(files[place], suffix: suffix) }
        if guesses.hasFolder(target) { return .broken("there is no README.md or index.md in the folder '\(target)'") }
        let guess = guesses.path(for: target, within: &shared).map { "; \(didYouMean($0))" } ?? ""
        return .broken("there is no '\(target)'\(guess)")
    }

    /// What stands before the first `:`, read by scalars as a browser does: a mark behind the `:` hides nothing.
    private static func scheme(of link: String) -> String? {
        let scalars = link.unicodeScalars
        guard let colon = scalars.firstIndex(of: ":") else { return nil }
        let scheme = scalars[..<colon]
        guard scheme.first?.properties.isAlphabetic ?? false,
            scheme.allSatisfy({
                $0.properties.isAlphabetic || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0)
            })
        else { return nil }
        return String(scheme).lowercased()
    }

    /// The path that a relative one means, from the folder of `page`; a leading `/` is the pages' folder.
    private static func normalise(_ path: String, from page: String) -> String? {
        var parts = path.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
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
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var bytes: [UInt8] = []
        var rest = Substring(text).utf8
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            let isEscape = digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            if byte == UInt8(ascii: "%"), isEscape, let value = UInt8(String(Substring(digits)), radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
