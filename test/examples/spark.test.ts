import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { tempFolder } from '../lib/temp-folder.js';

const run = promisify(execFile);
const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const CONFIG = JSON.stringify({
  plugins: ['transformers', 'surrogates', 'policies', 'contact'].map((name) => ({ use: `deidkit/plugins/${name}` })),
});

/** A Python with the packages of the recipe; `.ci/run` makes one. */
const PYTHON = process.env.DEIDKIT_TEST_SPARK_PYTHON ?? 'python3';

const works = (command: string, args: readonly string[]): Promise<boolean> =>
  run(command, args).then(
    () => true,
    () => false,
  );

describe('the recipe for Apache Spark', () => {
  before(async function () {
    this.timeout(60_000);
    const [python, java] = await Promise.all([
      works(PYTHON, ['-c', 'import duckdb, pandas, pyarrow, pyspark']),
      works('java', ['-version']),
    ]);
    if (python && java) return;
    const missing = java ? 'no Python with pyspark here (name one in DEIDKIT_TEST_SPARK_PYTHON)' : 'no Java here';
    if (process.env.CI === 'true') throw new Error(missing);
    console.log(`      ${missing}: the recipe for Spark is not run`);
    this.skip();
  });

  it('gives the same bytes on two executors, in 1, 8 and 32 partitions, as in one process without Spark', async () => {
    const { stdout } = await run(
      PYTHON,
      [file('examples/spark/check_partitions.py'), process.execPath, file('dist/cli/main.js')],
      { env: { ...process.env, DEIDKIT_CONFIG: '', PYTHONDONTWRITEBYTECODE: '1' }, maxBuffer: 64 * 1024 * 1024 },
    );
    const hashes = [...stdout.matchAll(/^(\d+) partition\(s\): (\w+)$/gm)];
    expect(hashes.map(([, partitions]) => partitions)).to.deep.equal(['1', '8', '32']);
    expect(new Set(hashes.map(([, , hash]) => hash)).size).to.equal(1);
    expect(stdout).to.include('the same rows from Parquet, with an executor killed, and by DuckDB');
    expect(stdout).to.include('every type stays to the bit').and.include('the same bytes as one process');
  }).timeout(900_000);

  it('ends or puts aside 60 broken columns, streams and files, and goes on after kills, with nothing lost', async () => {
    await using folder = await tempFolder({ 'c.json': CONFIG });
    const { stdout } = await run(
      PYTHON,
      [file('test/examples/broken_batches.py'), process.execPath, file('dist/cli/main.js')],
      { env: { ...process.env, DEIDKIT_CONFIG: folder.file('c.json'), PYTHONDONTWRITEBYTECODE: '1' } },
    );
    const counts = [...stdout.matchAll(/: (\d+) broken inputs$/gm)].map(([, count]) => Number(count));
    expect(counts).to.have.length(4);
    expect(counts.reduce((sum, count) => sum + count, 0)).to.be.at.least(60);
  }).timeout(900_000);
});
