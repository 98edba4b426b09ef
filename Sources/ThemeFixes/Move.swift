/// A change of one variable, and what it is for.
struct Move {
    let variable: Int
    /// The new value; nil for what is written.
    let value: Assignment.Value?
    /// How far it is from the beginning.
    let deltaE: Double
    /// The constraints that it mends.
    let mended: [Int]
}
