extension Contrast {
    /// Whether the first of two colours, and not the second, is to be used on a fill that lies on a backdrop.
    ///
    /// It is the one with the higher ratio; the first where both are equal, or nothing opaque is known beneath.
    package static func prefersFirst(
        _ first: DisplayColor, to second: DisplayColor, on fill: DisplayColor, over backdrop: DisplayColor
    ) -> Bool {
        guard let ground = fill.composited(over: [backdrop]) else { return true }
        return ratio(of: first, on: ground) >= ratio(of: second, on: ground)
    }
}
