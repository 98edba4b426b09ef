/// The names of variables of Sass.
package enum SassName {
    /// A name as its other spelling has it: `_` is `-` to Sass.
    ///
    /// - Complexity: O(n) in the length of the name.
    package static func normal(_ name: String) -> String {
        name.utf8.contains(UInt8(ascii: "_")) ? name.replacing("_", with: "-") : name
    }
}
