"""`python -m duckcover_sdk.league` is `duckcover-league`."""

import sys

from duckcover_sdk.league.main import main

if __name__ == "__main__":
    sys.exit(main())
