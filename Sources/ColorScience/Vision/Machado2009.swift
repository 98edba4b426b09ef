/// The matrices of Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009).
///
/// Eleven severities from 0 to 1, for linear-light sRGB.
enum Machado2009 {
    /// The matrix for a severity, 0...1, interpolated between the published steps.
    static func matrix(for vision: Vision, severity: Double) -> Matrix3 {
        let steps = steps(for: vision)
        let position = clamped(severity, to: 0...1) * 10
        let step = min(Int(position), 9)
        let share = position - Double(step)
        if share == 1 { return steps[step + 1] }
        return share == 0 ? steps[step] : steps[step].interpolated(to: steps[step + 1], share: share)
    }

    /// The eleven matrices of a deficiency, from no effect to the full one.
    static func steps(for vision: Vision) -> [Matrix3] {
        switch vision {
        case .protanopia: protan
        case .deuteranopia: deutan
        case .tritanopia: tritan
        }
    }

    private static let protan: [Matrix3] = [
        Matrix3(
            Components(1, 0, 0),
            Components(0, 1, 0),
            Components(0, 0, 1)
        ),
        Matrix3(
            Components(0.856167, 0.182038, -0.038205),
            Components(0.029342, 0.955115, 0.015544),
            Components(-0.00288, -0.001563, 1.004443)
        ),
        Matrix3(
            Components(0.734766, 0.334872, -0.069637),
            Components(0.05184, 0.919198, 0.028963),
            Components(-0.004928, -0.004209, 1.009137)
        ),
        Matrix3(
            Components(0.630323, 0.465641, -0.095964),
            Components(0.069181, 0.890046, 0.040773),
            Components(-0.006308, -0.007724, 1.014032)
        ),
        Matrix3(
            Components(0.539009, 0.579343, -0.118352),
            Components(0.082546, 0.866121, 0.051332),
            Components(-0.007136, -0.011959, 1.019095)
        ),
        Matrix3(
            Components(0.458064, 0.679578, -0.137642),
            Components(0.092785, 0.846313, 0.060902),
            Components(-0.007494, -0.016807, 1.024301)
        ),
        Matrix3(
            Components(0.38545, 0.769005, -0.154455),
            Components(0.100526, 0.829802, 0.069673),
            Components(-0.007442, -0.02219, 1.029632)
        ),
        Matrix3(
            Components(0.319627, 0.849633, -0.169261),
            Components(0.106241, 0.815969, 0.07779),
            Components(-0.007025, -0.028051, 1.035076)
        ),
        Matrix3(
            Components(0.259411, 0.923008, -0.18242),
            Components(0.110296, 0.80434, 0.085364),
            Components(-0.006276, -0.034346, 1.040622)
        ),
        Matrix3(
            Components(0.203876, 0.990338, -0.194214),
            Components(0.112975, 0.794542, 0.092483),
            Components(-0.005222, -0.041043, 1.046265)
        ),
        Matrix3(
            Components(0.152286, 1.052583, -0.204868),
            Components(0.114503, 0.786281, 0.099216),
            Components(-0.003882, -0.048116, 1.051998)
        ),
    ]

    private static let deutan: [Matrix3] = [
        Matrix3(
            Components(1, 0, 0),
            Components(0, 1, 0),
            Components(0, 0, 1)
        ),
        Matrix3(
            Components(0.866435, 0.177704, -0.044139),
            Components(0.049567, 0.939063, 0.01137),
            Components(-0.003453, 0.007233, 0.99622)
        ),
        Matrix3(
            Components(0.760729, 0.319078, -0.079807),
            Components(0.090568, 0.889315, 0.020117),
            Components(-0.006027, 0.013325, 0.992702)
        ),
        Matrix3(
            Components(0.675425, 0.43385, -0.109275),
            Components(0.125303, 0.847755, 0.026942),
            Components(-0.00795, 0.018572, 0.989378)
        ),
        Matrix3(
            Components(0.605511, 0.52856, -0.134071),
            Components(0.155318, 0.812366, 0.032316),
            Components(-0.009376, 0.023176, 0.9862)
        ),
        Matrix3(
            Components(0.547494, 0.607765, -0.155259),
            Components(0.181692, 0.781742, 0.036566),
            Components(-0.01041, 0.027275, 0.983136)
        ),
        Matrix3(
            Components(0.498864, 0.674741, -0.173604),
            Components(0.205199, 0.754872, 0.039929),
            Components(-0.011131, 0.030969, 0.980162)
        ),
        Matrix3(
            Components(0.457771, 0.731899, -0.18967),
            Components(0.226409, 0.731012, 0.042579),
            Components(-0.011595, 0.034333, 0.977261)
        ),
        Matrix3(
            Components(0.422823, 0.781057, -0.203881),
            Components(0.245752, 0.709602, 0.044646),
            Components(-0.011843, 0.037423, 0.974421)
        ),
        Matrix3(
            Components(0.392952, 0.82361, -0.216562),
            Components(0.263559, 0.69021, 0.046232),
            Components(-0.01191, 0.040281, 0.97163)
        ),
        Matrix3(
            Components(0.367322, 0.860646, -0.227968),
            Components(0.280085, 0.672501, 0.047413),
            Components(-0.01182, 0.04294, 0.968881)
        ),
    ]

    private static let tritan: [Matrix3] = [
        Matrix3(
            Components(1, 0, 0),
            Components(0, 1, 0),
            Components(0, 0, 1)
        ),
        Matrix3(
            Components(0.92667, 0.092514, -0.019184),
            Components(0.021191, 0.964503, 0.014306),
            Components(0.008437, 0.054813, 0.93675)
        ),
        Matrix3(
            Components(0.89572, 0.13333, -0.02905),
            Components(0.029997, 0.9454, 0.024603),
            Components(0.013027, 0.104707, 0.882266)
        ),
        Matrix3(
            Components(0.905871, 0.127791, -0.033662),
            Components(0.026856, 0.941251, 0.031893),
            Components(0.01341, 0.148296, 0.838294)
        ),
        Matrix3(
            Components(0.948035, 0.08949, -0.037526),
            Components(0.014364, 0.946792, 0.038844),
            Components(0.010853, 0.193991, 0.795156)
        ),
        Matrix3(
            Components(1.017277, 0.027029, -0.044306),
            Components(-0.006113, 0.958479, 0.047634),
            Components(0.006379, 0.248708, 0.744913)
        ),
        Matrix3(
            Components(1.104996, -0.046633, -0.058363),
            Components(-0.032137, 0.971635, 0.060503),
            Components(0.001336, 0.317922, 0.680742)
        ),
        Matrix3(
            Components(1.193214, -0.109812, -0.083402),
            Components(-0.058496, 0.97941, 0.079086),
            Components(-0.002346, 0.403492, 0.598854)
        ),
        Matrix3(
            Components(1.257728, -0.139648, -0.118081),
            Components(-0.078003, 0.975409, 0.102594),
            Components(-0.003316, 0.501214, 0.502102)
        ),
        Matrix3(
            Components(1.278864, -0.125333, -0.153531),
            Components(-0.084748, 0.957674, 0.127074),
            Components(-0.000989, 0.601151, 0.399838)
        ),
        Matrix3(
            Components(1.255528, -0.076749, -0.178779),
            Components(-0.078411, 0.930809, 0.147602),
            Components(0.004733, 0.691367, 0.3039)
        ),
    ]
}
