import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import PreviewServer

/// A raw connection to a server: it sends bytes as they are, which no HTTP library would.
struct Connection: Sendable {
    private let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>

    /// An answer as it came.
    struct Answer: Sendable {
        let status: Int
        /// By name in lower case.
        let headers: [String: String]
        let body: String
    }

    /// Sends a text to a port, and reads until the other side closes or `isEnough`.
    static func send(
        _ text: String,
        to port: Int,
        closingOutput: Bool = false,
        until isEnough: @escaping @Sendable (String) -> Bool = { _ in false }
    )
        async throws -> String
    {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                        wrappingChannelSynchronously: channel,
                        configuration: .init(isOutboundHalfClosureEnabled: true)
                    )
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            var answer = ""
            do {
                if !text.isEmpty { try await outbound.write(ByteBuffer(string: text)) }
                if closingOutput { outbound.finish() }
                for try await part in inbound {
                    answer += String(buffer: part)
                    if isEnough(answer) { break }
                }
            } catch is IOError {
                // A server that closes while we still send resets the connection.
            } catch is ChannelError {}
            return answer
        }
    }

    /// Sends the lines of a request's head, and reads the answer to its end.
    static func ask(_ lines: [String], body: String = "", of port: Int) async throws -> Answer {
        let head = (lines + ["Connection: close"]).joined(separator: "\r\n") + "\r\n\r\n"
        return Answer(try await send(head + body, to: port))
    }

    static func get(
        _ target: String,
        of port: Int,
        _ headers: [String] = [],
        method: String = "GET"
    ) async throws
        -> Answer
    {
        try await ask(
            ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers,
            of: port
        )
    }
}

extension Connection.Answer {
    init(_ text: String) {
        let parts = text.split(
            separator: "\r\n\r\n",
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        let lines = parts[0].split(separator: "\r\n")
        let first = lines.first?.split(separator: " ").dropFirst().first
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let pair = line.split(separator: ":", maxSplits: 1)
            headers[pair[0].lowercased()] =
                pair.count > 1 ? pair[1].trimmingCharacters(in: .whitespaces) : ""
        }
        self.init(
            status: first.flatMap { Int($0) } ?? 0,
            headers: headers,
            body: parts.count > 1 ? String(parts[1]) : ""
        )
    }
}
