import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { BROKEN_LINES } from '../cli/broken-records.js';
import { madeRows } from '../cli/made-rows.js';
import { deidkit } from '../cli/run.js';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { Broker, missing } from './broker/broker.js';

const PROGRAM = fileURLToPath(new URL('broker/killed-program.js', import.meta.url));
const config = JSON.stringify({
  plugins: ['transformers', 'surrogates', 'policies', 'contact'].map((name) => ({ use: `deidkit/plugins/${name}` })),
});

/** The recipe as a program. */
class Program {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;
  said = '';

  constructor(args: readonly string[]) {
    this.#process = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#process.stderr?.on('data', (text) => {
      this.said += text;
    });
    this.#ended = once(this.#process, 'close');
  }

  /** Waits for its end. @returns the signal that killed it, or its exit code */
  async end(): Promise<unknown> {
    await this.#ended;
    return this.#process.signalCode ?? this.#process.exitCode;
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGTERM');
    await this.#ended;
  }
}

describe('the recipe for Kafka with a real broker', function () {
  this.timeout(240_000);
  let folder: TempFolder;
  let broker: Broker;
  before(async function () {
    const why = missing();
    if (why !== undefined && process.env.CI === 'true') throw new Error(why);
    if (why !== undefined) {
      console.log(`      ${why}: the recipe for Kafka is not run against a broker`);
      this.skip();
    }
    folder = await tempFolder({ 'c.json': config });
    broker = await Broker.start();
  });
  after(async () => {
    await broker?.[Symbol.asyncDispose]();
    await folder?.[Symbol.asyncDispose]();
  });

  const seeded = (...options: readonly string[]): string[] => ['--seed', 'k', ...options];
  const start = (topic: string, step: string, mode: string, options: readonly string[]): Program =>
    new Program([broker.address, topic, `${topic}-clean`, `${topic}-aside`, step, mode, ...options]);
  /** Waits until so many records of a topic have been processed. */
  const done = async (topic: string, count: number): Promise<void> => {
    const end = Date.now() + 150_000;
    while ((await broker.committed(`deidkit-${topic}`, topic).catch(() => -1)) < count) {
      if (Date.now() > end) throw new Error(`${topic} was not done`);
      await wait(500);
    }
  };
  /** Runs the program until all of a topic has been processed, and again whenever it ends before. */
  const runUntilDone = async (
    topic: string,
    mode: string,
    options: readonly string[],
    count: number,
  ): Promise<void> => {
    let isOver = false;
    let program = start(topic, '', mode, options);
    const restarting = (async () => {
      while ((await program.end()) !== 0 && !isOver) program = start(topic, '', mode, options);
    })();
    try {
      await done(topic, count);
    } finally {
      isOver = true;
      await program.stop();
      await restarting;
    }
  };
  const lines = (some: readonly object[]): string[] => some.map((row) => JSON.stringify(row));

  for (const mode of ['', 'once'])
    it(`loses nothing when it is killed around each send, ${mode === '' ? 'and repeats the same bytes' : 'and repeats nothing'}`, async () => {
      const topic = `visits${mode}`;
      const options = seeded('--config', folder.file('c.json'));
      const values = lines(
        Array.from({ length: 1200 }, (_, i) => ({ id: i, text: `Mail ${i} to mary${i}@jones.test` })),
      );
      // One that blocks its partition unless it is put aside, and one without a value.
      values[700] = 'no JSON';
      await broker.topics(topic, `${topic}-clean`, `${topic}-aside`);
      await broker.write(topic, [...values, null]);
      for (const step of ['send', 'sent', 'committed', 'sent']) {
        // A machine with much to do may take so long that the broker gives the partition away; such a program ends and is started again.
        let ends: unknown = 1;
        for (let tries = 0; tries < 5 && ends === 1; tries++) ends = await start(topic, step, mode, options).end();
        expect(ends, step).to.equal('SIGKILL');
      }
      await runUntilDone(topic, mode, options, values.length + 1);
      const clean = await broker.read(`${topic}-clean`);
      const aside = await broker.read(`${topic}-aside`);
      expect([...new Set(aside.map(({ value }) => value))]).to.deep.equal(['no JSON']);
      const good = values.filter((_, i) => i !== 700);
      const { out } = await deidkit(['pipe', ...options], { input: `${good.join('\n')}\n` });
      const expected = [...out.trimEnd().split('\n'), null].map((value, i) => ({
        key: `k${i < 700 ? i : i + 1}`,
        value,
      }));
      const seen = new Set(clean.map((record) => JSON.stringify(record)));
      expect([...seen]).to.have.members(expected.map((record) => JSON.stringify(record)));
      if (mode === 'once') expect(clean).to.deep.equal(expected);
      else expect(clean.length).to.be.greaterThan(expected.length);
    });

  it('puts every broken record aside and loses none beside them, wherever it or deidkit is killed', async () => {
    const options = seeded('--config', folder.file('c.json'), '--mode', 'REDACT');
    const long = 'word '.repeat(1_000_000);
    // Beside each broken record one that is none, though it looks strange; a record without a value stands for a deletion.
    const strange = [
      '{\r"text":"N mary@jones.test"}',
      '{"text":"N\u2028mary@jones.test"}\r',
      `{"text":"N ${long}"}`,
      '{"text":""}',
    ];
    const values = BROKEN_LINES.flatMap(([line], i): (string | Buffer | null)[] => [
      line,
      i % 10 === 9 ? null : (strange[i] ?? `{"text":"N ${i} mary@jones.test"}`).replace('N', `record ${i}`),
    ]);
    for (const mode of ['', 'once']) {
      const topic = `broken${mode}`;
      await broker.topics(topic, `${topic}-clean`, `${topic}-aside`);
      await broker.write(topic, values);
      const often = ['read', 'deidkit', 'changed', 'send', 'written', 'send:2', 'written:2', 'sent', 'committed'];
      for (const step of mode === '' ? often : ['begin', 'written', 'send:2', 'sent', 'committed']) {
        const end = await start(topic, step, mode, options).end();
        // A machine with much to do may take so long that the broker gives the partition away; such a program ends by itself.
        if (step === 'deidkit') expect(end).to.equal(1);
        else expect(end, step).to.be.oneOf(['SIGKILL', 1]);
      }
      await runUntilDone(topic, mode, options, values.length);
      const clean = await broker.read(`${topic}-clean`);
      const aside = await broker.read(`${topic}-aside`);
      const seen = (records: readonly object[]): readonly object[] =>
        [...new Set(records.map((one) => JSON.stringify(one)))].map((one) => JSON.parse(one));
      const sent = values.map((value, i) => ({ key: `k${i}`, value: value === null ? null : String(value) }));
      expect(seen(aside)).to.deep.equal(sent.filter((_, i) => i % 2 === 0));
      const processed = sent.map(({ key, value }) => ({
        key,
        value: value?.replace('mary@jones.test', '*****') ?? null,
      }));
      expect(seen(clean)).to.deep.equal(processed.filter((_, i) => i % 2 === 1));
      if (mode === 'once') expect(clean.length + aside.length).to.equal(values.length);
    }
  });

  it('goes on after its broker was killed', async () => {
    const options = seeded('--config', folder.file('c.json'));
    await broker.topics('killed', 'killed-clean', 'killed-aside');
    const values = lines(
      Array.from({ length: 3000 }, (_, i) => ({ id: i, text: `Mail to mary${i}@jones.test. ${'word '.repeat(200)}` })),
    );
    await broker.write('killed', values);
    const finished = runUntilDone('killed', '', options, values.length);
    await done('killed', 1);
    await broker.kill();
    await wait(1000);
    await broker.run();
    await finished;
    const clean = await broker.read('killed-clean');
    expect(JSON.stringify(clean)).not.to.include('jones.test');
    const { out } = await deidkit(['pipe', ...options], { input: `${values.join('\n')}\n` });
    expect([...new Set(clean.map(({ value }) => value))]).to.have.members(out.trimEnd().split('\n'));
  });

  it('gives 1,000 rows of people the bytes that the command gives them: HIPAA', async () => {
    const options = seeded('--mode', 'HIPAA', '--fields', '*', '--today', '2026-11-29');
    const rows = lines(madeRows(1000, 'rows of people'));
    await broker.topics('rows', 'rows-clean', 'rows-aside');
    await broker.write('rows', rows);
    await runUntilDone('rows', '', options, rows.length);
    const { out } = await deidkit(['pipe', ...options], { input: `${rows.join('\n')}\n` });
    expect((await broker.read('rows-clean')).map(({ value }) => value)).to.deep.equal(out.trimEnd().split('\n'));
  });
});
