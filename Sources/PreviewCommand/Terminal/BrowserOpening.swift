#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Opens an address with the program that the system has for it.
enum BrowserOpening {
    #if canImport(Darwin)
        private static let program = "open"
    #else
        private static let program = "xdg-open"
    #endif

    static func open(_ address: String, _ console: Console) {
        var arguments = [strdup(program), strdup(address), nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        if posix_spawnp(&process, program, nil, nil, &arguments, environ) != 0 {
            console.note("there is no '\(program)': open the address by hand")
        }
    }
}
