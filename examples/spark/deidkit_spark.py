"""De-identifies columns of a Spark DataFrame with `deidkit pipe`, one process for each Python worker.

Each executor needs Node and deidkit. Each row is a document of its own, read like the row of a table: which rows share a
partition, a batch or a process changes nothing. With one consistency key and one day the result is the same, byte for byte,
for every partitioning.
"""

import os
import subprocess
from datetime import date

import pyarrow as pa
from pyspark import TaskContext
from pyspark.sql import types as t

WHOLE_NUMBERS = (t.ByteType, t.ShortType, t.IntegerType, t.LongType)


def deidentify(
    frame,
    columns,
    consistency_key,
    day=None,
    command=("npx", "deidkit"),
    options=("--mode", "PROPRIETARY"),
    keep=(),
    error_column=None,
):
    """The DataFrame with other values in some of its columns; all other columns and the nulls stay as they are, to the bit.

    columns         -- of strings, whole numbers or dates; numbers and dates become strings. Names are taken as they are.
    consistency_key -- secret: with it, a term has the same substitute in all rows, tables and runs. Keep it like a password.
    day             -- datetime.date from which ages and years are told; a job that runs over midnight, or is run again, needs it.
    command         -- how an executor starts deidkit.
    options         -- of `deidkit pipe`: --mode, --level, --language, --config, --columns, ...
    keep            -- columns that stay although their titles say that they identify persons; without it they fail the job.
    error_column    -- name of a new column that says why a row could not be processed; its changed columns are null then.
                       Without it such a row fails its task.
    """
    columns, keep = list(columns), list(keep)
    schema = _schema_after(frame.schema, columns, error_column)
    flags = ["--format", "arrow", "--seed-env", "DEIDKIT_PIPE_KEY"]
    # Read where the job is planned: a retried task must not see another day.
    flags += ["--today", (day or date.today()).isoformat()]
    flags += [f"--field={name}" for name in columns] + [f"--keep-field={name}" for name in keep]
    flags += [] if error_column is None else [f"--error-field={error_column}"]
    line = (*command, "pipe", *flags, *options)
    work = (line, consistency_key, tuple(columns), error_column)
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


def _shown(kind):
    """The type with which a column is sent: the values of strings, whole numbers and days, of others only the names."""
    if pa.types.is_string(kind) or pa.types.is_large_string(kind) or pa.types.is_integer(kind) or pa.types.is_date32(kind):
        return kind
    if pa.types.is_struct(kind):
        return pa.struct([pa.field(each.name, _names_of(each.type)) for each in kind])
    return _names_of(kind)


def _names_of(kind):
    """A type without values, but with the names that the fields of a struct have, also within lists."""
    if pa.types.is_list(kind) or pa.types.is_large_list(kind):
        return _names_of(kind.value_type)
    if pa.types.is_map(kind):
        return _names_of(kind.item_type)
    if pa.types.is_struct(kind) and kind.num_fields > 0:
        return pa.struct([pa.field(each.name, _names_of(each.type)) for each in kind])
    return pa.null()


# One process stays for the tasks of a Python worker, because starting one costs a second or two.
_processes = {}


def _through(work, batches):
    """Sends the rows of one partition through the process, a batch at a time."""
    line, consistency_key, columns, error_column = work
    task = TaskContext.get()
    partition, first = (0 if task is None else task.partitionId()), 1
    for batch in batches:
        place = f"partition {partition}, batch that begins with its row {first}"
        changed = _change(line, consistency_key, batch, place)
        arrays = [changed.column(i) if each.name in columns else batch.column(i) for i, each in enumerate(batch.schema)]
        names = list(batch.schema.names)
        if error_column is not None:
            arrays, names = [*arrays, changed.column(changed.num_columns - 1)], [*names, error_column]
        yield pa.RecordBatch.from_arrays(arrays, names=names)
        first += batch.num_rows


def _change(line, consistency_key, batch, place):
    kinds = [_shown(each.type) for each in batch.schema]
    arrays = [a if a.type == kind else pa.nulls(len(a), kind) for a, kind in zip(batch.columns, kinds)]
    sent = pa.RecordBatch.from_arrays(arrays, names=batch.schema.names)
    # The key of a process is never shown: it is part of the name under which the process is kept, in this memory alone.
    name = (line, consistency_key, str(sent.schema))
    process = _processes.get(name)
    if process is None:
        process = _processes[name] = _Process(line, consistency_key, sent.schema)
    try:
        return process.change(sent)
    except Exception as error:
        del _processes[name]
        process.kill()
        raise RuntimeError(f"{place}: {error}") from None


class _Process:
    """`deidkit pipe`, which answers each record batch with one of as many rows before it reads the next."""

    def __init__(self, line, consistency_key, schema):
        env = {**os.environ, "DEIDKIT_PIPE_KEY": consistency_key}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(line, stdin=pipe, stdout=pipe, stderr=pipe, env=env)
        self._schema = schema
        self._writer = None
        self._reader = None

    def change(self, batch):
        try:
            self._writer = self._writer or pa.ipc.new_stream(self._process.stdin, self._schema)
            self._writer.write_batch(batch)
            self._process.stdin.flush()
            self._reader = self._reader or pa.ipc.open_stream(self._process.stdout)
            changed = self._reader.read_next_batch()
        except (OSError, StopIteration, pa.ArrowInvalid):
            raise self._failure() from None
        if changed.num_rows != batch.num_rows:
            raise RuntimeError("deidkit pipe gave back another number of rows")
        return changed

    def kill(self):
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            try:
                stream.close()
            except OSError:
                pass

    def _failure(self):
        # It has ended, or is about to: nothing waits for it for ever. What deidkit says of an error holds no piece of a text.
        try:
            code = self._process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        said = self._process.stderr.read().decode(errors="replace").strip()
        return RuntimeError(f"deidkit pipe ended with exit code {code}: {said}")
