/// Values for properties of components, by their classes, as a theme sets them in a running program.
///
/// Each theme fills a new value. Where several values are for one property of an object, the last one wins.
@MainActor
public struct ComponentValues {
    struct Entry {
        let property: AnyKeyPath
        let containers: [AnyClass]
        let isFor: (AnyObject) -> Bool
        let set: (AnyObject) -> Void
        /// Saves the present value; the returned closure sets it again.
        let save: (AnyObject) -> (AnyObject) -> Void
    }

    private var entries: [Entry] = []
    private(set) var effects: [(perform: () -> Void, undo: () -> Void)] = []

    /// Sets a property of every component of a class and its subclasses.
    ///
    /// With containers, only of those inside an object of the first class, which is inside one of the second, and so
    /// on; the component must be a ``ThemeNode``. Other objects may be between them.
    public mutating func set<Component: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Component, Value>,
        to value: Value,
        in containers: AnyClass...
    ) {
        entries.append(
            Entry(property: property, containers: containers) {
                $0 is Component
            } set: {
                ($0 as? Component)?[keyPath: property] = value
            } save: { object in
                let old = (object as? Component)?[keyPath: property]
                return { object in if let old { (object as? Component)?[keyPath: property] = old } }
            }
        )
    }

    /// Does something when the theme is applied that no property can say, and undoes it before the next one.
    public mutating func perform(
        _ action: @escaping @MainActor () -> Void,
        undo: @escaping @MainActor () -> Void
    ) {
        effects.append((action, undo))
    }

    /// The values for an object, at most one for each property, in the order of the last ones.
    func entries(for object: AnyObject) -> [Entry] {
        let ancestors = (object as? any ThemeNode)?.chain.dropFirst() ?? []
        var found: [Entry] = []
        var seen: Set<AnyKeyPath> = []
        for entry in entries.reversed() where entry.isFor(object) && entry.isInContainers(ancestors)
        {
            if seen.insert(entry.property).inserted {
                found.append(entry)
            }
        }
        return found.reversed()
    }
}

extension ComponentValues.Entry {
    /// The containers are among an object's ancestors, in this order from the inside out.
    func isInContainers(_ ancestors: some Collection<any ThemeNode>) -> Bool {
        var missing = containers[...]
        for node in ancestors {
            guard let container = missing.first else { break }
            if isInstance(node, of: container) {
                missing.removeFirst()
            }
        }
        return missing.isEmpty
    }

    private func isInstance(_ object: AnyObject, of container: AnyClass) -> Bool {
        func check<Class: AnyObject>(_ class: Class.Type) -> Bool {
            object is Class
        }
        return check(container)
    }
}

/// The properties of one object that themes have set, and the values from before.
@MainActor
final class AppliedValues {
    private var properties: [AnyKeyPath] = []
    private var restores: [(AnyObject) -> Void] = []

    /// Sets the values; those from before return first if the theme sets other properties than the last one.
    ///
    /// All of them: a key path through a subclass differs from its superclass's for one property, so that only the
    /// reverse order is sure to bring back the first value.
    func apply(_ values: ComponentValues, to object: AnyObject) {
        let entries = values.entries(for: object)
        let properties = entries.map(\.property)
        if properties != self.properties { restore(object) }
        let isNew = restores.isEmpty
        for entry in entries {
            if isNew { restores.append(entry.save(object)) }
            entry.set(object)
        }
        self.properties = properties
    }

    func restore(_ object: AnyObject) {
        for restore in restores.reversed() { restore(object) }
        restores = []
        properties = []
    }
}
