/// Where a keyed handler is kept: its target's address, which a live target alone gives a meaning, and its key.
@usableFromInline
struct Slot: Hashable, Sendable {
    let target: ObjectIdentifier
    let key: RegistrationKey

    init(_ target: AnyObject, _ key: some Hashable & Sendable) {
        self.target = ObjectIdentifier(target)
        self.key = RegistrationKey(key)
    }
}

/// A key that tells an object's handlers apart.
struct RegistrationKey: Hashable, Sendable {
    private let value: any Hashable & Sendable

    init(_ value: some Hashable & Sendable) { self.value = value }

    static func == (left: RegistrationKey, right: RegistrationKey) -> Bool {
        AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) { AnyHashable(value).hash(into: &hasher) }
}
