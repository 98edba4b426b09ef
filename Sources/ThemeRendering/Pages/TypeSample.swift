/// The words that show a text style: of the length and kind that it is made for.
enum TypeSample {
    static func words(for style: String) -> String {
        own[style] ?? "All berths are taken until 14:20 on Thursday"
    }

    private static let own = [
        "body": """
        The pilot boat Kittiwake came in at 14:20 with two crates of mackerel and a torn jib. She lies at berth 7 \
        until the wind turns; her crew of four asks for water, 60 litres of diesel, and news from Østerby. “Nothing \
        urgent”, says the skipper.
        """,
        "h1": "Harbour at first light",
        "h2": "Boats that came in overnight",
        "h3": "Berths seven to twelve",
        "h4": "What the pilot reported",
        "h5": "Depth and draught",
        "h6": "Notes for the crew",
        "caption": "Kittiwake at berth 7, photographed on 14 May",
        "quote": "A harbour is judged by the night on which it was needed.",
        "code": #"let berth = nearest("quay", 2.4)  // 0O 1lI"#,
        "label": "Draught in metres",
        "button": "Assign a berth",
    ]
}
