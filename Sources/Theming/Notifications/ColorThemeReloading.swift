/// An object that shows its rows anew after a change of the colour theme: a table, a list.
///
/// It is found at run time, so that a subclass of an observing class may be the first to conform.
@MainActor
public protocol ColorThemeReloading: AnyObject {
    /// Called after each change, when the object has its new colours.
    func reloadForColorTheme()
}
