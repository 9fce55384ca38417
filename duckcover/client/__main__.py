"""`python -m duckcover.client`: the same as `duckcover play`."""

import sys

from duckcover.client.main import main

sys.exit(main())
