/// What a provider is for.
enum ProviderKey: Hashable, Sendable {
    /// A property of an object that any thread may use.
    case property(KeyPathKey)
    /// A property of the main actor's: its key path may not leave it, so that its hash and its text stand for it.
    case mainActorProperty(hash: Int, text: String)
    /// The closure that is called with the style.
    case customization
    /// The style that an object's subtree has in place of the current one.
    case override

    static func property(_ path: any AnyKeyPath & Sendable) -> ProviderKey { .property(KeyPathKey(path: path)) }

    init(onMain path: AnyKeyPath) { self = .mainActorProperty(hash: path.hashValue, text: "\(path)") }
}

/// A key path as a key.
struct KeyPathKey: Hashable, Sendable {
    let path: any AnyKeyPath & Sendable

    static func == (left: KeyPathKey, right: KeyPathKey) -> Bool {
        (left.path as AnyKeyPath) == (right.path as AnyKeyPath)
    }

    func hash(into hasher: inout Hasher) { (path as AnyKeyPath).hash(into: &hasher) }
}
