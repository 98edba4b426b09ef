// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, UseSingleLinePropertyGetter, OneVariableDeclarationPerLine, DoNotUseSemicolons, NeverForceUnwrap

@_exported import Foundation
import Observation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View; @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { self } }
public struct EmptyV: View { public var body: Never { preconditionFailure() } }
@resultBuilder public struct ViewBuilder {
    public static func buildBlock<C: View>(_ c: C) -> C { c };
    public static func buildExpression<C: View>(_ c: C) -> C { c }
}
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View; typealias Content = _Content<Self>;
    @ViewBuilder func body(content: Content) -> Body
}
public struct _Content<M>: View { public var body: Never { preconditionFailure() } }
public struct ModifiedContent<C, M>: View { public var body: Never { preconditionFailure() } }
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
public enum ColorScheme: Sendable { case light, dark }
public enum ColorSchemeContrast: Sendable { case standard, increased }
public struct EnvironmentValues {
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
    public var colorScheme: ColorScheme {
        get { .light }
        set {}
    }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
}
@propertyWrapper public struct Environment<Value>: Sendable {
    public init(_ k: KeyPath<EnvironmentValues, Value>) {};
    public var wrappedValue: Value { preconditionFailure() }
}
extension View {
    public func modifier<T>(_ m: T) -> ModifiedContent<Self, T> { preconditionFailure() }
    public func environment<T: AnyObject & Observable>(_ o: T?) -> some View { EmptyV() }
    public func transformEnvironment<V>(
        _ k: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View { EmptyV() }
    public func onChange<V: Equatable>(of: V, initial: Bool = false, _ a: @escaping (V, V) -> Void)
        -> some View
    {
        EmptyV()
    }
}
public struct Color: Hashable, Sendable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public struct Resolved: Hashable, Sendable {
        public var red: Float, green: Float, blue: Float, opacity: Float
    }
    public init(
        _ s: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {}
    public func resolve(in e: EnvironmentValues) -> Resolved { preconditionFailure() }
}
public struct Font: Hashable, Sendable {
    public enum TextStyle: Sendable { case body }
    public enum Design: Sendable { case `default`, serif, monospaced, rounded }
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight(), thin = Weight(), light = Weight(),
            regular = Weight(),
            medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(),
            black = Weight()
    }
    public static func custom(_ n: String, size: CGFloat, relativeTo: TextStyle) -> Font { Font() }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font()
    }
    public func weight(_ w: Weight) -> Font { self }
    public func italic() -> Font { self }
}
#if canImport(UIKit)
    import UIKit
    public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
        static func read(from: UITraitCollection) -> Value;
        static func write(to: inout any UIMutableTraits, value: Value)
    }
#endif
