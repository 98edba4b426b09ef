/// The limits of one client.
package struct ServerLimits: Sendable {
    /// Connections at once; further ones are closed.
    package var connections = 64
    /// In bytes: of one header field, and of all fields together.
    package var headerField = 16 << 10
    package var headerList = 64 << 10
    package var headerFields = 100
    /// In bytes.
    package var body = 64 << 10
    /// The seconds in which a whole request must arrive after the one before it.
    package var request = Duration.seconds(60)
    /// The seconds in which what was sent must be taken.
    package var writing = Duration.seconds(60)

    package init() {}
}
