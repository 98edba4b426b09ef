import ColorScience
import SourceTrees
import ThemeModel

/// A colour of a property list: `Red Component` and others from 0 to 1, in the space that it names.
struct PropertyListColor: ComposedColor {
    private let channels: [SourceNode]
    private let space: ComponentSpace
    private let css: String

    init?(_ node: SourceNode) {
        let channels = ["Red", "Green", "Blue"].compactMap { node["\($0) Component"] }
        guard channels.count == 3, let color = ColorDecoder.color(node, .components) else {
            return nil
        }
        self.channels = channels
        space = ComponentSpace(of: node)
        css = color.css
    }

    /// Generic RGB lacks some of the purest colours of sRGB.
    var isUnlimited: Bool { space != .calibrated }

    /// The reader takes no alpha from such colours.
    func texts(for edit: ValueEdit) -> ComposedTexts? {
        guard edit.alpha == nil, let rgb = edit.color, let notation = ColorNotation(css) else {
            return nil
        }
        let new = notation.text(for: rgb)
        let isWide = space == .displayP3
        let written = isWide ? nil : space.components(of: rgb)?.map { "\($0)" }
        let numbers = written ?? (isWide ? new.numbersOfFunction : [])
        guard numbers.count >= 3 else { return nil }
        return ComposedTexts(
            members: zip(channels, numbers).map { (node: $0, text: $1) },
            old: css,
            new: new
        )
    }
}
