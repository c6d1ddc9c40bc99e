import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Batch, KafkaMessage, ProducerRecord, TopicPartitionOffsetAndMetadata } from 'kafkajs';
import { deidentifyBatch } from '../../examples/kafka/deidentify-batch.js';
import { PipeProcess } from '../../examples/kafka/pipe-process.js';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';

const MAIN = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
const BATCH = 3;

/** A minimal broker: one partition of a topic, another topic, and an offset. Its next step may fail. */
class Log {
  readonly sent: { readonly key: string; readonly value: string | null }[] = [];
  committed = 0;
  failsAt: 'send' | 'sent' | 'commit' | undefined;
  constructor(readonly records: readonly (string | null)[]) {}

  read(): Batch | undefined {
    const messages = this.records.slice(this.committed, this.committed + BATCH).map(
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
    send: async ({ acks, messages }: ProducerRecord) => {
      expect(acks).to.equal(-1);
      this.#failIf('send');
      for (const { key, value } of messages)
        this.sent.push({ key: String(key), value: value === null ? null : String(value) });
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

  it('commits nothing if a record cannot be read', async () => {
    const log = new Log(['{"text":"a"}', '{"note":"Canarius"}']);
    const batch = log.read();
    if (batch === undefined) throw new Error('no batch');
    const doomed = start();
    const failure = await deidentifyBatch(batch, { ...log, pipe: doomed, to: 'to' }).catch(
      (error: Error) => error.message,
    );
    expect(failure).to.include('Line 2 lacks the field text').and.not.include('Canarius');
    expect(log).to.deep.include({ committed: 0, sent: [] });
    await doomed.close();
  });
});
