import NIOCore
import NIOHTTP1

/// Collects the requests of one connection, and writes the answers.
final class ConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let limits: ServerLimits
    private let requestGuard: RequestGuard
    private let answer: @Sendable (Request) async -> Response
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    private var deadline: Scheduled<Void>?

    init(
        _ limits: ServerLimits,
        _ requestGuard: RequestGuard,
        answer: @escaping @Sendable (Request) async -> Response
    ) {
        self.limits = limits
        self.requestGuard = requestGuard
        self.answer = answer
    }

    func channelActive(context: ChannelHandlerContext) {
        expectRequest(context.channel)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            body = []
            if let refusal = requestGuard.refusal(of: head) {
                finish(refusal, to: head, context.channel)
            }
        case .body(let bytes):
            guard let head else { return }
            body += bytes.readableBytesView
            if body.count > limits.body {
                finish(
                    .text(.payloadTooLarge, "the request is too large", closes: true),
                    to: head,
                    context.channel
                )
            }
        case .end:
            guard let head else { return }
            self.head = nil
            deadline?.cancel()
            let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
            Self.answer(head, Request(head, body: body), context.channel, answer) { channel in
                handler.value.expectRequest(channel)
            }
        }
    }

    /// Answers off the event loop, where a page may take long to render.
    private static func answer(
        _ head: HTTPRequestHead,
        _ request: Request,
        _ channel: any Channel,
        _ answer: @escaping @Sendable (Request) async -> Response,
        then proceed: @escaping @Sendable (any Channel) -> Void
    ) {
        Task {
            let response = await answer(request)
            channel.eventLoop.execute { write(response, to: head, channel) { proceed(channel) } }
        }
    }

    /// Answers before the request is complete, and reads no more of it.
    private func finish(_ response: Response, to head: HTTPRequestHead, _ channel: any Channel) {
        self.head = nil
        deadline?.cancel()
        Self.write(response, to: head, channel) {}
    }

    /// Closes the connection unless a whole request arrives in time: a client may be slow, but not for ever.
    private func expectRequest(_ channel: any Channel) {
        deadline = channel.eventLoop.scheduleTask(in: TimeAmount(limits.request)) {
            channel.close(promise: nil)
        }
    }

    private static func write(
        _ response: Response,
        to head: HTTPRequestHead,
        _ channel: any Channel,
        then proceed: () -> Void
    ) {
        channel.write(HTTPServerResponsePart.head(response.head(for: head)), promise: nil)
        if let stream = response.stream {
            channel.flush()
            return stream(EventSink(channel))
        }
        if head.method != .HEAD, !response.body.isEmpty {
            let bytes = channel.allocator.buffer(bytes: response.body)
            channel.write(HTTPServerResponsePart.body(.byteBuffer(bytes)), promise: nil)
        }
        let written = channel.writeAndFlush(HTTPServerResponsePart.end(nil))
        if response.closes || !head.isKeepAlive {
            written.whenComplete { _ in channel.close(promise: nil) }
        } else {
            proceed()
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent { return context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
