/// The names of animations that change something.
struct AnimationNames: Sendable {
    private var names: Set<String> = []

    mutating func insert(_ name: String) { names.insert(name) }

    mutating func formUnion(_ other: AnimationNames) { names.formUnion(other.names) }

    /// One of the animations that an element asks for may be among them.
    func mayInclude(_ asked: Set<String>) -> Bool {
        if names.isEmpty || asked.isEmpty { return false }
        let isAny = asked.contains(SheetAnimations.any) || names.contains(SheetAnimations.any)
        return isAny || !names.isDisjoint(with: asked)
    }
}
