/// The version of the program, which the site and SARIF reports name.
enum ProgramVersion {
    static let text = "0.1.0"
}
