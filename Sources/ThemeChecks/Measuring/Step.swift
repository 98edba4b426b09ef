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

    /// The way to have the two compared; `advice` is for a ground that is not opaque.
    func obstacleHelp(_ advice: String) -> String {
        guard let name = unknownColors.first else { return advice }
        return "give '\(name)' a colour that can be read"
    }
}
