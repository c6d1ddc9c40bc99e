"""Shows that the partitioning changes nothing: the same rows in 1, 8 and 32 partitions on two executors, and through one
process without Spark, give the same bytes. Run: python check_partitions.py COMMAND..., such as: npx deidkit
"""

import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
from datetime import date, datetime
from decimal import Decimal

from pyspark.sql import SparkSession

from deidkit_spark import deidentify

KEY = "a key for this check only"
DAY = date(2026, 11, 23)
NAMES = ["Mary Jones", "Maria Gonzalez", "John Smith", "Priya Patel", "Lars Andersen", "Mary Smith", "Jones Miller"]


def rows():
    """Made-up records: names that recur, alone and together, nulls, empty texts, other columns of several types."""
    pick = random.Random(7)
    for i in range(203):
        one, two = pick.choice(NAMES), pick.choice(NAMES)
        note = pick.choice(
            [
                f"Mr. {one} called {two} at (415) 555-0{100 + i % 90} on 03/0{1 + i % 9}/2026.",
                f"Patient: {one}, MRN {448100 + i}, seen by Dr. {two.split()[-1]}. {one.split()[0]} is 91 years old.",
                f"From {one} <{one.split()[0].lower()}@example.com> é ✓",
                "",
                "Nothing to see here.",
                None,
            ]
        )
        yield i, note, f"Dear {one}," if i % 3 else None, i / 7, 2**53 + i, i % 5 == 0


def canonical(records):
    return "".join(json.dumps(list(record), ensure_ascii=False) + "\n" for record in sorted(records))


def alone(command):
    """Through one process, as lines of JSON."""
    names = ["id", "note", "greeting", "share", "big", "flag"]
    lines = "".join(json.dumps(dict(zip(names, row))) + "\n" for row in rows())
    flags = ["--fields", "note,greeting", "--seed-env", "DEIDKIT_PIPE_KEY", "--today", DAY.isoformat()]
    env = {**os.environ, "DEIDKIT_PIPE_KEY": KEY}
    done = subprocess.run([*command, "pipe", *flags], input=lines.encode(), env=env, stdout=subprocess.PIPE, check=True)
    return canonical(tuple(json.loads(line).values()) for line in done.stdout.splitlines())


def main():
    command = sys.argv[1:]
    expected = alone(command)
    assert expected != canonical(rows())
    # Executors are processes of their own: they need the same Python, and write where nobody minds.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    with tempfile.TemporaryDirectory() as work:
        os.environ["SPARK_WORKER_DIR"] = work
        compare(command, expected)


def compare(command, expected):
    here = os.path.dirname(os.path.abspath(__file__))
    spark = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.ui.enabled", "false")
        .config("spark.task.maxFailures", "1")
        .config("spark.submit.pyFiles", f"{here}/deidkit_spark.py")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "20")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    try:
        check(spark, command, expected)
    finally:
        spark.stop()
    print("the same bytes as one process")


def check(spark, command, expected):
    schema = "id long, note string, greeting string, share double, big long, flag boolean"
    frame = spark.createDataFrame(list(rows()), schema)
    for partitions in (1, 8, 32):
        changed = deidentify(frame.repartition(partitions), ["note", "greeting"], KEY, DAY, command)
        got = canonical(tuple(row) for row in changed.collect())
        print(f"{partitions} partition(s): {hashlib.sha256(got.encode()).hexdigest()[:16]}", flush=True)
        assert got == expected, f"{partitions} partition(s) differ from one process"
    try:
        deidentify(frame, ["note"], KEY, DAY, command, ("--level", "9")).collect()
        raise SystemExit("a mistake in the options went unnoticed")
    except Exception as error:
        assert "--level is 1, 2 or 3" in str(error), error
    check_types(spark, command)


def check_types(spark, command):
    """Columns that are not chosen stay to the bit, whatever their type; chosen ones and those of telling titles never do."""
    schema = (
        "`a,b` string, dob date, ssn long, big long, share double, small tinyint, amount decimal(38,9), at timestamp, raw binary, "
        "list array<double>, pairs map<string,long>, nested struct<x:float,y:array<string>>, flag boolean"
    )
    nan, at = float("nan"), datetime(2026, 1, 2, 3, 4, 5, 678901)
    rows = [
        ("Mary Jones", date(1931, 4, 9), 219099998, 2**60 + 1, nan, 7, Decimal("-1.000000001"), at, b"\xff\x00")
        + ([nan, None, -0.0], {"k": 2**53 + 1}, (0.1, ["é", None]), None),
        ("", None, None, None, None, None, None, None, None, None, None, None, True),
    ]
    frame = spark.createDataFrame(rows, schema).coalesce(1)
    hipaa = ["--mode", "HIPAA"]
    before = frame.collect()
    got = deidentify(frame, ["a,b", "dob", "ssn"], KEY, DAY, command, hipaa, error_column="why").collect()
    for one, row in zip(got, before):
        assert repr(tuple(one)[3:-1]) == repr(tuple(row)[3:]), "a column that was not chosen changed"
    assert got[0].dob == "on or before 1936" and "219099998" not in got[0].ssn and got[0].why is None, "not read"
    assert "Mary" not in got[0]["a,b"] and (got[1].dob, got[1].ssn, got[1]["a,b"]) == (None, None, ""), "not read"
    fails(lambda: deidentify(frame, ["a,b"], KEY, DAY, command).collect(), "partition 0", "the column dob")
    fails(lambda: deidentify(frame, ["share"], KEY, DAY, command), "the column share is double")
    fails(lambda: deidentify(frame, ["other"], KEY, DAY, command), "lacks the column other")
    kept = deidentify(frame, ["a,b"], KEY, DAY, command, hipaa, keep=["dob", "ssn"]).collect()
    assert repr(tuple(kept[0])[1:]) == repr(tuple(before[0])[1:]), "a column that is kept changed"
    print("every type stays to the bit")


def fails(work, *said):
    try:
        work()
    except Exception as error:
        assert all(each in str(error) for each in said), error
        assert "219099998" not in str(error).split("Traceback")[0], "an error quotes a value"
        return
    raise SystemExit(f"went unnoticed: {said}")


if __name__ == "__main__":
    main()
