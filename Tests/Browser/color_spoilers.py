"""Edits that make most colours invalid."""

import re


def spoil(random, text):
    return random.choice(SPOILERS)(random, text)


def drop_a_character(random, text):
    index = random.randrange(len(text))
    return text[:index] + text[index + 1 :]


EXTRAS = [",", ")", "(", "%", "/", "#", "-", ".", "5", "e5", "g", " ", "none", "deg", "px", ";", "!", "é", "\\"]


def add_characters(random, text):
    index = random.randrange(len(text) + 1)
    return text[:index] + random.choice(EXTRAS) + text[index:]


def drop_a_word(random, text):
    words = re.split(r"([ ,]+)", text)
    index = random.randrange(len(words))
    return "".join(words[:index] + words[index + 1 :])


def repeat_a_word(random, text):
    words = re.split(r"([ ,]+)", text)
    index = random.randrange(len(words))
    return "".join([*words[: index + 1], " ", *words[index:]])


def mix_separators(random, text):
    return random.choice([text.replace(",", " ", 1), text.replace(" ", ",", 1), text.replace("/", ",")])


def change_the_unit(random, text):
    with_percent = re.sub(r"(\d)([ ,)])", r"\1%\2", text, count=1)
    return random.choice([text.replace("%", "", 1), text.replace("%", "deg", 1), with_percent])


def loosen_the_parenthesis(random, text):
    return random.choice([text.replace("(", " (", 1), text.replace("(", "((", 1), text.removesuffix(")"), text + ")"])


def rename(random, text):
    return random.choice([text.replace("(", "a(", 1), text.replace("(", "s(", 1), "x" + text, text + "x", "-" + text])


def put_in_none(random, text):
    return re.sub(r"[-+.\d]+(?:e[-+]?\d+)?%?", "none", text, count=1)


def append(random, text):
    return text + random.choice([" red", ";", " !important", ", red", "/", " 0.5", "}", "*/", " url(x)"])


SPOILERS = [
    drop_a_character,
    add_characters,
    add_characters,
    drop_a_word,
    repeat_a_word,
    mix_separators,
    change_the_unit,
    loosen_the_parenthesis,
    rename,
    put_in_none,
    append,
]
