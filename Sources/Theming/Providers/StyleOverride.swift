/// A style that an object has in place of the current one.
struct StyleOverride: Equatable, Sendable {
    /// The object's own.
    var own: ThemeStyle?
    /// That of what the object is in; it is kept beside an own one, to be there when that is taken away.
    var inherited: ThemeStyle?

    var style: ThemeStyle? { own ?? inherited }
}

extension Themer where Theme == ThemeStyle {
    /// What an object has in place of the current style.
    func override(of object: AnyObject) -> StyleOverride {
        handler(of: object, key: ProviderKey.override)?.binding?.attachment as? StyleOverride ?? StyleOverride()
    }

    /// Puts something in place of what an object has; `handler` makes what it is kept by, and is not called for its theme.
    func setOverride(of object: AnyObject, to new: StyleOverride, _ handler: (Binding) -> Handler) {
        if new.style == nil {
            unbind(object, key: ProviderKey.override)
        } else {
            courier.add(handler(binding(object, ProviderKey.override, attachment: new)))
        }
    }
}
