"""The `lanternway` command."""

import sys


def main() -> None:
    """Run the command line of this process."""
    if sys.argv[1:] == ["--version"]:  # the quickest answer needs nothing else
        from lanternway.core.engine import version_line

        print(version_line())
        return
    from lanternway.cli.run import run

    sys.exit(run(sys.argv[1:]))
