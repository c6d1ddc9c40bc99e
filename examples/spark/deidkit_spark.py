"""De-identifies columns of a Spark DataFrame with `deidkit pipe`, one process for each Python worker.

Each executor needs Node and deidkit. Each row is a document of its own, read like the row of a table: which rows share a
partition, a batch or a process changes nothing. With one consistency key and one day the result is the same, byte for byte,
for every partitioning.
"""

from datetime import date

from deidkit_arrow import Change
from pyspark import SparkFiles, TaskContext
from pyspark.sql import types as t

WHOLE_NUMBERS = (t.ByteType, t.ShortType, t.IntegerType, t.LongType)


def deidentify(
    frame,
    columns,
    consistency_key,
    day=None,
    command=("node", "{files}/deidkit/node_modules/deidkit/dist/cli/main.js"),
    options=("--mode", "PROPRIETARY"),
    keep=(),
    error_column=None,
):
    """The DataFrame with other values in some of its columns; all other columns and the nulls stay as they are, to the bit.

    columns         -- of strings, whole numbers or dates; numbers and dates become strings. Names are taken as they are.
    consistency_key -- secret: with it, a term has the same substitute in all rows, tables and runs. Keep it like a password.
    day             -- datetime.date from which ages and years are told; a job that runs over midnight, or is run again, needs it.
    command         -- how an executor starts deidkit. {files} is the folder with what Spark has sent to it: `spark.archives`.
    options         -- of `deidkit pipe`: --mode, --level, --language, --config, --columns, ...
    keep            -- columns that stay although their titles say that they identify persons; without it they fail the job.
    error_column    -- name of a new column that says why a row could not be processed; its changed columns are null then.
                       Without it such a row fails its task.
    """
    columns, keep = list(columns), list(keep)
    schema = _schema_after(frame.schema, columns, error_column)
    # The day is read where the job is planned: a retried task must not see another one.
    settings = (consistency_key, day or date.today(), tuple(options), tuple(keep), error_column)
    work = (tuple(command), tuple(columns), *settings)
    return frame.mapInArrow(lambda batches: _through(work, batches), schema)


def _schema_after(schema, columns, error_column):
    """The schema of the result. Raises if a column is missing or of a type that cannot be changed."""
    missing = [name for name in columns if name not in schema.names]
    if missing:
        raise ValueError(f"the DataFrame lacks the column {missing[0]}")
    if error_column in schema.names:
        raise ValueError("the DataFrame has a column of the name in error_column already")
    fields = []
    for field in schema:
        if field.name in columns:
            if not isinstance(field.dataType, (t.StringType, t.DateType, *WHOLE_NUMBERS)):
                kind = field.dataType.simpleString()
                raise TypeError(f"the column {field.name} is {kind}: cast it to a string, or leave it out and name it in keep")
            field = t.StructField(field.name, t.StringType(), field.nullable or error_column is not None)
        fields.append(field)
    if error_column is not None:
        fields.append(t.StructField(error_column, t.StringType(), True))
    return t.StructType(fields)


# One process stays for the tasks of a Python worker, because starting one costs a second or two.
_changes = {}


def _through(work, batches):
    """Sends the rows of one partition through the process, a batch at a time."""
    task = TaskContext.get()
    partition, first = (0 if task is None else task.partitionId()), 1
    # The key of a process is never shown: it is part of the name under which the process is kept, in this memory alone.
    if work not in _changes:
        command, *settings = work
        files = SparkFiles.getRootDirectory()
        _changes[work] = Change([part.replace("{files}", files) for part in command], *settings)
    for batch in batches:
        try:
            yield _changes[work](batch)
        except Exception as error:
            place = f"partition {partition}, batch that begins with its row {first}"
            raise RuntimeError(f"{place}: {error}") from None
        first += batch.num_rows
