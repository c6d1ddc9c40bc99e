"""`deidkit pipe` as a process that answers Arrow record batches: what the recipes for Spark, Ray and DuckDB share."""

import os
import subprocess
from datetime import date

import pyarrow as pa


def flags_of(columns, day=None, options=(), keep=(), error_column=None):
    """The options of `deidkit pipe`. The day is read here: processes that are started later must not see another one."""
    flags = ["--format", "arrow", "--seed-env", "DEIDKIT_PIPE_KEY", "--today", (day or date.today()).isoformat()]
    flags += [f"--field={name}" for name in columns] + [f"--keep-field={name}" for name in keep]
    flags += [] if error_column is None else [f"--error-field={error_column}"]
    return [*flags, *options]


class Change:
    """Changes record batches. Starts a process with the first batch and keeps it: starting one costs a second or two.

    command -- how deidkit is started, such as ["node", "/opt/deidkit/node_modules/deidkit/dist/cli/main.js"]
    columns -- names of those to change: strings, whole numbers, dates; numbers and dates become strings
    The others are those of `flags_of`. The key is secret: with it, a term has the same substitute in all rows, tables and runs.
    """

    def __init__(self, command, columns, consistency_key, day=None, options=(), keep=(), error_column=None):
        self._line = [*command, "pipe", *flags_of(columns, day, options, keep, error_column)]
        self._columns, self._key, self._error_column = set(columns), consistency_key, error_column
        self._process = None

    def __call__(self, batch):
        """The batch with other values in its columns; all other columns are the same to the bit."""
        self._refuse_others(batch.schema)
        kinds = [_shown(each.type) for each in batch.schema]
        arrays = [a if a.type == kind else pa.nulls(len(a), kind) for a, kind in zip(batch.columns, kinds)]
        sent = pa.RecordBatch.from_arrays(arrays, names=batch.schema.names)
        try:
            if self._process is None or self._process.schema != sent.schema:
                self.close()
                self._process = _Process(self._line, self._key, sent.schema)
            changed = self._process.change(sent)
        except Exception:
            self.close()
            raise
        names = list(batch.schema.names)
        arrays = [changed.column(i) if name in self._columns else batch.column(i) for i, name in enumerate(names)]
        if self._error_column is not None:
            arrays, names = [*arrays, changed.column(changed.num_columns - 1)], [*names, self._error_column]
        return pa.RecordBatch.from_arrays(arrays, names=names)

    def _refuse_others(self, schema):
        """Raises if a column that is to be changed has a type that deidkit does not read: it would come back as nulls."""
        for each in schema:
            if each.name in self._columns and not (_is_read(each.type) or pa.types.is_null(each.type)):
                raise TypeError(f"the column {each.name} is {each.type}: cast it to a string, or leave it out and name it in keep")

    def end(self):
        """Ends the process after its last batch, and waits for it."""
        if self._process is not None:
            self._process.end()
        self._process = None

    def close(self):
        """Ends the process at once."""
        if self._process is not None:
            self._process.kill()
        self._process = None


def _is_read(kind):
    """True for strings, whole numbers and days."""
    return pa.types.is_string(kind) or pa.types.is_large_string(kind) or pa.types.is_integer(kind) or pa.types.is_date32(kind)


def _shown(kind):
    """The type with which a column is sent: the values of strings, whole numbers and days, of others only the names."""
    if _is_read(kind):
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


class _Process:
    """`deidkit pipe`, which answers each record batch with one of as many rows before it reads the next."""

    def __init__(self, line, consistency_key, schema):
        env = {**os.environ, "DEIDKIT_PIPE_KEY": consistency_key}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(line, stdin=pipe, stdout=pipe, stderr=pipe, env=env)
        self.schema = schema
        self._writer = None
        self._reader = None

    def change(self, batch):
        try:
            self._writer = self._writer or pa.ipc.new_stream(self._process.stdin, self.schema)
            self._writer.write_batch(batch)
            self._process.stdin.flush()
            self._reader = self._reader or pa.ipc.open_stream(self._process.stdout)
            changed = self._reader.read_next_batch()
        except (OSError, StopIteration, pa.ArrowInvalid):
            raise self._failure() from None
        if changed.num_rows != batch.num_rows:
            raise RuntimeError("deidkit pipe gave back another number of rows")
        return changed

    def end(self):
        if self._writer is not None:
            self._writer.close()
        self._process.stdin.close()
        self._process.stdout.read()
        self._process.wait()
        self.kill()

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
