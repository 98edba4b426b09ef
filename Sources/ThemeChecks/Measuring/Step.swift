/// Two neighbours of an order or a ladder, which are as asked, are not, or cannot be compared.
protocol Step {
    var isMet: Bool? { get }
    /// The names of the colours that cannot be read.
    var unknownColors: [String] { get }
}

extension Step {
    /// The reason why the two cannot be compared.
    var obstacle: String {
        guard let name = unknownColors.first else {
            return "nothing opaque is known beneath one of them"
        }
        return "the colour of '\(name)' is unknown"
    }

    /// The way to have the two compared.
    ///
    /// - Parameters:
    ///   - advice: The help about a ground that is not opaque.
    ///   - other: A member that names another ground, where the list takes one.
    func obstacleHelp(_ advice: String, other: String? = nil) -> String {
        guard let name = unknownColors.first else { return advice }
        let help = "give '\(name)' a colour that can be read, under 'colors:' or 'roles:'"
        return other.map { "\(help), or name another ground: '\($0)'" } ?? help
    }
}
