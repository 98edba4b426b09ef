/// The options of all commands, which may as well stand before the command.
struct LeadingOptions {
    private static let flags = ["-q", "--quiet", "-v", "--verbose"]
    private static let values = ["--project", "--color"]

    /// The arguments with these options behind the command, where the parser looks for them.
    static func moved(in arguments: [String]) -> [String] {
        var place = 0
        while place < arguments.count, let count = count(of: arguments[place]) { place += count }
        guard place > 0, place < arguments.count, !arguments[place].hasPrefix("-") else { return arguments }
        return [arguments[place]] + arguments[..<place] + arguments[(place + 1)...]
    }

    /// How many arguments an option takes with its value; nil where it is none of all commands.
    private static func count(of argument: String) -> Int? {
        if flags.contains(argument) { return 1 }
        if values.contains(argument) { return 2 }
        return values.contains { argument.hasPrefix("\($0)=") } ? 1 : nil
    }
}
