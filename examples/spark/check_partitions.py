"""Shows that the partitioning changes nothing: the same rows in 1, 2 and 7 partitions on two executors, and through one
process without Spark, give the same bytes. Run: python check_partitions.py COMMAND..., such as: npx deidkit
"""

import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
from datetime import date

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
    for partitions in (1, 2, 7):
        changed = deidentify(frame.repartition(partitions), ["note", "greeting"], KEY, DAY, command)
        got = canonical(tuple(row) for row in changed.collect())
        print(f"{partitions} partition(s): {hashlib.sha256(got.encode()).hexdigest()[:16]}", flush=True)
        assert got == expected, f"{partitions} partition(s) differ from one process"
    try:
        deidentify(frame, ["note"], KEY, DAY, command, ("--level", "9")).collect()
        raise SystemExit("a mistake in the options went unnoticed")
    except Exception as error:
        assert "--level is 1, 2 or 3" in str(error), error


if __name__ == "__main__":
    main()
