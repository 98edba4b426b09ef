import SourceText

/// A reason that nothing tells the ground of a text.
package enum GroundReason: Hashable, Sendable {
    /// The file has no ground at all.
    case missing
    /// Nothing tells what a translucent ground lies on.
    case openBelow
    case schemeProperty
    case boxlessClass
    case noBox
    case pseudoElement
    case textColor
    case handedOver
    case hidden
    case movedByBrowser
    case otherTree
    case positioned
    case scrolledOver
    case pulledOver
    case pulledUnder
    case otherMode
    case outerGround
    case outerProperty
    case disorder
    case severalParts
    case noContent
    case otherElement(rule: String)
    case propertySet(utility: String, property: String)

    var sentence: ReasonSentence {
        switch self {
        case .missing: "no ground in this file"
        case .openBelow: "nothing tells what is below its ground"
        case .schemeProperty: "'color-scheme' chooses one of its colours"
        case .boxlessClass: "'contents' leaves its ground out"
        case .noBox: "its element has no box, and paints no ground"
        case .pseudoElement: "a pseudo-element may have it on another ground"
        case .textColor: "it has the colour of the text"
        case .handedOver: "it is handed over in an attribute"
        case .hidden: "it is hidden until a script shows it"
        case .movedByBrowser: "browsers do not leave it where it is written"
        case .otherTree: "it is in another tree"
        case .positioned: "it may lie on more than the element that it is in"
        case .scrolledOver: "it may lie on what is scrolled below it"
        case .pulledOver: "it may lie on what comes before it"
        case .pulledUnder: "what comes after it may lie below or over it"
        case .otherMode: "it may be in another mode than the element around it"
        case .outerGround: "it takes the ground of the element around"
        case .outerProperty: "its custom property takes the value of the element around, or none"
        case .disorder: "its tags, or those of a template, are out of order"
        case .severalParts: "its value has several parts"
        case .noContent: "no rule of the file gives it a text"
        case .otherElement(let rule):
            "'\(name: rule.excerpt(40))' may give it to an element with a ground of its own"
        case .propertySet(let utility, let property):
            "'\(name: utility)' sets '\(name: property)'"
        }
    }
}

/// A reason that nothing tells the text on a ground.
package enum TextReason: String, Sendable {
    case around = "nothing tells whether the text around it lies on it"
    case anyText = "any text may lie on it"
    case empty = "its rule is for elements without a text"
}

/// Something that may paint a ground of its own.
package enum ComponentReason: Hashable, Sendable {
    case tag(String)
    case view(String)
    case modifier(String)
    case browser

    var sentence: ReasonSentence {
        switch self {
        case .tag(let name): "<\(name: name)> may paint a ground of its own"
        case .view(let name): "\(name) may paint a ground of its own"
        case .modifier(let name): "'.\(name: name)' may paint its ground"
        case .browser: "browsers give it a ground of its own"
        }
    }
}
