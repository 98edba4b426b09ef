// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, UseSingleLinePropertyGetter, OneVariableDeclarationPerLine, DoNotUseSemicolons, NeverForceUnwrap

@_exported import Foundation

public final class UIColor: NSObject, Sendable {
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init()
    }
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init()
    }
    public func getRed(
        _ r: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { true }
}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified, normal, high }
public final class UITraitCollection: NSObject, Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle { .light };
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public subscript<T: UITraitDefinition>(t: T.Type) -> T.Value { T.defaultValue }
}
public protocol UITraitDefinition {
    associatedtype Value; static var defaultValue: Value { get }; static var name: String { get };
    static var identifier: String { get }; static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
    public static var name: String { "" }; public static var identifier: String { "" };
    public static var affectsColorAppearance: Bool { false }
}
public typealias UITrait = any UITraitDefinition.Type
public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(t: T.Type) -> T.Value { get set }
}
public struct UITraitOverrides: UIMutableTraits {
    public subscript<T: UITraitDefinition>(t: T.Type) -> T.Value {
        get { T.defaultValue }
        set {}
    }
}
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .light }
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { .normal }
}
@MainActor public protocol UITraitChangeRegistration {}
@MainActor public protocol UITraitEnvironment {}
@MainActor open class UIResponder: NSObject {}
@MainActor open class UIView: UIResponder, UITraitEnvironment {
    open var superview: UIView? { nil }; open var subviews: [UIView] { [] };
    open func addSubview(_ v: UIView) {};
    open func removeFromSuperview() {}
    open var traitCollection: UITraitCollection { preconditionFailure() };
    open var traitOverrides: UITraitOverrides {
        get { .init() }
        set {}
    }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .light }
        set {}
    }
}
extension UITraitEnvironment {
    @discardableResult public func registerForTraitChanges(
        _ t: [UITrait],
        handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { preconditionFailure() }
}
@MainActor open class UIWindow: UIView {}
public final class UIFontDescriptor: NSObject, Sendable {
    public struct AttributeName: Hashable, Sendable {
        public static let family = AttributeName(), traits = AttributeName()
    }
    public struct TraitKey: Hashable, Sendable {
        public static let weight = TraitKey(), width = TraitKey()
    }
    public struct SystemDesign: Hashable, Sendable {
        public static let `default` = SystemDesign(), serif = SystemDesign(),
            monospaced = SystemDesign(),
            rounded = SystemDesign()
    }
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue };
        public static let traitItalic = SymbolicTraits(rawValue: 1)
    }
    public init(fontAttributes: [AttributeName: Any]) {}
    public var fontAttributes: [AttributeName: Any] { [:] }
    public var symbolicTraits: SymbolicTraits { [] }
    public func object(forKey: AttributeName) -> Any? { nil }
    public func addingAttributes(_ a: [AttributeName: Any] = [:]) -> UIFontDescriptor { self }
    public func withSymbolicTraits(_ s: SymbolicTraits) -> UIFontDescriptor? { self }
    public func withDesign(_ d: SystemDesign) -> UIFontDescriptor? { self }
}
public final class UIFont: NSObject, Sendable {
    public struct TextStyle: Hashable, Sendable { public static let body = TextStyle() }
    public init(descriptor: UIFontDescriptor, size: CGFloat) {}
    public class func systemFont(ofSize: CGFloat) -> UIFont { preconditionFailure() }
    public class func fontNames(forFamilyName: String) -> [String] { [] }
    public var fontDescriptor: UIFontDescriptor { preconditionFailure() };
    public var familyName: String { "" };
    public var pointSize: CGFloat { 0 }
}
public final class UIFontMetrics: NSObject, Sendable {
    public init(forTextStyle: UIFont.TextStyle) {};
    public func scaledFont(for f: UIFont) -> UIFont { f }
}
