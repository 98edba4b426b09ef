// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, UseSingleLinePropertyGetter, OneVariableDeclarationPerLine, DoNotUseSemicolons, NeverForceUnwrap

@_exported import Foundation

public final class NSColorSpace: NSObject, Sendable {
    public class var extendedSRGB: NSColorSpace { preconditionFailure() }
}
public final class NSAppearance: NSObject, Sendable {
    public struct Name: Hashable, Sendable { public static let aqua = Name(), darkAqua = Name() }
    public convenience init?(named: Name) { self.init() };
    public func bestMatch(from: [Name]) -> Name? { nil }
}
public final class NSColor: NSObject, Sendable {
    public convenience init(
        colorSpace: NSColorSpace,
        components: UnsafePointer<CGFloat>,
        count: Int
    ) { self.init() }
    public struct Name {}
    public convenience init(
        name: Name?,
        dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
    ) { self.init() }
    public func usingColorSpace(_ s: NSColorSpace) -> NSColor? { self }
    public var redComponent: CGFloat { 0 }; public var greenComponent: CGFloat { 0 };
    public var blueComponent: CGFloat { 0 }; public var alphaComponent: CGFloat { 0 }
}
@MainActor open class NSView: NSObject {
    open var superview: NSView? { nil }; open var subviews: [NSView] { [] }
}
@MainActor open class NSWindow: NSObject {
    open var appearance: NSAppearance? {
        get { nil }
        set {}
    }
}
@MainActor open class NSApplication: NSObject {
    open class var shared: NSApplication { preconditionFailure() };
    open var effectiveAppearance: NSAppearance { preconditionFailure() }
}
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue };
    public static let initial = NSKeyValueObservingOptions(rawValue: 1)
}
public class NSKeyValueObservation: NSObject {}
public struct NSKeyValueObservedChange<V> {}
public protocol KVO {}
extension NSObject: KVO {}
extension KVO {
    public func observe<V>(
        _ k: KeyPath<Self, V>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<V>) -> Void
    ) -> NSKeyValueObservation { preconditionFailure() }
}
public final class NSWorkspace: NSObject {
    public class var shared: NSWorkspace { preconditionFailure() };
    public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
}
public final class NSFontManager: NSObject {
    public class var shared: NSFontManager { preconditionFailure() };
    public var availableFontFamilies: [String] { [] }
}
public final class NSFontDescriptor: NSObject, Sendable {
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
        public static let italic = SymbolicTraits(rawValue: 1)
    }
    public init(fontAttributes: [AttributeName: Any]?) {}
    public var symbolicTraits: SymbolicTraits { [] }
    public func object(forKey: AttributeName) -> Any? { nil }
    public func addingAttributes(_ a: [AttributeName: Any] = [:]) -> NSFontDescriptor { self }
    public func withSymbolicTraits(_ s: SymbolicTraits) -> NSFontDescriptor { self }
    public func withDesign(_ d: SystemDesign) -> NSFontDescriptor? { self }
}
public final class NSFont: NSObject, Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat; public init(rawValue: CGFloat) { self.rawValue = rawValue };
        public init(_ r: CGFloat) { rawValue = r }
    }
    public init?(descriptor: NSFontDescriptor, size: CGFloat) {}
    public class func systemFont(ofSize: CGFloat, weight: Weight) -> NSFont {
        preconditionFailure()
    }
    public var fontDescriptor: NSFontDescriptor { preconditionFailure() };
    public var familyName: String? { "" };
    public var pointSize: CGFloat { 0 }
}
