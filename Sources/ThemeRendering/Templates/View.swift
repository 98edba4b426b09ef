/// What a template is given to show: values by name.
struct View: Sendable, ExpressibleByDictionaryLiteral {
    private(set) var members: [(ViewName, ViewValue)]

    /// Gives the values their names; each name once.
    init(dictionaryLiteral members: (ViewName, ViewValue)...) {
        self.members = members
    }

    /// The value behind a name; views are small, so it is looked for from the first to the last.
    subscript(name: ViewName) -> ViewValue? {
        get {
            for index in members.indices where members[index].0 == name { return members[index].1 }
            return nil
        }
        set {
            members.removeAll { $0.0 == name }
            if let newValue { members.append((name, newValue)) }
        }
    }
}
