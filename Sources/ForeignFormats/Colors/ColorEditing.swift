import SourceTrees

/// The notations of a format's colours that an edit has to keep, beside those of CSS.
struct ColorEditing: Sendable {
    /// The kinds of colours that stand in several members.
    var composed: [any ComposedColor.Type] = []
    /// A colour in CSS, as the file's own notation and back; nil where they are the same.
    var notation: ColorNotationPair?
    /// An alias keeps its name: in code another one could be unknown there, or be written in another way.
    var keepsAliases = false
}

/// A notation of colours by the way to CSS and the way back.
struct ColorNotationPair: Sendable {
    let css: @Sendable (_ written: String) -> String
    let written: @Sendable (_ css: String) -> String
}

/// A colour that is written in several members.
protocol ComposedColor: Sendable {
    /// Nil for any other node, and where the members cannot say another colour.
    init?(_ node: SourceNode)

    /// The new texts of its members, by their places, and the colour before and after; nil where it cannot be written so.
    func texts(for edit: ValueEdit) -> ComposedTexts?

    /// The members can say every colour of sRGB.
    var isUnlimited: Bool { get }
}

extension ComposedColor {
    var isUnlimited: Bool { true }
}

struct ComposedTexts {
    var members: [(node: SourceNode, text: String)]
    /// New members after the first one.
    var added: [(name: String, text: String)] = []
    let old: String
    let new: String
}

extension String {
    /// The numbers of a function of CSS.
    var numbersOfFunction: [String] {
        let words = drop { $0 != "(" }.split { " ()/%".contains($0) }
        return words.map(String.init).filter { Double($0) != nil }
    }
}
