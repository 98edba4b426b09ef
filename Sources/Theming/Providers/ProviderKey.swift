/// What a provider is for.
enum ProviderKey: Hashable, Sendable {
    /// A property: one of the main actor's has a key path that may not leave it, so that its hash and its text stand for it.
    case property(hash: Int, text: String)
    /// The closure that is called with the style.
    case customization
    /// The style that an object's subtree has in place of the current one.
    case override

    init(_ path: AnyKeyPath) { self = .property(hash: path.hashValue, text: "\(path)") }
}
