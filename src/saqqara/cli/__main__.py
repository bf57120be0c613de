"""`python -m saqqara.cli` is `saqqara`."""

import sys

from saqqara.cli import main

sys.exit(main())
