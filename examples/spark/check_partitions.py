"""Shows that the partitioning changes nothing: the same rows in 1, 8 and 32 partitions on two executors, and through one
process without Spark, give the same bytes. Run: python check_partitions.py COMMAND..., such as: npx deidkit
"""

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import tarfile
import tempfile
from datetime import date, datetime
from decimal import Decimal

import duckdb
from pyspark import TaskContext
from pyspark.sql import SparkSession

import deidkit_duckdb
from deidkit_spark import deidentify

KEY = "a key for this check only"
DAY = date(2026, 11, 23)
NAMES = ["Mary Jones", "Maria Gonzalez", "John Smith", "Priya Patel", "Lars Andersen", "Mary Smith", "Jones Miller"]


def rows():
    """Made-up records: names that recur, alone and together, nulls, empty texts, other columns of several types."""
    pick = random.Random(7)
    for i in range(1000):
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


def people():
    """Rows about people, with typed columns that only their titles explain."""
    pick = random.Random(11)
    for i in range(1000):
        first, last = pick.choice(NAMES).split()
        note = f"{first} called about record {448100 + i}. Call (415) 555-0{100 + i % 90}." if i % 4 else ""
        born = date(1920 + i % 90, 1 + i % 12, 1 + i % 28)
        yield i, first, last, born, 219099000 + 7 * i, 448100 + i, f"{10001 + 37 * i}", note, i % 2 == 0


PEOPLE = "id long, first_name string, last_name string, dob date, ssn long, mrn int, zip string, note string, flag boolean"
OF_PEOPLE = ["first_name", "last_name", "dob", "ssn", "mrn", "zip", "note"]


def canonical(records):
    return "".join(json.dumps(list(record), ensure_ascii=False) + "\n" for record in sorted(records))


def alone(command, names, records, columns, *options):
    """Through one process, as lines of JSON."""
    lines = "".join(json.dumps(dict(zip(names, row)), default=str) + "\n" for row in records)
    flags = ["--fields", ",".join(columns), "--seed-env", "DEIDKIT_PIPE_KEY", "--today", DAY.isoformat(), *options]
    env = {**os.environ, "DEIDKIT_PIPE_KEY": KEY}
    done = subprocess.run([*command, "pipe", *flags], input=lines.encode(), env=env, stdout=subprocess.PIPE, check=True)
    return [tuple(json.loads(line).values()) for line in done.stdout.splitlines()]


def main():
    command = sys.argv[1:]
    expected = canonical(alone(command, ["id", "note", "greeting", "share", "big", "flag"], rows(), ["note", "greeting"]))
    assert expected != canonical(rows())
    # Executors are processes of their own: they need the same Python, and write where nobody minds.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    with tempfile.TemporaryDirectory() as work:
        os.environ["SPARK_WORKER_DIR"] = work
        compare(command, expected, work)


def archive_of(command, work):
    """What Spark sends to its executors: a program that notes its start and is deidkit. Real ones hold deidkit; see README.md."""
    program = os.path.join(work, "main.mjs")
    with open(program, "w") as file:
        file.write("import { appendFileSync } from 'node:fs';\nimport { spawnSync } from 'node:child_process';\n")
        file.write(f"appendFileSync({json.dumps(os.path.join(work, 'starts'))}, 'x');\n")
        file.write(f"const [program, ...args] = {json.dumps(command)};\n")
        file.write("process.exitCode = spawnSync(program, [...args, ...process.argv.slice(2)], { stdio: 'inherit' }).status;\n")
    with tarfile.open(os.path.join(work, "deidkit.tgz"), "w:gz") as archive:
        archive.add(program, "main.mjs")
    return os.path.join(work, "deidkit.tgz")


def compare(command, expected, work):
    here = os.path.dirname(os.path.abspath(__file__))
    spark = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.ui.enabled", "false")
        .config("spark.task.maxFailures", "2")
        .config("spark.submit.pyFiles", f"{here}/deidkit_spark.py,{here}/deidkit_arrow.py")
        .config("spark.archives", f"{archive_of(command, work)}#deidkit")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "20")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    try:
        check(spark, ["node", "{files}/deidkit/main.mjs"], expected)
        starts = os.path.getsize(os.path.join(work, "starts"))
        # Three partitionings, 41 tasks: one process for each Python worker of an executor.
        assert starts <= 6, f"{starts} processes were started"
        check_people(spark, command, work)
        check_types(spark, command)
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


def check_people(spark, command, work):
    """The same values from 1, 8 and 32 partitions of Parquet, while an executor is killed, as from one process and lines of JSON."""
    options = ["--mode", "HIPAA"]
    names = [each.split()[0] for each in PEOPLE.split(", ")]
    expected = as_texts(alone(command, names, people(), OF_PEOPLE, *options))
    source, target = os.path.join(work, "people"), os.path.join(work, "clean")
    spark.createDataFrame(list(people()), PEOPLE).repartition(8).write.parquet(source)
    for partitions in (1, 8, 32):
        frame = spark.read.parquet(source).repartition(partitions)
        if partitions == 8:
            mark = os.path.join(work, "killed")
            frame = frame.mapInArrow(lambda batches, mark=mark: kills_executor(batches, mark), frame.schema)
        deidentify(frame, OF_PEOPLE, KEY, DAY, command, options).write.mode("overwrite").parquet(target)
        got = as_texts(tuple(row) for row in spark.read.parquet(target).collect())
        assert got == expected, f"{partitions} partition(s) of Parquet differ from one process"
    assert os.path.exists(mark), "no executor was killed"
    one = os.path.join(work, "clean.parquet")
    query = f"FROM '{source}/*.parquet'"
    deidkit_duckdb.deidentify(query, one, OF_PEOPLE, KEY, command, day=DAY, options=options)
    assert as_texts(duckdb.sql(f"FROM '{one}'").fetchall()) == expected, "Parquet by DuckDB differs from one process"
    part = os.path.join(work, "part.parquet")
    fails(lambda: deidkit_duckdb.deidentify(query, part, ["note"], KEY, command), "first_name")
    assert not os.path.exists(part), "a part of a file was left"
    print("the same rows from Parquet, with an executor killed, and by DuckDB")


def as_texts(records):
    return sorted(tuple(str(value) for value in record) for record in records)


def kills_executor(batches, mark):
    """Passes batches on; the task of one partition kills its executor, once."""
    if TaskContext.get().partitionId() == 3 and not os.path.exists(mark):
        open(mark, "w").close()
        # The worker's parent is Spark's daemon for Python, and its parent is the executor.
        with open(f"/proc/{os.getppid()}/stat") as stat:
            os.kill(int(stat.read().rsplit(")", 1)[1].split()[1]), signal.SIGKILL)
    yield from batches


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
