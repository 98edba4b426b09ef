"""`make install` and `make uninstall`, the completions in three shells, the packages, and what is written to pack."""

import os
import pty
import re
import select
import shutil
import signal
import subprocess

import pytest

from program import LIGHT_THEME, ROOT, make_project

RELEASE = ROOT / ".build/release/themepreview"
needs_release = pytest.mark.skipif(not RELEASE.exists(), reason="there is no release program: run Scripts/preview")


def call(*command, status=0, **options):
    result = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=1500, **options)
    assert result.returncode == status, f"{command}\n{result.stdout}{result.stderr}"
    return result.stdout


def entries(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


@pytest.fixture(scope="module")
def prefix(tmp_path_factory):
    """An installation, beside what was there before: a file and an empty folder."""
    folder = tmp_path_factory.mktemp("prefix")
    make_project(folder, {"share/man/man1/other.1": "mine", "bin/other": "mine"})
    (folder / "share/fish").mkdir()
    before = entries(folder)
    make = ["make", "--directory", ROOT, f"PREFIX={folder}"]
    call(*make, "install")
    # Installing again changes nothing of what will be removed.
    call(*make, "install")
    yield folder
    call(*make, "uninstall")
    assert entries(folder) == before
    call(*make, "uninstall", status=2)


@needs_release
def test_the_installed_program_runs_away_from_here(prefix, tmp_path):
    program = shutil.copy(prefix / "bin/themepreview", tmp_path)
    call(program, "init", "new", cwd=tmp_path)
    assert "all passed" in call(program, "check", "--project", "new", cwd=tmp_path)


@needs_release
def test_the_manual_has_every_command(prefix):
    page = (prefix / "share/man/man1/themepreview.1").read_text()
    for verb in ("build", "check", "fix", "show", "color", "explain", "init"):
        assert re.search(rf"^\.(It|Sh|Ss|Nm)\b.*\b{verb}\b", page, re.MULTILINE), verb
    if shutil.which("man"):
        text = call("man", "--local-file", prefix / "share/man/man1/themepreview.1", env=os.environ | {"MANWIDTH": "100"})
        assert "themepreview" in text and "--require-coverage" in text


SHELLS = {
    "bash": (
        "share/bash-completion/completions/themepreview",
        "source '{script}'; COMP_WORDS=({words}); COMP_CWORD={last}; COMP_LINE='{line}'; COMP_POINT={length}; "
        "_themepreview themepreview '{word}' '{before}'; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
    ),
    "fish": ("share/fish/vendor_completions.d/themepreview.fish", "source '{script}'; complete --do-complete '{line}'"),
}


@needs_release
@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(
    "line, wanted",
    [
        ("themepreview che", "check"),
        ("themepreview check --form", "--format"),
        ("themepreview check --format ", "sarif"),
        ("themepreview check --theme ", "plain"),
        ("themepreview show ", "text-muted"),
        ("themepreview explain contrast/low", "contrast/low-contrast"),
    ],
)
def test_a_shell_completes(prefix, tmp_path, shell, line, wanted):
    if not shutil.which(shell):
        pytest.skip(f"there is no {shell}")
    if shell == "fish" and wanted in ("plain", "text-muted"):
        pytest.skip("fish asks the program only on a terminal: see the test on one")
    path, script = SHELLS[shell]
    project = make_project(tmp_path, {"themes/plain.yml": LIGHT_THEME})
    words = line.split(" ")
    script = script.format(
        script=prefix / path, line=line, word=words[-1], before=words[-2], length=len(line), last=len(words) - 1, words=" ".join(f"'{word}'" for word in words)
    )
    environment = os.environ | {"PATH": f"{prefix}/bin:{os.environ['PATH']}", "HOME": str(tmp_path)}
    said = call(shell, "-c", script, cwd=project, env=environment).split("\n")
    assert any(re.split(r"[\t ]", answer)[0] == wanted for answer in said), said


@needs_release
@pytest.mark.parametrize("typed, completed", [("check --theme pl", "--theme plain "), ("show text-mu", "show text-muted ")])
def test_fish_asks_the_program_for_names_on_a_terminal(prefix, tmp_path, typed, completed):
    if not shutil.which("fish"):
        pytest.skip("there is no fish")
    project = make_project(tmp_path, {"themes/plain.yml": LIGHT_THEME})
    environment = os.environ | {"PATH": f"{prefix}/bin:{os.environ['PATH']}", "HOME": str(tmp_path), "TERM": "xterm"}
    source = f"source '{prefix}/{SHELLS['fish'][0]}'; function fish_prompt; printf 'READY'; end"
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(project)
        os.execvpe("fish", ["fish", "--no-config", "--init-command", source], environment)
    try:
        read_until(terminal, "READY")
        os.write(terminal, f"themepreview {typed}\t".encode())
        read_until(terminal, completed)
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)


def read_until(terminal, text):
    """Reads what a terminal shows, without moves of its cursor, until a text is there."""
    shown = b""
    while text not in re.sub(r"\x1b\[[0-9;]*[A-Za-z]|\r", "", shown.decode(errors="replace")):
        assert select.select([terminal], [], [], 30)[0], shown
        shown += os.read(terminal, 4096)


@needs_release
def test_zsh_reads_its_completions(prefix):
    if not shutil.which("zsh"):
        pytest.skip("there is no zsh")
    script = prefix / "share/zsh/site-functions/_themepreview"
    assert script.read_text().startswith("#compdef themepreview")
    call("zsh", "--no-exec", script)


def dist():
    found = ROOT / ".build/dist"
    return sorted(found.glob("*")) if found.is_dir() else []


@pytest.mark.skipif(not dist(), reason="nothing is packed: run make dist")
def test_packed_files_have_their_checksums():
    call("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=ROOT / ".build/dist")
    names = [path.name for path in dist()]
    assert any(name.endswith(".tar.gz") for name in names)


def test_the_container_file_names_what_is_there():
    text = (ROOT / "Packaging/Containerfile").read_text()
    assert "not yet tried" in text
    assert (ROOT / "Scripts/preview").is_file()
    assert text.count(".build/release/themepreview") == 2
    assert (ROOT / ".containerignore").read_text().split() == [".build", ".build-*", ".git", ".venv", ".venv-bench", "site"]


def test_the_formula_names_what_is_there():
    text = (ROOT / "Packaging/themepreview.rb").read_text()
    assert "not yet tried" in text and "url " not in re.sub(r"'url'", "", text)
    assert text.count(" do\n") + text.count("\n  def ") + 1 == len(re.findall(r"^ *end$", text, re.MULTILINE))
