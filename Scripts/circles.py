"""The graph of a target's folders, drawn by the types and members that their files name.

A file depends on another when it names a type that the other declares, or a member that the other's extension adds. Names are
looked up as Swift does, from the innermost type outwards; one that could be several things is no edge, so that each edge is true.
"""

import collections
import itertools
import pathlib
import re

TOKEN = re.compile(r"\w+|\S")
TYPE_KEYWORDS = {"struct", "enum", "class", "actor", "protocol", "extension"}
ALIAS_KEYWORDS = {"typealias", "associatedtype"}
MEMBER_KEYWORDS = {"func", "var", "let", "case"}
HIDDEN = {"private", "fileprivate"}
# A name of one word may be the standard library's, one of two words hardly.
TWO_WORDS = re.compile(r"[a-z][a-z0-9]*[A-Z]\w*")

Declaration = collections.namedtuple("Declaration", "file hidden")
Edge = collections.namedtuple("Edge", "source name target")


class SourceFile:
    """The tokens of a file, with the path of types around each."""

    def __init__(self, name, code):
        self.name = name
        self.tokens = TOKEN.findall(code)
        self.types = []
        self.extension_members = set()
        self.global_names = set()
        self.parameters = set()
        self.scopes = []
        self.walk()

    def walk(self):
        """Finds declarations; `scopes[i]` is the path of types around token i, with None where it is inside a body."""
        stack, opening, hidden = [], None, False
        for index, token in enumerate(self.tokens):
            self.scopes.append(self.path(stack))
            before = self.tokens[index - 1] if index else ""
            after = self.tokens[index + 1] if index + 1 < len(self.tokens) else ""
            if token == "{":
                stack.append(opening)
                opening, hidden = None, False
            elif token == "}":
                if stack:
                    stack.pop()
                hidden = False
            elif token in HIDDEN and after != "(":
                hidden = True
            elif before != "." and self.declares(token, after):
                opening = self.declare(token, index, stack, hidden) or opening
                hidden = False

    @staticmethod
    def path(stack):
        types = tuple(itertools.chain.from_iterable(names for _, names in filter(None, stack)))
        return types, None in stack

    @staticmethod
    def declares(token, after):
        if token in TYPE_KEYWORDS | ALIAS_KEYWORDS:
            return after[:1].isupper()
        return token in MEMBER_KEYWORDS

    def declare(self, keyword, index, stack, hidden):
        """Keeps a declaration; returns the scope that its braces open, for a type."""
        types, inside_body = self.path(stack)
        name = self.tokens[index + 1]
        if keyword in MEMBER_KEYWORDS:
            if keyword == "func":
                self.keep_parameters(index + 2)
            if hidden or inside_body:
                return None
            if not stack:
                self.global_names.add(name)
            elif stack[-1][0] == "extension":
                self.extension_members.add((stack[-1][1], name))
            return None
        if keyword == "extension":
            names = [name]
            while self.tokens[index + len(names) * 2 : index + len(names) * 2 + 1] == ["."]:
                names.append(self.tokens[index + len(names) * 2 + 1])
            return "extension", tuple(names)
        if inside_body:
            self.parameters.add(name)
        else:
            self.types.append(((*types, name), hidden))
        if keyword in ALIAS_KEYWORDS:
            return None
        self.keep_parameters(index + 2, (*types, name))
        return "type", (name,)

    def keep_parameters(self, index, path=None):
        """Keeps the names of a generic clause: nested types of a type, unknown in the whole file for a function."""
        if self.tokens[index : index + 1] != ["<"]:
            return
        for position in range(index, len(self.tokens)):
            if self.tokens[position] == ">":
                return
            if self.tokens[position] in "<,":
                name = self.tokens[position + 1]
                if path:
                    self.types.append(((*path, name), True))
                else:
                    self.parameters.add(name)


class Target:
    """The files of one target and what they name of each other."""

    def __init__(self, name, files, common_names):
        self.name = name
        self.files = files
        self.types = collections.defaultdict(list)
        for file in files:
            for path, hidden in file.types:
                self.types[path].append(Declaration(file.name, hidden))
        self.members = self.unique_members(common_names)

    def unique_members(self, common_names):
        """The members of extensions and the global functions that one file declares and nothing else has the name of."""
        found = {}
        for file in self.files:
            added = {name for path, name in file.extension_members if path in self.types}
            for name in added | file.global_names:
                if TWO_WORDS.fullmatch(name) and common_names[name] == 1:
                    found[name] = file.name
        return found

    def declaration(self, path, file):
        """The file that declares a type, None where there is none or more than one."""
        files = {found.file for found in self.types.get(path, []) if not found.hidden or found.file == file.name}
        return files.pop() if len(files) == 1 else None

    def known(self, path, file):
        return any(not found.hidden or found.file == file.name for found in self.types.get(path, []))

    def edges(self):
        found = set()
        for file in self.files:
            for index, token in enumerate(file.tokens):
                for name, other in self.named(file, index, token):
                    if other and other != file.name:
                        found.add(Edge(file.name, name, other))
        return found

    def named(self, file, index, token):
        """The types and members named by the chain of names that starts at a token."""
        after_dot = index > 0 and file.tokens[index - 1] == "."
        if token in self.members:
            yield token, self.members[token]
        if not token[0].isupper() or after_dot or token in file.parameters:
            return
        scope, _ = file.scopes[index]
        for count in range(len(scope), -1, -1):
            path = (*scope[:count], token)
            if self.known(path, file):
                break
        else:
            return
        while True:
            yield ".".join(path), self.declaration(path, file)
            index += 2
            if file.tokens[index - 1 : index] != ["."] or not self.known((*path, file.tokens[index]), file):
                return
            path = (*path, file.tokens[index])


def targets(files):
    """The targets of Sources, from pairs of a file's name and its code without comments and strings."""
    names = collections.Counter()
    grouped = collections.defaultdict(list)
    for name, code in files:
        file = SourceFile(name, code)
        grouped[name.split("/")[1]].append(file)
        labels = set(re.findall(r"\b([a-z]\w*)\s*:", code))
        names.update(re.findall(r"\b(?:func|var|let|case)\s+(\w+)", code) + sorted(labels))
    return [Target(name, members, names) for name, members in sorted(grouped.items())]


def folder(file):
    return pathlib.PurePosixPath(file).parent


def folder_graph(target):
    """The edges between folders: for each folder, the folders it names, each with the edges of files."""
    graph = collections.defaultdict(lambda: collections.defaultdict(list))
    for edge in sorted(target.edges()):
        if folder(edge.source) != folder(edge.target):
            graph[folder(edge.source)][folder(edge.target)].append(edge)
    return graph


def way(graph, start, end):
    """The shortest list of folders from one to another, both included."""
    ways, seen = collections.deque([[start]]), {start}
    while ways:
        steps = ways.popleft()
        if steps[-1] == end:
            return steps
        for following in sorted(graph.get(steps[-1], {})):
            if following not in seen:
                seen.add(following)
                ways.append([*steps, following])
    return None


def circles(target):
    """The shortest circle through each edge between folders, as lists of edges of files for each step."""
    graph, seen = folder_graph(target), set()
    for source in sorted(graph):
        for following in sorted(graph[source]):
            steps = way(graph, following, source)
            if steps and frozenset(steps) not in seen:
                seen.add(frozenset(steps))
                around = [source, *steps]
                yield [graph[one][two] for one, two in itertools.pairwise(around)]


def sentence(circle, target, shown=1):
    """A circle in words: one edge of files a step, or as many as `shown` says, all for None."""
    words = []
    for edges in circle:
        for edge in edges[:shown]:
            short = [str(pathlib.PurePosixPath(name).relative_to(f"Sources/{target.name}")) for name in edge[::2]]
            words.append(f"{short[0]} names {edge.name} of {short[1]}")
        if shown and len(edges) > shown:
            words[-1] += f" (and {len(edges) - shown} more)"
    return "; ".join(words)
