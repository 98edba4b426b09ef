// Languages with the comments and braces of C.
extension Language {
    static let cFamily = [c, swift, javascript, go, rust, zig, csharp, dart, protobuf, php]

    private static let strings: [SpanRule] = SpanRule.slashes + [.string("\"")]
    static let commonConstants = "true false null"

    private static let c = Language(
        "C, C++ and Objective-C",
        "c cpp c++ h hpp cc cxx objc objective-c objectivec arduino cuda glsl hlsl",
        Syntax(
            keywords: """
                alignas alignof asm auto break case catch class co_await co_return co_yield concept const consteval constexpr \
                constinit continue decltype default delete do else enum explicit export extern final for friend goto if \
                import inline mutable namespace new noexcept operator override private protected public register \
                reinterpret_cast dynamic_cast static_cast const_cast requires restrict return sizeof static static_assert \
                struct switch template this throw try typedef typeid typename union using virtual volatile while
                """,
            constants: "true false NULL nullptr nil YES NO self",
            types: """
                bool char char8_t char16_t char32_t double float int long short signed unsigned void wchar_t size_t ssize_t \
                ptrdiff_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t uintptr_t intptr_t id
                """,
            spans: SpanRule.slashes + [
                .multiline("R\"(", ")\"", escape: nil), .multiline("@\"", "\""), .string("\""),
            ],
            signs: ["@": .attribute, "#": .attribute],
            hasCharacters: true
        )
    )

    private static let swift = Language(
        "Swift",
        "swift",
        Syntax(
            keywords: """
                actor any as associatedtype async await borrowing break case catch class consuming continue convenience \
                default defer deinit didSet do each else enum extension fallthrough fileprivate final for func get guard if \
                import in indirect infix init inout internal is isolated lazy let macro mutating nonisolated nonmutating open \
                operator override package postfix precedencegroup prefix private protocol public repeat required rethrows \
                return sending set some static struct subscript super switch throw throws try typealias unowned var weak \
                where while willSet yield
                """,
            constants: "true false nil self Self",
            spans: [
                .line("//"), .block("/*", "*/", nests: true), .multiline("\"\"\""),
                .filled("", "#", "\"\"\"", "\"\"\""), .filled("", "#", "\"", "\""), .string("\""),
            ],
            signs: ["@": .attribute, "#": .attribute]
        )
    )

    static let javascript = Language(
        "JavaScript and TypeScript",
        "javascript js typescript ts jsx tsx mjs cjs mts cts node",
        Syntax(
            keywords: """
                abstract as asserts async await break case catch class const continue debugger declare default delete do \
                else enum export extends finally for from function get if implements import in infer instanceof interface \
                is keyof let namespace new of override private protected public readonly return satisfies set static super \
                switch this throw try type typeof using var void while with yield
                """,
            constants: "true false null undefined NaN Infinity",
            types: "any bigint boolean never number object string symbol unknown",
            spans: SpanRule.slashes + [.multiline("`")] + SpanRule.quotes,
            signs: ["@": .attribute, "#": .variable],
            wordSigns: "_$",
            hasRegExps: true
        )
    )

    private static let go = Language(
        "Go",
        "go golang",
        Syntax(
            keywords: """
                break case chan const continue default defer else fallthrough for func go goto if import interface map \
                package range return select struct switch type var
                """,
            constants: "true false nil iota",
            types: """
                any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string \
                uint uint8 uint16 uint32 uint64 uintptr
                """,
            spans: strings + [.multiline("`", escape: nil)],
            hasCharacters: true
        )
    )

    private static let rust = Language(
        "Rust",
        "rust rs",
        Syntax(
            keywords: """
                as async await break const continue crate dyn else enum extern fn for gen if impl in let loop macro_rules \
                match mod move mut pub ref return static struct super trait type union unsafe use where while
                """,
            constants: "true false self Self None Some Ok Err",
            types: "bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize",
            spans: [
                .line("//"), .block("/*", "*/", nests: true), .filled("br", "#", "\"", "\""),
                .filled("r", "#", "\"", "\""), .multiline("\""),
                .string("#![", "]", as: .attribute),
                .string("#[", "]", as: .attribute),
            ],
            hasCharacters: true
        )
    )

    private static let zig = Language(
        "Zig",
        "zig zon",
        Syntax(
            keywords: """
                addrspace align allowzero and asm async await break callconv catch comptime const continue defer else enum \
                errdefer error export extern fn for if inline linksection noalias noinline nosuspend opaque or orelse packed \
                pub resume return struct suspend switch test threadlocal try union unreachable usingnamespace var volatile while
                """,
            constants: "true false null undefined",
            types: """
                anyerror anyframe anyopaque anytype bool comptime_float comptime_int f16 f32 f64 f128 i8 i16 i32 i64 i128 \
                isize noreturn type u1 u8 u16 u32 u64 u128 usize void
                """,
            spans: [.line("//"), .line("\\\\", as: .string), .string("\"")],
            signs: ["@": .function],
            hasCharacters: true
        )
    )

    private static let csharp = Language(
        "C#",
        "csharp cs c# dotnet",
        Syntax(
            keywords: """
                abstract as async await base break case catch checked class const continue default delegate do else enum \
                event explicit extern file finally fixed for foreach get goto if implicit in init interface internal is lock \
                namespace new operator out override params partial private protected public readonly record ref required \
                return sealed set sizeof stackalloc static struct switch this throw try typeof unchecked unsafe using virtual \
                volatile when where while with yield
                """,
            constants: commonConstants,
            types: """
                bool byte char decimal double dynamic float int long nint nuint object sbyte short string uint ulong ushort \
                var void
                """,
            spans: SpanRule.slashes + [
                .multiline("\"\"\"", escape: nil), .multiline("$\"\"\"", "\"\"\"", escape: nil),
                .multiline("@\"", "\"", escape: nil),
                .multiline("$@\"", "\"", escape: nil), .string("$\"", "\"", needsClose: false),
                .string("\""),
                .line("#", .firstOnLine, as: .attribute),
            ],
            hasCharacters: true
        )
    )

    private static let dart = Language(
        "Dart",
        "dart flutter",
        Syntax(
            keywords: """
                abstract as assert async await base break case catch class const continue covariant default deferred do \
                dynamic else enum export extends extension external factory final finally for get hide if implements import in \
                interface is late library mixin new on operator part required rethrow return sealed set show static super \
                switch sync this throw try typedef var when while with yield
                """,
            constants: commonConstants,
            types: "bool double int num void",
            spans: SpanRule.slashes + [.multiline("\"\"\""), .multiline("'''")] + SpanRule.quotes,
            signs: ["@": .attribute]
        )
    )

    private static let protobuf = Language(
        "Protocol Buffers",
        "protobuf proto proto3",
        Syntax(
            keywords: """
                edition enum extend extensions group import map max message oneof option optional package public repeated \
                required reserved returns rpc service stream syntax to weak
                """,
            constants: "true false",
            types: """
                bool bytes double fixed32 fixed64 float int32 int64 sfixed32 sfixed64 sint32 sint64 string uint32 uint64
                """,
            spans: strings
        )
    )

    private static let php = Language(
        "PHP",
        "php php7 php8",
        Syntax(
            keywords: """
                abstract and array as break callable case catch class clone const continue declare default do echo else elseif \
                empty enddeclare endfor endforeach endif endswitch endwhile enum extends final finally fn for foreach function \
                global goto if implements include include_once instanceof insteadof interface isset list match namespace new \
                or print private protected public readonly require require_once return static switch throw trait try unset \
                use var while xor yield
                """,
            constants: "true false null self parent",
            types: "bool float int iterable mixed never object string void",
            ignoresCase: true,
            spans: [
                SpanRule(.tag, "<?php", ""), SpanRule(.tag, "<?=", ""), SpanRule(.tag, "?>", ""),
                .string("#[", "]", as: .attribute), .line("#"),
            ] + SpanRule.slashes + [.multiline("\""), .multiline("'")],
            hereDocument: "<<<",
            signs: ["$": .variable]
        )
    )
}
