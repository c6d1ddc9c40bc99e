import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Batch, KafkaMessage, Offsets, ProducerRecord, TopicPartitionOffsetAndMetadata } from 'kafkajs';
import { deidentifyBatch } from '../../examples/kafka/deidentify-batch.js';
import { PipeProcess } from '../../examples/kafka/pipe-process.js';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';

const MAIN = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
const BATCH = 3;

/** A minimal broker: one partition of a topic, another topic, and an offset. Its next step may fail. */
class Log {
  readonly sent: { readonly topic: string; readonly key: string; readonly value: string | null }[] = [];
  /** Size of a send above which it is refused. */
  maxBytes = Number.POSITIVE_INFINITY;
  committed = 0;
  failsAt: 'send' | 'sent' | 'commit' | undefined;
  constructor(
    readonly records: readonly (string | null)[],
    readonly batch = BATCH,
  ) {}

  read(): Batch | undefined {
    const messages = this.records.slice(this.committed, this.committed + this.batch).map(
      (value, i): KafkaMessage => ({
        key: Buffer.from(`k${this.committed + i}`),
        value: value === null ? null : Buffer.from(value),
        timestamp: '0',
        attributes: 0,
        offset: String(this.committed + i),
        headers: {},
      }),
    );
    const rest = {
      highWatermark: '0',
      firstOffset: () => null,
      lastOffset: () => '0',
      offsetLag: () => '0',
      offsetLagLow: () => '0',
    };
    return messages.length === 0 ? undefined : { topic: 'from', partition: 0, messages, isEmpty: () => false, ...rest };
  }

  readonly producer = {
    send: async ({ topic, acks, messages }: ProducerRecord) => {
      expect(acks).to.equal(-1);
      const size = messages.reduce((sum, { value }) => sum + (value?.length ?? 0), 0);
      if (topic === 'to' && size > this.maxBytes)
        throw Object.assign(new Error('large'), { type: 'MESSAGE_TOO_LARGE' });
      this.#failIf('send');
      for (const { key, value } of messages)
        this.sent.push({ topic, key: String(key), value: value === null ? null : String(value) });
      this.#failIf('sent');
      return [];
    },
  };

  readonly consumer = {
    commitOffsets: async (offsets: TopicPartitionOffsetAndMetadata[]) => {
      this.#failIf('commit');
      this.committed = Number(offsets[0]?.offset);
    },
  };

  /** What a transaction sends counts once it is committed. */
  readonly transaction = async () => {
    const before = this.sent.length;
    let offset = this.committed;
    return {
      send: this.producer.send,
      sendOffsets: async ({ topics }: Offsets & { consumerGroupId: string }) => {
        offset = Number(topics[0]?.partitions[0]?.offset);
      },
      commit: async () => {
        this.#failIf('commit');
        this.committed = offset;
      },
      abort: async () => void this.sent.splice(before),
    };
  };

  #failIf(step: Log['failsAt']): void {
    if (this.failsAt !== step) return;
    this.failsAt = undefined;
    throw new Error(`failed: ${step}`);
  }
}

describe('the recipe for Kafka', () => {
  let folder: TempFolder;
  let pipe: PipeProcess;
  const start = (): PipeProcess =>
    new PipeProcess([process.execPath, MAIN], ['--seed', 'k', '--config', folder.file('c.json')]);
  before(async () => {
    const plugins = ['transformers', 'surrogates', 'policies', 'contact'].map((name) => ({
      use: `deidkit/plugins/${name}`,
    }));
    folder = await tempFolder({ 'c.json': JSON.stringify({ plugins }) });
    pipe = start();
  });
  after(async () => {
    await pipe.close();
    await folder[Symbol.asyncDispose]();
  });

  const records = [
    ...Array.from({ length: 7 }, (_, i) => JSON.stringify({ id: i, text: `Mail ${i} to mary${i}@jones.test` })),
    null,
    '{\n  "id": 8,\n  "text": "mary1@jones.test"\n}',
  ];

  /** Reads as a consumer that is started again after each failure, failing once at each step of each batch. */
  async function readAll(log: Log, step: Log['failsAt']): Promise<number> {
    let failures = 0;
    let failed = -1;
    for (let batch = log.read(); batch !== undefined; batch = log.read()) {
      if (failed !== log.committed) log.failsAt = step;
      failed = log.committed;
      await deidentifyBatch(batch, { consumer: log.consumer, producer: log.producer, pipe, to: 'to' }).catch(
        () => failures++,
      );
    }
    return failures;
  }

  it('loses no record and sends none unprocessed, wherever it fails, and repeats with the same bytes', async () => {
    const whole = new Log(records);
    expect(await readAll(whole, undefined)).to.equal(0);
    expect(whole.sent.map(({ key }) => key)).to.deep.equal(records.map((_, i) => `k${i}`));
    expect(JSON.stringify(whole.sent)).not.to.include('jones.test');
    expect(whole.sent[7]?.value).to.equal(null);
    expect(JSON.parse(whole.sent[8]?.value ?? '').id).to.equal(8);
    const expected = new Set(whole.sent.map((each) => JSON.stringify(each)));
    for (const [step, times] of [
      ['send', 1],
      ['sent', 2],
      ['commit', 2],
    ] as const) {
      const log = new Log(records);
      expect(await readAll(log, step), step).to.equal(3);
      expect(log.committed).to.equal(records.length);
      expect(new Set(log.sent.map((each) => JSON.stringify(each))), step).to.deep.equal(expected);
      expect(log.sent).to.have.length(records.length * times);
    }
  });

  it('names the record that it cannot read, and commits what is before it', async () => {
    const log = new Log(['{"text":"a"}', '{"note":"Canarius"}', '{"text":"b"}']);
    const batch = log.read();
    if (batch === undefined) throw new Error('no batch');
    const failure = await deidentifyBatch(batch, { ...log, pipe, to: 'to' }).catch((error: Error) => error.message);
    expect(failure).to.equal('from[0]@1 lacks the field text');
    expect(log.committed).to.equal(1);
    expect(log.sent.map(({ key }) => key)).to.deep.equal(['k0']);
  });

  it('puts records aside that cannot be processed, whole, and goes on', async () => {
    const bad = [
      '{"note":"x"}',
      'no JSON',
      '[1]',
      '{"text":["a"]}',
      '{"text":"a","text":"b"}',
      '{"text":"a","ssn":219099998}',
    ];
    const log = new Log(bad.flatMap((value, i) => [value, `{"text":"record ${i}"}`]));
    for (let batch = log.read(); batch !== undefined; batch = log.read())
      await deidentifyBatch(batch, { ...log, pipe, to: 'to', aside: 'aside' });
    const of = (topic: string) => log.sent.filter((one) => one.topic === topic).map(({ value }) => value);
    expect(of('aside')).to.deep.equal(bad);
    expect(of('to')).to.deep.equal(bad.map((_, i) => `{"text":"record ${i}"}`));
    expect(log.committed).to.equal(2 * bad.length);
  });

  it('sends groups that a broker accepts, commits after each, and puts a record aside that is larger', async () => {
    const values = Array.from({ length: 12 }, (_, i) => JSON.stringify({ text: 'word '.repeat(i === 5 ? 600 : 40) }));
    const log = new Log(values, 12);
    log.maxBytes = 2000;
    const batch = log.read();
    if (batch === undefined) throw new Error('no batch');
    await deidentifyBatch(batch, { ...log, pipe, to: 'to', aside: 'aside', maxBytes: 1e6 });
    expect(log.sent.map(({ value }) => value)).to.deep.equal(values);
    expect(log.sent.filter(({ topic }) => topic === 'aside').map(({ key }) => key)).to.deep.equal(['k5']);
    expect(log.committed).to.equal(12);
  });

  it('sends each record exactly once with transactions, wherever it fails', async () => {
    for (const step of ['send', 'sent', 'commit'] as const) {
      const log = new Log(records);
      let failures = 0;
      log.failsAt = step;
      for (let batch = log.read(); batch !== undefined; batch = log.read())
        await deidentifyBatch(batch, { ...log, pipe, to: 'to', groupId: 'g', transaction: log.transaction }).catch(
          () => failures++,
        );
      expect(failures, step).to.equal(1);
      expect(
        log.sent.map(({ key }) => key),
        step,
      ).to.deep.equal(records.map((_, i) => `k${i}`));
    }
  });

  it('shows the broker that it lives, at least once for every 500 records', async () => {
    const log = new Log(
      Array.from({ length: 1200 }, (_, i) => `{"text":"record ${i}"}`),
      1200,
    );
    const batch = log.read();
    if (batch === undefined) throw new Error('no batch');
    let signs = 0;
    const heartbeat = async (): Promise<void> => void signs++;
    await deidentifyBatch(batch, { ...log, pipe, to: 'to', heartbeat });
    expect(signs).to.be.at.least(3);
    expect(log.committed).to.equal(1200);
  });

  it('answers each record by its own line, whatever ends of lines stand in it', async () => {
    const given = [
      '{\r"text":"1"}',
      '{"text":"2"}\r',
      '{\r\n"text":"3"}',
      '{"text":"4\u2028\u2029\u0085"}',
      '{"text":"5"}',
    ];
    const long = `{"text":"6${' word'.repeat(200_000)}"}`;
    const all = [...given, long, '{"text":"7"}'];
    const changed = await pipe.change(all.map((text) => Buffer.from(text)));
    expect(changed).to.have.length(all.length);
    // A line end between the tokens becomes a blank.
    for (const [i, { text }] of changed.entries())
      expect(JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(all[i] ?? '')), `record ${i}`).to.equal(
        true,
      );
  });

  it('ends with an error if the process has ended', async () => {
    const log = new Log(['{"text":"a"}']);
    const batch = log.read();
    if (batch === undefined) throw new Error('no batch');
    const doomed = new PipeProcess([process.execPath, MAIN], ['--level', '9']);
    const failure = await deidentifyBatch(batch, { ...log, pipe: doomed, to: 'to' }).catch(
      (error: Error) => error.message,
    );
    expect(failure).to.include('from from[0]@0 on').and.include('--level is 1, 2 or 3');
    expect(log).to.deep.include({ committed: 0, sent: [] });
    await doomed.close();
  });
});
