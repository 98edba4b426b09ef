import ColorScience

/// The chroma that a hue may have.
struct ChromaRoom {
    /// A unit of chroma in the hue.
    let direction: OKLab

    /// The hue in degrees.
    init(hue: Double) {
        direction = OKLab(OKLCH(lightness: 0, chroma: 1, hue: hue))
    }

    /// The hue of a colour that is not grey.
    init(of color: OKLab, chroma: Double) {
        direction = OKLab(lightness: 0, a: color.a / chroma, b: color.b / chroma)
    }

    /// The colour of a lightness and a chroma, within sRGB or not.
    func color(_ lightness: Double, _ chroma: Double) -> LinearSRGB {
        let lab = OKLab(lightness: lightness, a: chroma * direction.a, b: chroma * direction.b)
        return LinearSRGB(lab.xyz)
    }

    /// The most chroma that sRGB has at a lightness, up to `chroma`.
    func most(at lightness: Double, upTo chroma: Double) -> Double {
        if color(lightness, chroma).isInGamut { return chroma }
        return Self.most(upTo: chroma) { color(lightness, $0).isInGamut }
    }

    static func most(upTo chroma: Double, where isAllowed: (Double) -> Bool) -> Double {
        var low = 0.0
        var high = chroma
        // To a 512th of the chroma, which 8 bits do not show.
        for _ in 0..<9 {
            let middle = (low + high) / 2
            if isAllowed(middle) {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }
}

extension LinearSRGB {
    fileprivate var isInGamut: Bool {
        let range = -0.0001...1.0001
        return range.contains(red) && range.contains(green) && range.contains(blue)
    }
}
