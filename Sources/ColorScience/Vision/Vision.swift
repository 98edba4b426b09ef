/// A colour-vision deficiency.
public enum Vision: String, CaseIterable, Hashable, Sendable {
    /// No long-wave cones: reds look dark.
    case protanopia
    /// No middle-wave cones: reds and greens fall together.
    case deuteranopia
    /// No short-wave cones: blues and yellows fall together.
    case tritanopia

    /// The source of a simulation.
    public enum Model: String, CaseIterable, Hashable, Sendable {
        /// Machado, Oliveira, Fernandes 2009; the same as the emulation in Chromium's developer tools.
        case machado2009
        /// Brettel, Viénot, Mollon 1997; the better one for tritanopia.
        case brettel1997
    }

    /// The colour as someone with the full deficiency sees it, after Machado 2009.
    public func simulated(_ color: SRGB8) -> SRGB8 {
        simulated(color, severity: 1)
    }

    /// The colour as someone with this deficiency sees it, simulated in linear light.
    /// - Parameters:
    ///   - severity: 0 (none) ... 1 (full).
    ///   - model: The source of the matrices.
    public func simulated(_ color: SRGB8, severity: Double, model: Model = .machado2009) -> SRGB8 {
        let linear = color.linear.components
        let seen =
            switch model {
            case .machado2009: Machado2009.matrix(for: self, severity: severity) * linear
            case .brettel1997: Brettel1997.simulation(of: self, on: linear, severity: severity)
            }
        return SRGB8(clipping: SRGB(LinearSRGB(components: seen)))
    }
}
