"""De-identifies a Ray Dataset with `deidkit pipe`, one process for each actor.

dataset.map_batches(DeidentifyBatch, batch_format="pyarrow", concurrency=4, fn_constructor_kwargs={
    "command": ["node", "/opt/deidkit/node_modules/deidkit/dist/cli/main.js"], "columns": ["note"], "consistency_key": key, "day": day})
"""

import pyarrow as pa
from deidkit_arrow import Change


class DeidentifyBatch:
    """Changes the tables that an actor gets. The settings are those of `deidkit_arrow.Change`; give a day, as actors start at any time."""

    def __init__(self, **settings):
        self._change = Change(**settings)

    def __call__(self, table):
        # A table without rows, too, has the columns of the others.
        batches = table.combine_chunks().to_batches() or [pa.RecordBatch.from_pylist([], schema=table.schema)]
        return pa.Table.from_batches([self._change(batch) for batch in batches])
