"""Broken record batches, streams and Parquet files, and a deidkit that is killed: each ends with an error that names its place and
holds no value, or goes aside; none hangs, none keeps what follows from being processed, none is lost, and nothing else changes.

Run: python broken_batches.py COMMAND...
"""

import decimal
import os
import sys
import tempfile
import threading
import time
from contextlib import closing
from datetime import date, datetime, time as clock

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples", "spark"))
import deidkit_duckdb  # noqa: E402
from deidkit_arrow import Change  # noqa: E402

COMMAND = sys.argv[1:]
KEY = "a key for this check only"
DAY = date(2026, 11, 29)
SECRET = "mary.canarius@jones.test"
GOOD = f"Write to {SECRET}."
REDACTED = "Write to *****."
OPTIONS = ("--mode", "REDACT")
SECONDS = 60


def change(columns=("text",), **settings):
    return closing(Change(COMMAND, columns, KEY, DAY, OPTIONS, **settings))


def in_time(work, what):
    """The result of work, or its error; it must end."""
    done = []

    def run():
        try:
            done.append((work(), None))
        except Exception as error:
            done.append((None, error))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(SECONDS)
    assert done, f"{what} hangs"
    return done[0]


def batch_of(**columns):
    return pa.RecordBatch.from_arrays(list(columns.values()), names=list(columns))


def raw(values, kind):
    """A column of texts from bytes, which need not be UTF-8."""
    size = 8 if kind == pa.large_string() else 4
    ends, at = [0], 0
    for value in values:
        at += len(value)
        ends.append(at)
    offsets = b"".join(end.to_bytes(size, "little") for end in ends)
    return pa.Array.from_buffers(kind, len(values), [None, pa.py_buffer(offsets), pa.py_buffer(b"".join(values))])


BROKEN_TEXTS = [b"\xff", b"a\xfe", b"\xc3", b"\xc3\x28", b"\xe2\x82", b"\xf0\x9f\x98", b"\x80", b"\xed\xa0\x80", b"\xc0\xaf", b"\xf5\x80\x80\x80"]


def check_texts():
    """Values that are no UTF-8 become null with a reason; nulls, empty and very long texts are processed; all keep their places."""
    for kind in (pa.string(), pa.large_string()):
        values = [part for text in BROKEN_TEXTS for part in (text + SECRET.encode(), GOOD.encode())]
        long = GOOD + " word" * 1_000_000
        follow = pa.array([None, "", long, GOOD], kind)
        numbers = pa.array(range(len(values)))
        with change(error_column="why") as each:
            changed = each(batch_of(text=raw(values, kind), number=numbers)).to_pydict()
            more = each(batch_of(text=follow, number=pa.array([2**60 + 1, None, -1, 0]))).to_pydict()
        assert changed["number"] == list(range(len(values)))
        for i in range(0, len(values), 2):
            assert changed["text"][i] is None and "UTF-8" in changed["why"][i], changed["why"][i]
            assert changed["text"][i + 1] == REDACTED and changed["why"][i + 1] is None
        assert SECRET not in str(changed["why"])
        assert more["text"] == [None, "", REDACTED + " word" * 1_000_000, REDACTED] and more["why"] == [None] * 4
        assert more["number"] == [2**60 + 1, None, -1, 0]
        # Without a column for the reasons, the first of them ends the work, with its row.
        with change() as each:
            _, error = in_time(lambda: each(batch_of(text=raw([GOOD.encode(), values[0]], kind))), "a broken text")
            assert error is not None and "row 2" in str(error) and SECRET not in str(error), error
            assert each(batch_of(text=pa.array([GOOD], kind))).to_pydict() == {"text": [REDACTED]}, "what follows is blocked"
    return 2 * len(BROKEN_TEXTS) + 4


AT = datetime(2026, 1, 2, 3, 4, 5)
MARY = pa.array([SECRET])
WRONG = {
    "no such column": batch_of(note=MARY),
    "a column in other letters": batch_of(Text=MARY),
    "a column within another": batch_of(a=pa.array([{"text": SECRET}])),
    "no column at all": pa.RecordBatch.from_arrays([], names=[]),
    "fractions": batch_of(text=pa.array([0.5])),
    "true and false": batch_of(text=pa.array([True])),
    "bytes": batch_of(text=pa.array([SECRET.encode()])),
    "a list": batch_of(text=pa.array([[SECRET]])),
    "a struct": batch_of(text=pa.array([{"a": SECRET}])),
    "a map": batch_of(text=pa.array([[("a", SECRET)]], pa.map_(pa.string(), pa.string()))),
    "times of a day": batch_of(text=pa.array([clock(1, 2)])),
    "moments": batch_of(text=pa.array([AT])),
    "durations": batch_of(text=pa.array([AT - datetime(2026, 1, 1)])),
    "texts by number": batch_of(text=MARY.dictionary_encode()),
    "decimal numbers": batch_of(text=pa.array([decimal.Decimal("1.5")])),
    "nothing but nulls": batch_of(text=pa.nulls(1)),
    "two columns of the name": pa.RecordBatch.from_arrays([MARY, MARY], names=["text", "text"]),
    "an SSN beside it": batch_of(text=MARY, ssn=pa.array([219099998])),
    "a birth date beside it": batch_of(text=MARY, date_of_birth=pa.array([date(1931, 4, 9)])),
    "an SSN in a struct": batch_of(text=MARY, a=pa.array([{"ssn": "219-09-9998"}])),
    "an SSN in a list": batch_of(text=MARY, a=pa.array([[{"ssn": "219-09-9998"}]])),
}


def check_columns():
    """Batches whose columns are not those that were named end with an error; the next batch is processed as if they had not been."""
    with change() as each:
        for what, batch in WRONG.items():
            changed, error = in_time(lambda batch=batch: each(batch), what)
            if what == "nothing but nulls" and error is None:
                assert changed.column(0).null_count == 1
            else:
                assert error is not None, f"{what} goes unnoticed: {changed.to_pydict()}"
                said = str(error)
                assert "column" in said or "names" in said, f"{what}: {said}"
                assert SECRET not in said and "219" not in said and "1931" not in said, f"{what} quotes a value: {said}"
        assert each(batch_of(text=pa.array([GOOD]))).to_pydict() == {"text": [REDACTED]}, "what follows is blocked"
    return len(WRONG)


def check_kills():
    """A deidkit that is killed ends its task, which gives the same bytes when it is tried again."""
    batches = [batch_of(text=pa.array([f"{i} {GOOD}" + " word" * 2_000] * 50), number=pa.array([i] * 50)) for i in range(4)]
    with change() as each:
        expected = [each(batch) for batch in batches]
    for at in range(10):
        with change() as each:
            if at < 4:
                # Between batches, also before the first one.
                done = [each(batch) for batch in batches[:at]]
                process = each._process
                if process is not None:
                    process._process.kill()
            else:
                # While one is being processed.
                done = [each(batches[0])]
                threading.Timer(0.01 * (at - 3), each._process._process.kill).start()
            got, tried = list(done), 0
            while len(got) < len(batches):
                changed, error = in_time(lambda: each(batches[len(got)]), f"a kill at place {at}")
                tried += error is not None
                assert tried <= 1, error
                assert SECRET not in str(error)
                got.extend([] if error is not None else [changed])
        assert got == expected, f"a kill at place {at} changes what comes back"
    return 10


def check_files():
    """Parquet files that are cut off or hold something else: an error, and no file that looks whole."""
    with tempfile.TemporaryDirectory() as work:
        whole, target = os.path.join(work, "whole.parquet"), os.path.join(work, "clean.parquet")
        texts = [f"{i} {GOOD}" for i in range(20_000)]
        pq.write_table(pa.table({"text": texts, "number": list(range(20_000))}), whole, row_group_size=5_000)
        content = open(whole, "rb").read()
        middle = len(content) // 2
        broken = {
            "empty": b"",
            "no Parquet": b"PAR1" + SECRET.encode() * 10,
            "cut in the middle": content[:middle],
            "cut in its footer": content[:-9],
            "damaged in the middle": content[:middle] + b"\x00" * 4_000 + content[middle + 4_000 :],
        }
        for what, part in broken.items():
            path = os.path.join(work, "broken.parquet")
            open(path, "wb").write(part)
            query = f"FROM '{path}'"
            _, error = in_time(lambda: deidkit_duckdb.deidentify(query, target, ["text"], KEY, COMMAND, day=DAY, options=OPTIONS), what)
            assert error is not None and not os.path.exists(target), f"a file that is {what} goes unnoticed"
        deidkit_duckdb.deidentify(f"FROM '{whole}'", target, ["text"], KEY, COMMAND, day=DAY, options=OPTIONS)
        table = pq.read_table(target)
        assert table.column("number").to_pylist() == list(range(20_000)), "rows are lost or out of order"
        assert table.column("text").to_pylist() == [f"{i} {REDACTED}" for i in range(20_000)]
        return len(broken)


if __name__ == "__main__":
    began = time.time()
    for check in (check_texts, check_columns, check_kills, check_files):
        print(f"{check.__name__}: {check()} broken inputs", flush=True)
    print(f"{time.time() - began:.0f} seconds", file=sys.stderr)
