"""De-identifies columns of a Spark DataFrame with `deidkit pipe`, one process for each partition.

Each executor needs Node and deidkit. Each text is a document of its own, so which rows share a partition, a batch or a
process changes nothing: with one consistency key and one day the result is the same, byte for byte, for every partitioning.
"""

import os
import subprocess
from datetime import date

import pyarrow as pa


def deidentify(frame, columns, consistency_key, day=None, command=("npx", "deidkit"), options=("--mode", "PROPRIETARY")):
    """The DataFrame with other texts in some of its string columns; all other columns and the nulls stay as they are.

    consistency_key -- secret: with it, a term has the same substitute in all rows, tables and runs. Keep it like a password.
    day             -- datetime.date from which ages and years are told; a job that runs over midnight, or is run again, needs it.
    command         -- how an executor starts deidkit.
    options         -- of `deidkit pipe`: --mode, --level, --language, --config, ...
    """
    columns = list(columns)
    flags = ["--format", "arrow", "--fields", ",".join(columns), "--seed-env", "DEIDKIT_PIPE_KEY"]
    flags += ["--today", (day or date.today()).isoformat()]
    line = [*command, "pipe", *flags, *options]
    # Read where the job is planned: a retried task must not see another day.
    return frame.mapInPandas(lambda frames: _through(line, columns, consistency_key, frames), frame.schema)


def _through(line, columns, consistency_key, frames):
    """Sends the text columns of one partition through one process, a batch at a time."""
    schema = pa.schema([(name, pa.string()) for name in columns])
    process = None
    try:
        for frame in frames:
            batch = pa.RecordBatch.from_pandas(frame[columns], schema=schema, preserve_index=False)
            if process is None:
                process = _Process(line, consistency_key, schema)
            changed = process.change(batch)
            yield frame.assign(**{name: changed.column(name).to_pylist() for name in columns})
        if process is not None:
            process.end()
    finally:
        if process is not None:
            process.kill()


class _Process:
    """`deidkit pipe`, which answers each record batch with one of as many rows before it reads the next."""

    def __init__(self, line, consistency_key, schema):
        env = {**os.environ, "DEIDKIT_PIPE_KEY": consistency_key}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(line, stdin=pipe, stdout=pipe, stderr=pipe, env=env)
        self._writer = pa.ipc.new_stream(self._process.stdin, schema)
        self._reader = None

    def change(self, batch):
        try:
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
        self._writer.close()
        self._process.stdin.close()
        rest = self._process.stdout.read()
        if self._process.wait() != 0 or len(rest) > 8:
            raise self._failure()

    def kill(self):
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            try:
                stream.close()
            except OSError:
                pass

    def _failure(self):
        # What deidkit says of an error holds no piece of a text.
        self._process.stdout.close()
        said = self._process.stderr.read().decode(errors="replace").strip()
        return RuntimeError(f"deidkit pipe failed with exit code {self._process.wait()}: {said}")
