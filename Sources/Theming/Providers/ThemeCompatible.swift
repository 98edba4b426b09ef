/// A class whose objects have a `theme`, through which their properties follow the style.
///
/// Conform a class of your own or of others: nothing has to be implemented.
public protocol ThemeCompatible: AnyObject {
    /// What the object follows; ``Themer/appStyle`` where it does not say.
    var themer: Themer<ThemeStyle> { get }
}

extension ThemeCompatible {
    /// The application's style.
    public var themer: Themer<ThemeStyle> { .appStyle }

    /// The object's properties as things that follow the style: `label.theme.textColor = ThemeProvider { … }`.
    public var theme: ThemeNamespace<Self> { ThemeNamespace(base: self) }
}
