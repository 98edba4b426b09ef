// Languages that ask for data.
extension Language {
    static let queries = [sql, graphql]

    private static let sql = Language(
        "SQL",
        "sql mysql postgresql postgres plsql psql sqlite tsql mssql",
        Syntax(
            keywords: """
                add all alter and any as asc begin between by cascade case check collate column commit conflict constraint \
                create cross database declare default delete desc distinct do drop else end escape except exec exists explain \
                fetch filter first for foreign from full function grant group having if ignore in index inner insert intersect \
                into is join key last lateral left like limit lock natural not nothing nulls of offset on or order outer over \
                partition primary procedure recursive references rename replace restrict returning returns revoke right \
                rollback row rows schema select set sequence table temporary then to transaction trigger truncate union unique \
                update using values view when where window with
                """,
            constants: "true false null current_date current_timestamp",
            types: """
                bigint bigserial binary bit blob boolean bytea char character date datetime decimal double float int integer \
                interval json jsonb numeric real serial smallint text time timestamp timestamptz uuid varchar
                """,
            ignoresCase: true,
            spans: [
                .line("--"), .block("/*", "*/"), .multiline("'", escape: nil),
                .multiline("$$", escape: nil),
                .string("\"", escape: nil), .string("`", escape: nil, needsClose: true),
            ],
            signs: [":": .variable, "@": .variable],
            capitals: nil
        )
    )

    private static let graphql = Language(
        "GraphQL",
        "graphql gql",
        Syntax(
            keywords: """
                directive enum extend fragment implements input interface mutation on query repeatable scalar schema \
                subscription type union
                """,
            constants: commonConstants,
            types: "Boolean Float ID Int String",
            spans: SpanRule.hash + [.multiline("\"\"\""), .string("\"")],
            signs: ["@": .attribute, "$": .variable],
            keys: .always
        )
    )
}
