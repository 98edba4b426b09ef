"""Time, size and memory of builds. Scripts/bench starts it."""
