/// The elements of raw HTML that are open in a container, from the outermost in.
///
/// Each question takes the same time however many are open, and closing takes as long as there are elements to close.
struct OpenElements {
    private var names: [String] = []
    /// The number of open elements of each name.
    private var counts: [String: Int] = [:]

    func contains(_ name: String) -> Bool { counts[name] != nil }

    mutating func open(_ name: String) {
        names.append(name)
        counts[name, default: 0] += 1
    }

    /// Closes the innermost element of a name with all in it; returns their closing tags, empty if none is open.
    mutating func close(_ name: String) -> String {
        var tags = ""
        guard contains(name) else { return tags }
        while let last = names.popLast() {
            counts[last] = counts[last].flatMap { $0 > 1 ? $0 - 1 : nil }
            tags += "</\(last)>"
            if last == name { break }
        }
        return tags
    }

    /// The closing tags of all elements.
    var closingTags: String { names.reversed().map { "</\($0)>" }.joined() }
}
