import NIOCore
import NIOHTTP1

/// A connection that takes server-sent events.
struct EventSink: Sendable {
    private let channel: any Channel

    init(_ channel: any Channel) { self.channel = channel }

    var id: ObjectIdentifier { ObjectIdentifier(channel) }

    func whenClosed(_ work: @escaping @Sendable () -> Void) {
        channel.closeFuture.whenComplete { _ in work() }
    }

    /// Says how soon to connect again, and shows from then on that the connection is alive.
    func start() {
        write("retry: 500\n\n")
        let beats = channel.eventLoop.scheduleRepeatedTask(
            initialDelay: .seconds(15),
            delay: .seconds(15)
        ) { _ in
            write(": still here\n\n")
        }
        whenClosed { beats.cancel() }
    }

    func send(_ event: String, _ data: String) { write("event: \(event)\ndata: \(data)\n\n") }

    /// A client that does not read is dropped: it connects again, and learns what it missed.
    private func write(_ text: String) {
        guard channel.isWritable else { return channel.close(promise: nil) }
        let bytes = channel.allocator.buffer(string: text)
        channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(bytes)), promise: nil)
    }
}
