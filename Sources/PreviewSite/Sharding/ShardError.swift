/// Why shards cannot be merged.
package enum ShardError: Error, CustomStringConvertible {
    /// A folder is not the output of a build with `--shard`.
    case noShard(String)
    /// A folder was made by another version of the program.
    case otherVersion(String)
    /// Files are missing in a folder, or are not as they were made.
    case incomplete(String)
    /// A shard was made from something else than this project is.
    case otherProject(String)
    /// Shards of different numbers, or one twice.
    case mixed(String, String)
    /// The site is to be written to where a shard is.
    case ownOutput(String)
    /// A shard is to be written to where a whole site is.
    case wholeSite(String)
    /// Not all shards are there.
    case missing([Int], count: Int)

    package var description: String {
        switch self {
        case .noShard(let name):
            "'\(name)' is no shard\n  help: 'themepreview build --shard 1/4' makes the first of four"
        case .otherVersion(let name):
            "'\(name)' was made by another version of themepreview\n  help: build all shards with the same version"
        case .incomplete(let name):
            "'\(name)' is not whole: files are missing, or are not those that were made together\n"
                + "  help: build or fetch this shard again"
        case .otherProject(let name):
            "'\(name)' was not made from what this project is now, by this version of themepreview and of its libraries\n"
                + "  help: build all shards from the same files, and merge with these at hand"
        case .mixed(let first, let second):
            "'\(first)' and '\(second)' are not two shards of one site\n  help: name each shard of one site once"
        case .ownOutput(let name):
            "'\(name)' is a shard, and the site would replace it\n  help: choose another --output"
        case .wholeSite(let path):
            "\(path): a whole site is there, and a part of one would replace it\n"
                + "  help: choose another --output, or none: '-I-of-N' is put behind the site's name then"
        case .missing(let numbers, let count):
            "of \(count) shards, \(numbers.count == 1 ? "number" : "numbers") "
                + "\(numbers.map(String.init).joined(separator: ", ")) \(numbers.count == 1 ? "is" : "are") missing\n"
                + "  help: name the folders of all of them"
        }
    }
}
