/// A style that an object has in place of the current one.
struct StyleOverride: Sendable {
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

    /// Changes what an object has in place of the current style and shows it; returns the style that what is below
    /// inherits, nil twice over where that stays.
    ///
    /// `handler` makes what the override is kept by: it is not called for its theme.
    func changeOverride(
        of object: AnyObject, _ handler: (Binding) -> Handler, _ change: (inout StyleOverride) -> Void
    ) -> ThemeStyle?? {
        let old = override(of: object)
        var new = old
        change(&new)
        if new.style == nil {
            unbind(object, key: ProviderKey.override)
        } else {
            courier.add(handler(binding(object, ProviderKey.override, attachment: new)))
        }
        guard new.style != old.style else { return nil }
        reapply(object)
        return .some(new.style)
    }
}
