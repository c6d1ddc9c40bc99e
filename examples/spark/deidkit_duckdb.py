"""De-identifies what DuckDB can query, such as Parquet files, with `deidkit pipe`, and writes Parquet. No cluster is needed.

Run: DEIDKIT_KEY=... python deidkit_duckdb.py "FROM 'visits/*.parquet'" visits_clean.parquet "note,patient name,dob" deidkit
"""

import os
import sys
from contextlib import closing

import duckdb
import pyarrow.parquet as pq
from deidkit_arrow import Change

ROWS = 10_000


def deidentify(query, target, columns, consistency_key, command, connection=duckdb, **settings):
    """Writes the result of a query to a Parquet file, with other values in some columns. Holds some thousand rows at a time.

    settings -- day, options, keep and error_column, as in `deidkit_arrow`
    """
    batches = connection.sql(query).to_arrow_reader(ROWS)
    writer = None
    with closing(Change(command, columns, consistency_key, **settings)) as change:
        try:
            for batch in batches:
                changed = change(batch)
                writer = writer or pq.ParquetWriter(target, changed.schema)
                writer.write_batch(changed)
        except Exception:
            # A file that is only a part would look whole.
            if writer is not None:
                writer.close()
                os.unlink(target)
            raise
        if writer is not None:
            writer.close()


if __name__ == "__main__":
    deidentify(sys.argv[1], sys.argv[2], sys.argv[3].split(","), os.environ["DEIDKIT_KEY"], sys.argv[4:])
