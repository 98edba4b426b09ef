import CodeConstants
import Findings
import SourceText

/// Pairs that SwiftUI's views put together, in the plainest form: a style in a view with a background.
///
/// Complexity: O(n) in time and memory; nothing is run.
package struct ViewReader {
    /// A bracket or closure that is open at a token.
    struct Frame {
        enum Kind {
            case body
            /// The arguments of a call, which may be a modifier of a view.
            case arguments(modifier: String?, node: Int?, name: CodeScanner.Token?)
            /// A closure that is the ground of a view.
            case ground(node: Int)
            /// A closure whose views lie on a view.
            case overlay(node: Int)
        }

        let kind: Kind
        /// The view that holds those in the frame.
        var parent: Int?
        let start: Int
        var node: Int?
        /// The name of the last call of the chain; its first is the view itself.
        var call: CodeScanner.Token?
        var isModifier = false
        /// Names up to the next brace are a condition.
        var isControl = false
        /// The line of a declaration whose body is not open yet.
        var declaration: Int?
        /// It is that of a case, which ends with a colon.
        var isCase = false
        /// The views in the frame lie on each other.
        var isStack = false
        /// The first view of the `ZStack` that the frame is in.
        var stackStart: Int?
        /// The views of stacks around that lie beneath all in the frame.
        var beneath: [Range<Int>] = []
        /// A condition decides about its views.
        var isConditional = false
    }

    let tokens: [CodeScanner.Token]
    let names: ColorNames
    private let hasCutTokens: Bool
    var tree = ViewTree()
    private(set) var index = 0
    private var frames: [Frame] = [Frame(kind: .body, start: 0)]
    /// For each `#if` that is open, the number of views before it.
    private var conditions: [Int] = []

    /// Brackets in more others are not read.
    private static let depthLimit = 500

    /// True for a file with the ending of Swift.
    package static func reads(_ file: String) -> Bool { file.hasSuffix(".swift") }

    /// The pairs in the order of the text, at most 20,000.
    package static func pairs(in text: String, file: String, colors: ColorNames) -> [PairUse] {
        var reader = ViewReader(text, colors)
        reader.readAll()
        reader.tree.noteCovers()
        let pairs = reader.tree.pairs(in: file)
        guard reader.isCut || reader.hasCutTokens, !reader.tokens.isEmpty else { return pairs }
        let token = reader.tokens[min(reader.index, reader.tokens.count - 1)]
        let place = SourceLocation(file: file, line: token.line, column: token.column)
        return pairs + [PairUse.cut(at: place)]
    }

    private var isCut: Bool { frames.count > Self.depthLimit }

    private init(_ text: String, _ names: ColorNames) {
        (tokens, hasCutTokens) = CodeScanner.tokens(
            of: text,
            in: .swift,
            nestedUpTo: Self.depthLimit
        )
        self.names = names
    }

    func kind(_ index: Int) -> CodeScanner.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    private var last: Int { frames.count - 1 }

    private mutating func readAll() {
        while index < tokens.count, !isCut {
            switch tokens[index].kind {
            case .sign("("), .sign("["): openArguments()
            case .sign(")"), .sign("]"): closeArguments()
            case .sign("{"): openBody()
            case .sign("}"): closeBody()
            case .sign("="):
                frames[last].declaration = nil
                frames[last].node = nil
            case .sign(":") where frames[last].isCase:
                frames[last].declaration = nil
                frames[last].isCase = false
            case .sign("#"): readDirective()
            case .name(let name): readName(name)
            default: break
            }
            index += 1
        }
    }
}

// MARK: - Directives

extension ViewReader {
    private static let directives: Set<String> = ["if", "elseif", "else", "endif"]

    /// Skips the line of a `#if`: what it asks for only the build tells.
    private mutating func readDirective() {
        guard case .name(let name)? = kind(index + 1), Self.directives.contains(name) else {
            return
        }
        if name == "if" { conditions.append(tree.nodes.count) }
        if name == "endif" { _ = conditions.popLast() }
        let line = tokens[index].line
        while index + 1 < tokens.count, tokens[index + 1].line == line { index += 1 }
    }

    /// A modifier that is read now belongs to some builds alone, and the view to more.
    func isConditional(_ node: Int) -> Bool {
        conditions.last.map { node < $0 } ?? false
    }
}

// MARK: - Names

extension ViewReader {
    private static let controls: Set<String> = [
        "if", "else", "switch", "for", "while", "guard", "do", "catch", "repeat",
    ]
    private static let declarations: Set<String> = [
        "func", "var", "let", "struct", "class", "enum", "extension", "protocol", "init", "actor",
        "subscript", "import", "typealias", "case",
    ]
    private static let others: Set<String> = ["return", "in", "try", "await", "some", "default"]

    private mutating func readName(_ name: String) {
        let token = tokens[index]
        if kind(index - 1) == .sign("."), index > 1 {
            if frames[last].node != nil, isContinued(index - 2) {
                frames[last].call = token
                frames[last].isModifier = true
            }
            return
        }
        if let line = frames[last].declaration, token.line > line {
            frames[last].declaration = nil
        }
        if Self.controls.contains(name) || name == "case" && !frames[last].isControl {
            endView()
            frames[last].isCase = name == "case"
            frames[last].isControl = name != "case"
            frames[last].declaration = name == "case" ? token.line : nil
            frames[last].node = nil
            return
        }
        if Self.declarations.contains(name) {
            endView()
            frames[last].declaration = token.line
            frames[last].node = nil
            return
        }
        if Self.others.contains(name) {
            frames[last].node = nil
            return
        }
        // `label: {` goes on with the view before it; any other label begins an argument.
        if kind(index + 1) == .sign(":") { return }
        if frames[last].isControl || frames[last].declaration != nil { return }
        openView(name)
    }

    /// A chain goes on after a name, a bracket that closes, or a text.
    private func isContinued(_ index: Int) -> Bool {
        switch kind(index) {
        case .sign(let sign): [")", "}", "]"].contains(sign)
        case .name, .string, .number: true
        case nil: false
        }
    }

    private mutating func openView(_ name: String) {
        endView()
        layNextView()
        var parent: Int?
        if case .body = frames[last].kind { parent = frames[last].parent }
        frames[last].node = tree.nodes.count
        frames[last].call = tokens[index]
        frames[last].isModifier = false
        tree.nodes.append(ViewNode(name: name, parent: parent, start: index))
    }

    /// Notes that the last view of a frame lies on those before it in each `ZStack` around.
    private mutating func endView() {
        let frame = frames[last]
        guard let node = frame.node else { return }
        let views = frame.viewsBeneath(node)
        if views.isEmpty || !isCover(node) { return }
        for range in views {
            tree.covers.append(ViewCover(views: range, isAlways: !frame.isConditional))
        }
    }

    /// In a `ZStack` the next view lies on the ones before it: on a colour, or on something that nothing tells.
    private mutating func layNextView() {
        guard frames[last].isStack, let before = frames[last].node else { return }
        frames[last].isStack = false
        let start = tree.nodes[before].start
        guard let color = ViewColor(tokensOfView(before), names), color.isKnown else {
            frames[last].parent = nil
            return
        }
        var ground = ViewNode(name: "ZStack", parent: frames[last].parent, start: start)
        ground.grounds = [color]
        frames[last].parent = tree.nodes.count
        tree.nodes.append(ground)
    }
}

extension ViewColor {
    var isKnown: Bool {
        switch self {
        case .token, .literal: true
        case .other, .hidden, .unknown, .choice: false
        }
    }
}

// MARK: - Brackets

extension ViewReader {
    private mutating func openArguments() {
        let frame = frames[last]
        var isCall = false
        if case .name? = kind(index - 1) { isCall = frame.node != nil }
        let modifier = isCall && frame.isModifier ? frame.call?.text : nil
        frames.append(
            Frame(
                kind: .arguments(
                    modifier: modifier,
                    node: isCall ? frame.node : nil,
                    name: frame.call
                ),
                start: index + 1
            )
        )
    }

    private mutating func closeArguments() {
        guard frames.count > 1,
            case .arguments(let modifier, let node, let name) = frames[last].kind
        else { return }
        let range = frames[last].start..<index
        frames.removeLast()
        if let modifier, let node, let name { modify(node, modifier, range, at: name) }
    }

    private mutating func openBody() {
        var frame = Frame(kind: .body, start: index + 1)
        let outer = frames[last]
        if outer.isControl {
            frame.parent = outer.parent
            frame.isStack = outer.isStack
            frame.stackStart = outer.stackStart
            frame.beneath = outer.beneath
            frame.isConditional = true
        } else if outer.declaration == nil, let node = outer.node, isClosure {
            if !outer.isModifier {
                layViews(of: node, in: outer, &frame)
            } else if outer.call?.text == "background" {
                frame = Frame(kind: .ground(node: node), start: index + 1)
            } else if outer.call?.text == "overlay" {
                frame = Frame(kind: .overlay(node: node), start: index + 1)
            }
        }
        frames[last].isControl = false
        frames[last].declaration = nil
        frames.append(frame)
    }

    /// Lays the views of a container on those that it lies on itself; a group is none.
    private func layViews(of node: Int, in outer: Frame, _ frame: inout Frame) {
        let view = tree.nodes[node]
        frame.parent = node
        frame.isStack = view.name == "ZStack"
        frame.isConditional = outer.isConditional || view.isRepeated
        if view.isTransparent {
            frame.stackStart = outer.stackStart
            frame.beneath = outer.beneath
        } else {
            frame.stackStart = frame.isStack ? tree.nodes.count : nil
            frame.beneath = outer.viewsBeneath(node)
        }
    }

    private var isClosure: Bool {
        switch kind(index - 1) {
        case .name, .sign(")"), .sign(":"): true
        default: false
        }
    }

    private mutating func closeBody() {
        // Brackets in a body that are not closed end with it.
        while frames.count > 1, case .arguments = frames[last].kind { frames.removeLast() }
        endView()
        guard frames.count > 1, let frame = frames.popLast() else { return }
        switch frame.kind {
        case .ground(let node):
            tree.nodes[node].grounds.append(ground(frame.start..<index))
        case .overlay(let node):
            if covers(tokens[frame.start..<index]) { tree.nodes[node].opacity = nil }
        case .body, .arguments:
            break
        }
    }
}
