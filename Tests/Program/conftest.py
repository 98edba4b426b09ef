"""A small disk."""

import os
import subprocess

import pytest


@pytest.fixture
def small_disk(tmp_path):
    """A folder with its own file system, and a function that remounts it with options."""
    folder = tmp_path / "disk"
    folder.mkdir()

    def mount(options):
        command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder]
        return subprocess.run(command, capture_output=True, text=True).returncode

    if os.geteuid() != 0 or mount("size=64m") != 0:
        pytest.skip("only root may mount a small disk")
    yield folder, lambda options: mount(f"remount,{options}")
    subprocess.run(["umount", folder], check=True)
