/// The names of a terminal's eight colours, in the order of their numbers.
package enum ANSINames {
    /// From 0 to 7; 8 to 15 are bright forms of them.
    package static let all = [
        "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
    ]
}
