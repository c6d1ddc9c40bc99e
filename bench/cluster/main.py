"""npm run bench:cluster -- [NOTES]: the CPU of deidkit's processes for notes of 500 characters, in one process and on two Spark executors.

Needs a Python with the packages of examples/spark/requirements.txt (DEIDKIT_TEST_SPARK_PYTHON) and Java.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from datetime import date

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RECIPE = os.path.join(ROOT, "examples", "spark")
sys.path.insert(0, RECIPE)

import pyarrow as pa  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402
from deidkit_arrow import Change  # noqa: E402

NOTES = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
ROWS = 1000
DAY = date(2026, 11, 23)
FIRST = ["Mary", "Johan", "Priya", "Xanthe", "Grace", "Tobias", "Ida", "Ahmed"]
LAST = ["Jones", "Andersen", "Patel", "Tuckwell", "Okonkwo", "Kowalczyk", "Haddad", "Lindqvist"]


def note(i):
    first, last = FIRST[i % 8], LAST[i // 8 % 8]
    return (
        f"Patient {first} {last} (MRN {4481000 + i}) was seen on 03/{1 + i % 28:02}/2026 by Dr. {LAST[i * 7 % 8]} for follow-up of "
        f"hypertension. Blood pressure 138/84, pulse {60 + i % 40}. Reports mild headaches in the morning but no dizziness, no chest "
        "pain and no shortness of breath. Continue lisinopril 10 mg daily; repeat labs in three months, sooner if symptoms return. "
        f"Call (415) 555-0{100 + i % 90} with questions or write to {first.lower()}{i}@example.com. Follow-up in room {i % 30}, see plan."
    ).ljust(500, ".")[:500]


def timed(work, name):
    """A command that is deidkit and notes its CPU seconds in a file, and what reads that file."""
    file = os.path.join(work, name)
    script = f'TIMEFORMAT="%U %S"; {{ time "$@" 2>&3; }} 3>&2 2>>{file}'
    # In a session of its own: Spark ends the group of its Python workers, and nothing would be noted.
    command = ["setsid", "bash", "-c", script, "timed", "node", os.path.join(ROOT, "dist", "cli", "main.js")]

    def seconds():
        with open(file) as lines:
            return sum(float(each) for line in lines for each in line.split())

    return command, seconds


def one_process(work, source):
    command, seconds = timed(work, "one")
    started = time.monotonic()
    change = Change(command, ["note"], "bench", DAY)
    for batch in pq.ParquetFile(source).iter_batches(ROWS):
        change(batch)
    change.end()
    return time.monotonic() - started, seconds()


def two_executors(work, source):
    from pyspark.sql import SparkSession

    command, seconds = timed(work, "two")
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    os.environ["SPARK_WORKER_DIR"] = work
    started = time.monotonic()
    spark = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.ui.enabled", "false")
        .config("spark.submit.pyFiles", f"{RECIPE}/deidkit_spark.py,{RECIPE}/deidkit_arrow.py")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", str(ROWS))
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    from deidkit_spark import deidentify

    frame = spark.read.parquet(source).repartition(16)
    deidentify(frame, ["note"], "bench", DAY, command).write.parquet(os.path.join(work, "clean"))
    spent = time.monotonic() - started
    spark.stop()
    time.sleep(3)
    return spent, seconds()


def main():
    with tempfile.TemporaryDirectory() as work:
        source = os.path.join(work, "notes.parquet")
        pq.write_table(pa.table({"id": range(NOTES), "note": [note(i) for i in range(NOTES)]}), source)
        one, one_cpu = one_process(work, source)
        most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
        two, two_cpu = two_executors(work, source)
    if two_cpu == 0:
        raise SystemExit("the processes of the executors noted no CPU time")
    print(f"{NOTES} notes of 500 characters, {os.cpu_count()} processors, {subprocess.getoutput('node --version')}")
    print(f"one process    {one:8.1f} s {one_cpu:8.1f} CPU s, {most:.0f} MB at most")
    print(f"two executors  {two:8.1f} s {two_cpu:8.1f} CPU s, {two_cpu / one_cpu:.2f} times the CPU of one process")


if __name__ == "__main__":
    main()
