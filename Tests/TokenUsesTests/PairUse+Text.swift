import Findings
import SourceText
import ThemeModel

@testable import TokenUses

extension PairUse {
    /// The pair as `ink/50 on card, page: text dark`; a reason in brackets where it is in doubt.
    var summary: String {
        var text = foreground.summary + " on "
        switch ground {
        case .layers(let layers):
            text += layers.filter { !$0.name.isEmpty }.map(\.summary).joined(separator: ", ")
        case .open: text += "(\(UnjudgedReason.ground(.missing)))"
        case .unknown(let reason): text += "(\(reason))"
        }
        text += ": \(use.rawValue)"
        if let scheme { text += " \(scheme.rawValue)" }
        if let doubt { text += " (\(doubt))" }
        return text
    }
}

extension PairUse.Layer {
    fileprivate var summary: String {
        alpha == 1 ? name : "\(name)/\(Int((alpha * 100).rounded()))"
    }
}
