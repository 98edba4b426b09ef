import Findings

/// The guides of rules about metrics with which nobody can read a text.
enum MetricRules {
    static let guides = [
        RuleGuide(
            .tightLetters,
            .warning,
            "The space between letters is at least -0.1 em.",
            reason: "Below it letters overlap, whatever their colours.",
            passing: page + "fonts: { styles: { body: { letterSpacing: -0.02em } } }\n",
            failing: page + "fonts: { styles: { body: { letterSpacing: -0.2em } } }\n"
        ),
        RuleGuide(
            .tightLines,
            .warning,
            "The height of a line is at least the size of its text.",
            reason: "Below it lines overlap, whatever their colours.",
            passing: page + "fonts: { styles: { body: { lineHeight: 1.5 } } }\n",
            failing: page + "fonts: { styles: { body: { lineHeight: 0.8 } } }\n"
        ),
        RuleGuide(
            .narrowMeasure,
            .warning,
            "A line of text has room for at least 20 characters.",
            reason: "In a narrower column every line breaks after a word or two.",
            passing: page + "layout: { measure: 65ch }\n",
            failing: page + "layout: { measure: 12ch }\n"
        ),
        RuleGuide(
            .wideBorder,
            .warning,
            "A border is narrower than what it surrounds.",
            reason: "A wider one covers more than the text or the sign that it frames.",
            passing: page + "layout: { border: 2px }\n",
            failing: page + "layout: { border: 60px }\n"
        ),
    ]

    private static let page = "colors: { background: white, text: black }\n"
}
