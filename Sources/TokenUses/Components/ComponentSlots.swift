import SourceText

/// The places in components to which their callers' elements go, as a file has them.
struct ComponentSlots {
    private struct Places {
        var named: [ComponentInside?] = []
        /// An element takes all that is handed over, its content as well: `<div {...props} />`.
        var spread: [ComponentInside?] = []
        /// The content is used in another way.
        var isUnknown = false
    }

    /// The words for the content, and for objects that may have it.
    private static let words = ["children", "<slot", "props", "$attrs", "..."]

    /// False for a file of which no component takes what a caller puts into it.
    static func mayBe(in text: String) -> Bool { words.contains(where: text.includes) }

    /// The component that is read.
    var component: String?
    private var places: [String: Places] = [:]

    mutating func noteContent(_ context: PaintContext) {
        change { $0.named.append(ComponentInside(context)) }
    }

    mutating func noteSpread(_ context: PaintContext) {
        change { $0.spread.append(ComponentInside(context)) }
    }

    mutating func noteOtherUse() {
        change { $0.isUnknown = true }
    }

    private mutating func change(_ note: (inout Places) -> Void) {
        guard let component else { return }
        note(&places[component, default: Places()])
    }

    /// The surroundings that each component gives at all of its places.
    var insides: [String: ComponentInside] {
        places.compactMapValues { places in
            if places.isUnknown { return nil }
            // The content has a name of its own, which the other attributes then lack.
            let all = places.named.isEmpty ? places.spread : places.named
            guard let first = all.first, !places.named.isEmpty || all.count == 1 else {
                return nil
            }
            return all.allSatisfy { $0 == first } ? first : nil
        }
    }
}
