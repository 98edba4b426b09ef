extension ThemeNamespace where Base: ThemeNode {
    /// The theme of the object and all below it, instead of the current one; nil restores the inherited one.
    ///
    /// An object that moves in the tree calls ``refresh()``. See ``Themer/override(_:at:)``.
    public var override: Base.FollowedTheme? {
        get { base.themer.override(at: base) }
        nonmutating set { base.themer.override(newValue, at: base) }
    }
}
