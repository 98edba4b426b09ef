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
    /// A request was read, and its answer is not made yet.
    private var isAnswering = false
    /// Completes when the last answer was taken by the client.
    private var written: EventLoopFuture<Void>?
    /// The client sends no more, and may still read.
    private var isInputClosed = false

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
            } else if head.expectsGo {
                context.writeAndFlush(wrapOutboundOut(.head(.go)), promise: nil)
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
            answer(head, Request(head, body: body), context)
        }
    }

    /// Answers off the event loop, where a page may take long to render.
    private func answer(
        _ head: HTTPRequestHead,
        _ request: Request,
        _ context: ChannelHandlerContext
    ) {
        isAnswering = true
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        let channel = context.channel
        Task { [answer] in
            let response = await answer(request)
            channel.eventLoop.execute { handler.value.write(response, to: head, channel) }
        }
    }

    /// Answers before the request is complete, and reads no more of it.
    private func finish(_ response: Response, to head: HTTPRequestHead, _ channel: any Channel) {
        self.head = nil
        deadline?.cancel()
        write(response, to: head, channel)
    }

    /// Closes the connection unless a whole request arrives in time: a client may be slow, but not for ever.
    private func expectRequest(_ channel: any Channel) {
        deadline = channel.eventLoop.scheduleTask(in: TimeAmount(limits.request)) {
            channel.close(promise: nil)
        }
    }

    private func write(_ response: Response, to head: HTTPRequestHead, _ channel: any Channel) {
        isAnswering = false
        channel.write(HTTPServerResponsePart.head(response.head(for: head)), promise: nil)
        if let stream = response.stream {
            channel.flush()
            // The end of a chunked answer has bytes, and an answer to HEAD has none.
            if head.method == .HEAD || isInputClosed { return channel.close(promise: nil) }
            return stream(EventSink(channel))
        }
        if head.method != .HEAD, !response.body.isEmpty {
            let bytes = channel.allocator.buffer(bytes: response.body)
            channel.write(HTTPServerResponsePart.body(.byteBuffer(bytes)), promise: nil)
        }
        written = channel.writeAndFlush(HTTPServerResponsePart.end(nil))
        if response.closes || !head.isKeepAlive || isInputClosed {
            closeWhenWritten(channel)
        } else {
            expectRequest(channel)
        }
    }

    private func closeWhenWritten(_ channel: any Channel) {
        guard let written else { return channel.close(promise: nil) }
        written.whenComplete { _ in channel.close(promise: nil) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is IdleStateHandler.IdleStateEvent: context.close(promise: nil)
        case ChannelEvent.inputClosed:
            isInputClosed = true
            if !isAnswering { closeWhenWritten(context.channel) }
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}

extension HTTPRequestHead {
    /// The client sends the body of its request when it has heard ``HTTPResponseHead/go`` (RFC 9110, section 10.1.1).
    fileprivate var expectsGo: Bool {
        headers["expect"].contains { $0.lowercased() == "100-continue" }
    }
}

extension HTTPResponseHead {
    fileprivate static let go = HTTPResponseHead(version: .http1_1, status: .continue)
}
