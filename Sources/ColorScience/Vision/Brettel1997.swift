/// The two half-planes of Brettel, Viénot, Mollon, "Computerized simulation of color appearance for dichromats" (1997).
///
/// For linear-light sRGB, with the constants of libDaltonLens.
enum Brettel1997 {
    /// A severity below 1 goes only a part of the way.
    static func simulation(of vision: Vision, on linear: Components, severity: Double) -> Components
    {
        let planes = planes(for: vision)
        let matrix = dot(linear, planes.normal) >= 0 ? planes.positive : planes.negative
        let seen = matrix * linear
        return severity >= 1 ? seen : mix(linear, seen, share: clamped(severity, to: 0...1))
    }

    static func planes(for vision: Vision) -> HalfPlanes {
        switch vision {
        case .protanopia: protan
        case .deuteranopia: deutan
        case .tritanopia: tritan
        }
    }

    /// Two matrices, and the normal of the plane between the colours they are for.
    struct HalfPlanes: Sendable {
        let positive: Matrix3
        let negative: Matrix3
        let normal: Components
    }

    private static let protan = HalfPlanes(
        positive: Matrix3(
            Components(0.14980, 1.19548, -0.34528),
            Components(0.10764, 0.84864, 0.04372),
            Components(0.00384, -0.00540, 1.00156)
        ),
        negative: Matrix3(
            Components(0.14570, 1.16172, -0.30742),
            Components(0.10816, 0.85291, 0.03892),
            Components(0.00386, -0.00524, 1.00139)
        ),
        normal: Components(0.00048, 0.00393, -0.00441)
    )

    private static let deutan = HalfPlanes(
        positive: Matrix3(
            Components(0.36477, 0.86381, -0.22858),
            Components(0.26294, 0.64245, 0.09462),
            Components(-0.02006, 0.02728, 0.99278)
        ),
        negative: Matrix3(
            Components(0.37298, 0.88166, -0.25464),
            Components(0.25954, 0.63506, 0.10540),
            Components(-0.01980, 0.02784, 0.99196)
        ),
        normal: Components(-0.00281, -0.00611, 0.00892)
    )

    private static let tritan = HalfPlanes(
        positive: Matrix3(
            Components(1.01277, 0.13548, -0.14826),
            Components(-0.01243, 0.86812, 0.14431),
            Components(0.07589, 0.80500, 0.11911)
        ),
        negative: Matrix3(
            Components(0.93678, 0.18979, -0.12657),
            Components(0.06154, 0.81526, 0.12320),
            Components(-0.37562, 1.12767, 0.24796)
        ),
        normal: Components(0.03901, -0.02788, -0.01113)
    )
}
