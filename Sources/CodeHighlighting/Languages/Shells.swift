// Languages of terminals and of the files that they run.
extension Language {
    static let shells = [shell, session, powershell, batch, dockerfile, makefile, cmake]

    static let shell = Language(
        "Shell",
        "sh bash shell zsh ksh fish shellscript",
        Syntax(
            keywords: """
                case do done elif else esac export fi for function if in local readonly return select set shift source then \
                trap unset until while
                """,
            constants: "true false",
            spans: [
                .line("#", .afterBlank), .multiline("\""),
                .multiline("'", escape: nil, needsClose: true),
                .string("${", "}", as: .variable), .string("`", needsClose: true),
            ],
            hereDocument: "<<",
            signs: ["$": .variable],
            wordSigns: "_-.",
            capitals: nil,
            keys: .never
        )
    )

    private static let session = Language(
        "Shell session",
        "console shell-session shellsession terminal sh-session bash-session",
        Syntax(reading: .session)
    )

    private static let powershell = Language(
        "PowerShell",
        "powershell ps1 ps pwsh psm1",
        Syntax(
            keywords: """
                begin break catch class continue data do dynamicparam else elseif end enum exit filter finally for foreach \
                function if in param process return switch throw trap try until using while
                """,
            ignoresCase: true,
            spans: [
                .block("<#", "#>"), .line("#"), .multiline("@\"", "\"@", escape: nil),
                .multiline("@'", "'@", escape: nil),
                .multiline("\"", escape: "`"), .multiline("'", escape: nil),
                .string("${", "}", as: .variable),
                .name("[", "]", as: .type),
            ],
            signs: ["$": .variable, "-": .attribute, "@": .variable],
            wordSigns: "_-:",
            capitals: .function
        )
    )

    private static let batch = Language(
        "Batch",
        "batch bat cmd dosbatch",
        Syntax(
            keywords: """
                call cd cls copy defined del do echo else endlocal equ errorlevel exist exit for geq goto gtr if in leq lss md \
                mkdir move neq not off on pause popd pushd rd ren set setlocal shift start type xcopy
                """,
            ignoresCase: true,
            spans: [
                .line("::", .firstOnLine), .line("REM ", .firstOnLine), .line("rem ", .firstOnLine),
                .line("@rem ", .firstOnLine), .line(":", .firstOnLine, as: .function),
                .string("\"", escape: nil),
                .string("%", "%", escape: nil, as: .variable),
            ],
            signs: ["%": .variable],
            capitals: nil
        )
    )

    private static let dockerfile = Language(
        "Dockerfile",
        "dockerfile docker containerfile",
        Syntax(
            keywords: "AS",
            lineKeywords: """
                FROM RUN CMD LABEL MAINTAINER EXPOSE ENV ADD COPY ENTRYPOINT VOLUME USER WORKDIR ARG ONBUILD STOPSIGNAL \
                HEALTHCHECK SHELL
                """,
            spans: [.line("#", .firstOnLine)] + SpanRule.quotes + [
                .string("${", "}", as: .variable), .string("--", "=", escape: nil, as: .attribute),
            ],
            hereDocument: "<<",
            signs: ["$": .variable],
            capitals: nil
        )
    )

    private static let makefile = Language(
        "Makefile",
        "makefile make mk gnumake justfile",
        Syntax(
            lineKeywords:
                "define else endef endif export ifdef ifeq ifndef ifneq include override sinclude undefine unexport vpath",
            spans: SpanRule.hash + SpanRule.quotes + [
                .string("$(", ")", as: .variable), .string("${", "}", as: .variable),
                .string("$", "@", as: .variable),
            ],
            signs: ["$": .variable],
            wordSigns: "_-./%",
            capitals: nil,
            keys: .firstOnLine
        )
    )

    private static let cmake = Language(
        "CMake",
        "cmake",
        Syntax(
            keywords: """
                AND COMMAND DEPENDS EQUAL EXISTS GREATER IN INTERFACE LESS LISTS MATCHES NOT OR PRIVATE PUBLIC REQUIRED STREQUAL \
                VERSION
                """,
            constants: "ON OFF TRUE FALSE",
            spans: [
                .filled("#[", "=", "[", "]", "]", as: .comment), .line("#"), .multiline("\""),
                .string("${", "}", as: .variable), .string("$<", ">", as: .variable),
            ],
            capitals: nil
        )
    )
}
