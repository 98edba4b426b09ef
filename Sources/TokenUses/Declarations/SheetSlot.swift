/// The part of an element that a declaration is about.
enum SheetSlot: Int, CaseIterable, Sendable {
    /// Clockwise from the top, as shorthands have them.
    static let borders: [SheetSlot] = [.borderTop, .borderRight, .borderBottom, .borderLeft]
    /// The slots that decide the colours of a text and its ground, or the contrast that the text needs.
    static let deciding: [SheetSlot] = [
        .text, .ground, .image, .opacity, .effect, .scheme, .position, .box, .size, .weight,
        .scale,
    ]
    /// The slots that decide the needed contrast alone.
    static let sizes: Set<SheetSlot> = [.size, .weight, .scale]

    case text
    case ground
    /// An image above the ground.
    case image
    case borderTop
    case borderRight
    case borderBottom
    case borderLeft
    case outline
    case fill
    case stroke
    case opacity
    /// A filter, a blend mode, a mask or a shadow, which changes colours.
    case effect
    /// The colour of a text in place of its own.
    case textFill
    case size
    case weight
    /// A zoom or a scale.
    case scale
    /// A place outside of the element around.
    case position
    /// The box that a ground is painted in.
    case box
    /// The scheme that `light-dark()` has its colour from.
    case scheme
    case width
    case height
    /// The text of a pseudo-element; clear for one without.
    case content
}
