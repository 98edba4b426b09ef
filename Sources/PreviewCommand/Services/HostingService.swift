#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The service that runs the program, by the variables of its environment; odd values are ignored.
struct HostingService {
    /// The folder of the checkout.
    let workspace: String?
    /// The address of the checked commit's files, up to the path.
    let files: String?

    static var current: HostingService {
        HostingService { ProcessInfo.processInfo.environment[$0] }
    }

    init(_ variable: (String) -> String?) {
        if let workspace = variable("GITHUB_WORKSPACE"), !workspace.isEmpty {
            self.workspace = workspace
            files = Self.address(
                [variable("GITHUB_SERVER_URL"), variable("GITHUB_REPOSITORY"), "blob"],
                commit: variable("GITHUB_SHA")
            )
            return
        }
        workspace = variable("CI_PROJECT_DIR")
        files = Self.address(
            [variable("CI_PROJECT_URL"), "-/blob"],
            commit: variable("CI_COMMIT_SHA")
        )
    }

    /// Nil unless the address is one of the web, without anything that Markdown could misread.
    private static func address(_ parts: [String?], commit: String?) -> String? {
        let known = parts.compactMap(\.self)
        guard known.count == parts.count, let commit, commit.count >= 7,
            commit.allSatisfy(\.isHexDigit)
        else { return nil }
        let address = known.joined(separator: "/") + "/\(commit)/"
        let isOfWeb = address.hasPrefix("https://") || address.hasPrefix("http://")
        let isPlain = address.utf8.allSatisfy { byte in
            let scalar = Unicode.Scalar(byte)
            return scalar.properties.isAlphabetic && byte < 128
                || "0123456789-._~/:".utf8.contains(byte)
        }
        return isOfWeb && isPlain ? address : nil
    }
}
