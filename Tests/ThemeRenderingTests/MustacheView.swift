import SourceText

@testable import ThemeRendering

/// Views as another Mustache takes them.
enum MustacheView {
    /// Several views as one; the last one wins.
    static func merged(_ views: [View]) -> [String: Any] {
        views.reduce(into: [:]) { $0.merge(dictionary($1)) { $1 } }
    }

    /// The same for a template with open names.
    static func open(_ views: [View]) -> [String: MustacheValue] {
        views.reduce(into: [:]) { $0.merge(names($1)) { $1 } }
    }

    private static func names(_ view: View) -> [String: MustacheValue] {
        view.members.reduce(into: [:]) { $0[$1.0.rawValue] = open($1.1) }
    }

    private static func open(_ value: ViewValue) -> MustacheValue {
        switch value {
        case .text(let text): .text(text)
        case .flag(let flag): .flag(flag)
        case .group(let view): .group(names(view))
        case .list(let views): .list(views.map(names))
        case .choice(let views, let current):
            .list(views.enumerated().map { names($1.choosing($0 == current)) })
        }
    }

    private static func dictionary(_ view: View) -> [String: Any] {
        view.members.reduce(into: [:]) { $0[$1.0.rawValue] = value($1.1) }
    }

    private static func value(_ value: ViewValue) -> Any {
        switch value {
        case .text(let text): text
        case .flag(let flag): flag
        case .group(let view): dictionary(view)
        case .list(let views): views.map(dictionary)
        case .choice(let views, let current):
            views.enumerated().map { dictionary($1.choosing($0 == current)) }
        }
    }
}

extension View {
    /// The view of one of several things, with whether it is the current one.
    func choosing(_ isCurrent: Bool) -> View {
        var view = self
        view[.isCurrent] = .flag(isCurrent)
        return view
    }
}
