import Foundation

/// The tokens of block observers: a notification centre keeps a block until its token is handed back.
///
/// An entry belongs to an object only while the object lives; the entries of others are cleared as their number doubles.
@MainActor
final class ColorThemeObservations {
    static let shared = ColorThemeObservations()

    private struct Key: Hashable {
        let object: ObjectIdentifier
        let center: ObjectIdentifier
    }

    private struct Entry {
        weak var object: AnyObject?
        let center: NotificationCenter
        let token: any NSObjectProtocol
        let senders: Senders
    }

    private var entries: [Key: Entry] = [:]
    private var limit = 16

    /// How many observers are recorded, those that are gone included.
    var count: Int { entries.count }

    /// Has an object hear of what is posted to a centre: by a themer, by nobody in particular, or, without a themer, by anybody.
    func add<Object: ColorThemeObserving>(
        _ object: Object, to center: NotificationCenter, of themer: Themer<Object.ObservedTheme>? = nil
    ) {
        let key = Key(object: ObjectIdentifier(object), center: ObjectIdentifier(center))
        if let entry = entries[key], entry.object === object { return entry.senders.add(themer) }
        drop(key)
        if entries.count >= limit { clear() }
        let reference = ObserverReference(object)
        let senders = Senders(themer)
        let token = center.addObserver(forName: .didChangeColorTheme, object: nil, queue: nil) { notification in
            guard let theme = notification.theme(as: Object.ObservedTheme.self) else { return }
            let sender = notification.object as? Themer<Object.ObservedTheme>
            onMainActor {
                if senders.contains(sender) { reference.object?.takeColorTheme(theme) }
            }
        }
        entries[key] = Entry(object: object, center: center, token: token, senders: senders)
    }

    func remove(_ object: AnyObject, from center: NotificationCenter) {
        let key = Key(object: ObjectIdentifier(object), center: ObjectIdentifier(center))
        if entries[key]?.object === object { drop(key) }
    }

    private func clear() {
        for (key, entry) in entries where entry.object == nil { drop(key) }
        limit = max(16, entries.count * 2)
    }

    private func drop(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        entry.center.removeObserver(entry.token)
    }
}

/// The themers that an object follows: all of them, or some.
@MainActor
private final class Senders {
    private struct Reference {
        weak var themer: AnyObject?
    }

    /// Nil for all.
    private var themers: [Reference]?

    init(_ themer: AnyObject?) { themers = themer.map { [Reference(themer: $0)] } }

    func add(_ themer: AnyObject?) {
        guard let themer else { return themers = nil }
        guard !contains(themer) else { return }
        themers?.removeAll { $0.themer == nil }
        themers?.append(Reference(themer: themer))
    }

    /// Whether the object is to hear what a themer posts, or, for nil, somebody else.
    func contains(_ themer: AnyObject?) -> Bool {
        guard let themers, let themer else { return true }
        return themers.contains { $0.themer === themer }
    }
}

/// A weak reference that only the main actor follows.
@MainActor
private final class ObserverReference<Theme: Equatable & Sendable> {
    private(set) weak var object: (any ColorThemeObserving<Theme>)?

    init(_ object: any ColorThemeObserving<Theme>) { self.object = object }
}

/// Runs `body` on the main actor: at once where the caller is there, else as soon as it is free.
private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
}
