"""`python -m duckcover_sdk.terminal`: the same as `duckcover-play`."""

import sys

from duckcover_sdk.terminal.main import main

sys.exit(main())
