/// The colours of one hue and of its opposite: in OKLab a plane through the greys.
struct HuePlane {
    /// The direction of the hue in the plane of a and b.
    private let a, b: Double

    /// Takes the hue in degrees.
    init(hue: Double) {
        a = cosine(degrees: hue)
        b = sine(degrees: hue)
    }

    /// The colour of the plane with this lightness and chroma.
    func color(lightness: Double, chroma: Double) -> OKLab { OKLab(lightness: lightness, a: chroma * a, b: chroma * b) }

    /// The chroma of a colour of the plane, negative for one of the opposite hue; of another colour, as far as it is of the hue.
    func chroma(of color: OKLab) -> Double { color.a * a + color.b * b }

    /// The place in the plane that is nearest to a place in OKLab.
    func projected(_ lab: Components) -> Components {
        let chroma = lab.second * a + lab.third * b
        return Components(lab.first, chroma * a, chroma * b)
    }
}
