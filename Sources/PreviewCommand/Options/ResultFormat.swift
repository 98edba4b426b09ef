import ArgumentParser

/// How a result is written: for people, or for programs.
enum ResultFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
