import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension ExitCode {
    /// Ends the process with this code; the parser would write the whole help first, and throw it away.
    func endProcess() -> Never { exit(rawValue) }
}
