import ArgumentParser

/// The answer of `--color`.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
}
