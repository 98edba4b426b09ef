/// A theme on its way to the handlers.
@usableFromInline
final class Delivery<Theme: Sendable>: Sendable {
    @usableFromInline let theme: Theme

    init(_ theme: Theme) { self.theme = theme }
}

/// A delivery of any theme: handlers know no theme's type, so that what calls them is compiled once and fast.
@usableFromInline
typealias Parcel = any AnyObject & Sendable

extension Delivery {
    /// The theme in a parcel, which is a delivery of this kind: a themer hands its courier no others.
    @inlinable
    static func theme(in parcel: Parcel) -> Theme { unsafeDowncast(parcel, to: Delivery<Theme>.self).theme }
}
