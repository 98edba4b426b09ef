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
            "refusing to write the site to '\(name)': it is one of the parts\n  help: choose another folder with --output"
        case .wholeSite(let path):
            "refusing to write a part to '\(path)': it holds a whole site\n"
                + "  help: leave --output out to write beside it, or choose another folder"
        case .missing(let numbers, let count):
            "\(numbers.count == 1 ? "part" : "parts") \(numbers.map(String.init).joined(separator: ", ")) of \(count) "
                + "\(numbers.count == 1 ? "is" : "are") missing\n  help: name the folders of all parts"
        }
    }
}
