/// The names of variables of Sass.
enum SassName {
    /// A name as its other spelling has it: `_` is `-` to Sass.
    static func normal(_ name: String) -> String { name.replacing("_", with: "-") }
}
