/// The names that functions, loops and assignments give a value of their own, each for a part of a file.
struct NameBindings {
    private struct Binding {
        let name: String
        /// The part of the file is that of an open bracket or tag.
        let level: Int
        let start: Int
        let place: Int
    }

    /// The innermost last; all are in parts that are still open.
    private var bindings: [Binding] = []
    private var places: [String: [Int]] = [:]

    /// The place that gives a name its value; nil for one that is the same in the whole file.
    func place(of name: String) -> Int? { places[name]?.last }

    /// Gives a name the value of a place, up to the end of the part that starts at `start`.
    mutating func bind(_ name: String, at place: Int, level: Int, start: Int) {
        bindings.append(Binding(name: name, level: level, start: start, place: place))
        places[name, default: []].append(place)
    }

    /// Ends the bindings in parts that are no longer open.
    mutating func leave(_ isClosed: (_ level: Int, _ start: Int) -> Bool) {
        while let last = bindings.last, isClosed(last.level, last.start) {
            bindings.removeLast()
            places[last.name]?.removeLast()
        }
    }
}
