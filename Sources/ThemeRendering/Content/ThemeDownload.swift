import ColorScience
import SourceText

/// A format in which a theme can be taken away from its page.
package struct ThemeDownload: Sendable {
    package struct File: Sendable {
        package let name: String
        /// Below the theme's folder, or up from there.
        let path: String
        /// In bytes; nil for the style sheet that the theme's page uses.
        let size: Int?
        /// A sentence about colours that fail as the program shows them; nil where all pass.
        let complaint: String?

        package init(name: String, path: String, size: Int?, complaint: String? = nil) {
            self.name = name
            self.path = path
            self.size = size
            self.complaint = complaint
        }
    }

    let group: String
    let title: String
    /// The line that a user writes or types to put a file to use.
    let line: String
    let files: [File]

    package init(group: String, title: String, line: String, files: [File]) {
        self.group = group
        self.title = title
        self.line = line
        self.files = files
    }

    /// The downloads by group, in their order.
    static func views(of downloads: [ThemeDownload], styleSheet size: Int) -> [View] {
        var groups: [String] = []
        for download in downloads where groups.last != download.group {
            groups.append(download.group)
        }
        return groups.map { group in
            [
                .name: .text(group),
                .downloads: .list(downloads.filter { $0.group == group }.map { $0.view(size) }),
            ]
        }
    }

    private func view(_ styleSheet: Int) -> View {
        [
            .title: .text(title),
            .line: .text(line),
            .files: .list(files.map { $0.view($0.size ?? styleSheet) }),
        ]
    }
}

extension ThemeDownload.File {
    fileprivate func view(_ size: Int) -> View {
        let kilobytes = (Double(size) / 100).rounded() / 10
        let shown = size < 1000 ? "\(size) B" : "\(CSSNumber.text(of: kilobytes)) kB"
        return [
            .name: .text(name), .href: .text(percentEncoded(path)), .size: .text(shown),
            .message: .text(ifAny: complaint),
        ]
    }
}
