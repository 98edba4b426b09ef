import ColorScience
import TestSupport

/// A colour with its alpha, 0...255 and 0...1, composited by the formula as CSS Compositing 1, section 5.1, has it.
struct StackLayer {
    var red, green, blue, alpha: Double
    /// Noise in the last digits decides how a channel is rounded.
    var isHalfway = false

    static func random(_ generator: inout SeededGenerator, isOpaque: Bool) -> StackLayer {
        func level() -> Double { Double(Int.random(in: 0...255, using: &generator)) }
        let alpha = isOpaque ? 1 : Double(Int.random(in: 0...100, using: &generator)) / 100
        return StackLayer(red: level(), green: level(), blue: level(), alpha: alpha)
    }

    var css: String {
        "rgb(\(Int(red)) \(Int(green)) \(Int(blue)) / \(Int((alpha * 100).rounded()))%)"
    }

    func over(_ other: StackLayer) -> StackLayer {
        func mix(_ front: Double, _ back: Double) -> Double {
            front * alpha + back * (1 - alpha)
        }
        let mixed = [mix(red, other.red), mix(green, other.green), mix(blue, other.blue)]
        let isHalfway = mixed.contains { abs($0 - $0.rounded(.down) - 0.5) < 1e-9 }
        // Browsers keep 8 bits after each layer.
        return StackLayer(
            red: mixed[0].rounded(),
            green: mixed[1].rounded(),
            blue: mixed[2].rounded(),
            alpha: 1,
            isHalfway: isHalfway || other.isHalfway
        )
    }

    var rgb: SRGB8 {
        func level(_ value: Double) -> UInt8 { UInt8(value + 0.5) }
        return SRGB8(red: level(red), green: level(green), blue: level(blue))
    }
}

/// The colours of a theme, and what each lies on by the section "Translucent colours" of the guide.
struct StackOracle {
    var layers: [String: StackLayer] = [:]

    private static let page = ["background", "surface", "surface-raised"]
    private static let cards = ["card-background", "card-hover-background"]
    private static let rows = ["cell-background", "cell-hover-background"]
    private static let fields = ["field-background", "field-hover-background"]

    /// The names of all that a colour lies on, as the guide lists them.
    private static func below(_ name: String, surfacesAbove count: Int) -> [String] {
        switch name {
        case "background": []
        case "surface", "surface-raised": count > 1 ? ["background"] : page
        case "highlight", "selection": page + ["code-background"] + fields + cards + rows
        case _ where name.hasPrefix("card-"): page
        case _ where name.hasPrefix("cell-"): page + cards
        case "primary", "accent": page + cards + rows
        case _ where name.hasPrefix("label-"): page + cards + rows
        case _ where name.hasSuffix("-background") && name != "code-background":
            page + cards + rows + ["cell-selected-background"]
        default: page
        }
    }

    /// Every way down from a colour, each layer of it flattened; absent components are no ground.
    func grounds(of name: String, surfacesAbove count: Int = 0) -> [StackLayer] {
        guard let layer = layers[name] else { return [] }
        if layer.alpha == 1 { return [layer] }
        let isSurface = name.hasPrefix("surface")
        let surfaces = isSurface ? count + 1 : count
        let lower = Self.below(name, surfacesAbove: surfaces).flatMap { ground in
            grounds(of: ground, surfacesAbove: surfaces)
        }
        return (lower + carriers(of: name)).map(layer.over)
    }

    /// A selected row and the current entry as they look on the page, under a fill that they carry.
    private func carriers(of name: String) -> [StackLayer] {
        let names = ["primary": ["selection"], "accent": ["selection", "primary"]][name] ?? []
        return names.flatMap { name -> [StackLayer] in
            guard let layer = layers[name] else { return [] }
            if layer.alpha == 1 { return [layer] }
            return Self.page.flatMap { grounds(of: $0) }.map(layer.over)
        }
    }

    /// The lowest ratio of a colour on a ground; nil where rounding is a matter of noise.
    func worstRatio(of front: String, on ground: String) -> Double? {
        guard let ink = layers[front] else { return nil }
        let grounds = grounds(of: ground)
        if grounds.contains(where: { $0.isHalfway || ink.over($0).isHalfway }) { return nil }
        return grounds.map { Contrast.ratio(of: ink.over($0).rgb, on: $0.rgb) }.min()
    }
}
