#!/usr/bin/env python
"""Django's command line for duckcover."""

import os
import sys


def main() -> None:
    """Run the command given in `sys.argv` with the project's settings."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duckcover.settings")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
