import ThemeRendering

/// One of several jobs that build a site together: it builds every `count`-th theme.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// From 1 to ``count``.
    package let number: Int
    package let count: Int

    /// Parses `2/5`; nil for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1],
            (1...100_000).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    package var description: String { "\(number)/\(count)" }

    /// Whether this shard builds the theme at an index of the site.
    func has(_ index: Int) -> Bool { index % count == number - 1 }

    /// The suffix of the site's folder, such as `-2-of-5`.
    package var ending: String { "-\(number)-of-\(count)" }

    /// Whether a path is the folder of a site or the default folder of one of its shards.
    static func isFolder(_ path: String, ofSite site: String) -> Bool {
        guard path.hasPrefix(site) else { return false }
        let parts = path.dropFirst(site.count).split(
            separator: "-of-",
            omittingEmptySubsequences: false
        )
        if parts == [""] { return true }
        return parts.count == 2 && parts[0].hasPrefix("-")
            && Shard("\(parts[0].dropFirst())/\(parts[1])").map { path == site + $0.ending }
                ?? false
    }
}

/// Why shards cannot be merged.
package enum ShardError: Error, CustomStringConvertible {
    case noShard(String)
    case otherVersion(String)
    case incomplete(String)
    case otherProject(String)
    case mixed(String, String)
    case ownOutput(String)
    case wholeSite(String)
    case missing([Int], count: Int)

    package var description: String {
        switch self {
        case .noShard(let name):
            "'\(name)' is not a part that 'build --shard' wrote\n"
                + "  help: 'themepreview build --shard 1/4' builds the first of four parts"
        case .otherVersion(let name):
            "'\(name)' was built by another version of themepreview\n  help: build all parts with the same version"
        case .incomplete(let name):
            "'\(name)' is incomplete: files are missing or were changed\n  help: build or fetch this part again"
        case .otherProject(let name):
            "'\(name)' was built from other files, or by another version of themepreview or its libraries\n"
                + "  help: build all parts again from the same files"
        case .mixed(let first, let second):
            "'\(first)' and '\(second)' are not two parts of one site\n  help: name each part of one site once"
        case .ownOutput(let name):
            "refusing to write the site to '\(name)': it is one of the parts\n"
                + "  help: choose another folder with --output"
        case .wholeSite(let path):
            "refusing to write a part to '\(path)': it holds a whole site\n"
                + "  help: leave --output out to write beside it, or choose another folder"
        case .missing(let numbers, let count):
            "\(numbers.count == 1 ? "part" : "parts") \(numbers.map(String.init).joined(separator: ", ")) of \(count) "
                + "\(numbers.count == 1 ? "is" : "are") missing\n  help: name the folders of all parts"
        }
    }
}
