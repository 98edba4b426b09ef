import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Listens on 127.0.0.1, and hands requests to an answerer.
package final class PreviewListener: Sendable {
    private let channel: any Channel
    package let port: Int

    /// The first port that `serve` tries unless the user names one, and how many it tries.
    package static let usualPort = 8787
    private static let attempts = 50

    /// Takes the named port, or the first free one from ``usualPort`` on; throws ``PortInUse``.
    static func open(
        port: Int?,
        _ limits: ServerLimits,
        allowsPost: Bool,
        _ answer: @escaping @Sendable (Request) async -> Response
    ) async throws -> PreviewListener {
        if let port {
            return try await PreviewListener(port, limits, allowsPost: allowsPost, answer)
        }
        for port in usualPort..<usualPort + attempts {
            do {
                return try await PreviewListener(port, limits, allowsPost: allowsPost, answer)
            } catch is PortInUse {}
        }
        throw PortInUse(port: usualPort)
    }

    private init(
        _ wanted: Int,
        _ limits: ServerLimits,
        allowsPost: Bool,
        _ answer: @escaping @Sendable (Request) async -> Response
    ) async throws {
        let count = ConnectionCount(limit: limits.connections)
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
            .childChannelOption(.maxMessagesPerRead, value: 4)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelInitializer { channel in
                guard count.take(until: channel.closeFuture) else { return channel.close() }
                return channel.eventLoop.makeCompletedFuture {
                    try Self.configure(channel, limits, allowsPost: allowsPost, answer)
                }
            }
        do {
            channel = try await bootstrap.bind(host: "127.0.0.1", port: wanted).get()
        } catch let error as IOError where [EADDRINUSE, EACCES].contains(error.errnoCode) {
            throw PortInUse(port: wanted)
        }
        port = channel.localAddress?.port ?? wanted
    }

    private static func configure(
        _ channel: any Channel,
        _ limits: ServerLimits,
        allowsPost: Bool,
        _ answer: @escaping @Sendable (Request) async -> Response
    ) throws {
        var decoding = NIOHTTPDecoderLimitConfiguration()
        decoding.maxHeaderFieldSize = limits.headerField
        decoding.maxHeaderListSize = limits.headerList
        decoding.maxHeaderFieldCount = limits.headerFields
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(IdleStateHandler(writeTimeout: TimeAmount(limits.writing)))
        try pipeline.configureHTTPServerPipeline(
            withPipeliningAssistance: true,
            withErrorHandling: true,
            withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: decoding
        )
        // The port that the system chose, where the user named none.
        let requestGuard = RequestGuard(
            port: channel.localAddress?.port ?? 0,
            allowsPost: allowsPost
        )
        try pipeline.addHandler(ConnectionHandler(limits, requestGuard, answer: answer))
    }

    package func close() async throws { try await channel.close() }
}

/// Counts the open connections, so that many of them do not use up the files that the process may open.
private final class ConnectionCount: Sendable {
    private let count = Atomic(0)
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    func take(until closed: EventLoopFuture<Void>) -> Bool {
        let isFree = count.add(1, ordering: .relaxed).newValue <= limit
        closed.whenComplete { _ in self.count.subtract(1, ordering: .relaxed) }
        return isFree
    }
}

/// Another program has the port.
package struct PortInUse: Error, CustomStringConvertible {
    package let port: Int

    package var description: String {
        "port \(port) cannot be used: another program has it, or it needs rights\n"
            + "  help: name another one with --port, or leave --port out for the next free one"
    }
}
