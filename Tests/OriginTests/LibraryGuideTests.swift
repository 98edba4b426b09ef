import Foundation
import TestSupport
import Testing

/// The programs of the library's guide, compiled as a reader would.
@Suite(
    "The library's guide",
    .timeLimit(.minutes(10)),
    .enabled(if: Compiler.isPresent, "there is no swiftc, or no module beside the tests")
)
struct LibraryGuideTests {
    /// The blocks of Swift in a page, but for manifests; those that go on with one before are joined with it.
    private static func programs(in page: String) throws -> [String] {
        let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
        let blocks = text.matches(of: #/(?ms)^```swift\n(.*?)^```/#).map { String($0.1) }
        return blocks.filter { !$0.hasPrefix("// swift-tools-version") }.reduce(into: []) {
            programs,
            block in
            if block.hasPrefix("import ") || programs.isEmpty {
                programs.append(block)
            } else {
                programs[programs.count - 1] += block
            }
        }
    }

    @Test(arguments: try ["README.md", "docs/library.md"].flatMap(programs))
    func `A program of the library's guide compiles`(program: String) throws {
        let errors = try Compiler(["main": program]).errors
        #expect(errors == [], "\(errors)")
    }

    /// Each starts with its imports; blocks with a title are of the origins.
    ///
    /// Manifests and what is for Apple's platforms cannot be compiled.
    private static let runtimePrograms: [String] = {
        let text = try? String(
            contentsOf: Repository.root.appending(path: "docs/runtime.md"),
            encoding: .utf8
        )
        let blocks = (text ?? "").matches(of: #/(?ms)^```swift\n(.*?)^```/#).map { String($0.1) }
        return blocks.filter { !$0.hasPrefix("// ") }.reduce(into: []) { programs, block in
            if block.hasPrefix("import ") {
                programs.append(block)
            } else {
                programs[programs.count - 1] += block
            }
        }
    }()

    @Test func `The guide to themes at run time shows a program for each manner`() {
        #expect(Self.runtimePrograms.count == 8)
    }

    @Test(arguments: runtimePrograms)
    func `A program of the guide to themes at run time compiles`(program: String) throws {
        let errors = try Compiler(["main": program]).errors
        #expect(errors == [], "\(errors)")
    }

    @Test func `The manifest in the library guide has the products of all modules it imports`()
        throws
    {
        let text = try String(
            contentsOf: Repository.root.appending(path: "docs/library.md"),
            encoding: .utf8
        )
        let manifest = try String(
            contentsOf: Repository.root.appending(path: "Package.swift"),
            encoding: .utf8
        )
        let products = Set(text.matches(of: #/\.product\(name: "(\w+)"/#).map { String($0.1) })
        let libraries = manifest.matches(
            of: #/\.library\(\s*name: "(\w+)",\s*targets: \[([^\]]*)\]/#
        )
        let modules = libraries.filter { products.contains(String($0.1)) }.flatMap { library in
            library.2.matches(of: #/"(\w+)"/#).map { String($0.1) }
        }
        let imports = Set(text.matches(of: #/(?m)^import (\w+)/#).map { String($0.1) })
        #expect(!modules.isEmpty)
        #expect(
            imports.subtracting(["PackageDescription", "Foundation"]).subtracting(modules) == []
        )
    }
}
