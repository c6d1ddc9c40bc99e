import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kafka, logLevel } from 'kafkajs';

/** Folder with the broker's archives, as `pom.xml` names them; `.ci/run` makes one. */
const ARCHIVES = process.env.DEIDKIT_TEST_KAFKA;
const SIZES = [{ name: 'max.message.bytes', value: String(2 ** 24) }];
const CLUSTER = 'MkU3OEVBNTcwNTJENDM2Qg';

/** Why no broker can be started here; undefined if one can. */
export function missing(): string | undefined {
  if (ARCHIVES === undefined) return 'no folder with archives of Kafka (name one in DEIDKIT_TEST_KAFKA)';
  return spawnSync('java', ['-version']).status === 0 ? undefined : 'no Java here';
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A real broker on a port of its own, with data that outlive a kill. */
export class Broker implements AsyncDisposable {
  readonly kafka: Kafka;
  readonly address: string;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.address = `127.0.0.1:${port}`;
    this.kafka = new Kafka({
      ...{ clientId: 'test', brokers: [this.address], logLevel: logLevel.NOTHING },
      retry: { initialRetryTime: 200, retries: 30, maxRetryTime: 2000 },
    });
  }

  /** Starts one and waits until it answers. */
  static async start(): Promise<Broker> {
    const folder = await mkdtemp(join(tmpdir(), 'deidkit-broker-'));
    const [port, controller] = [await freePort(), await freePort()];
    const broker = new Broker(folder, port);
    const settings = [
      'process.roles=broker,controller',
      'node.id=1',
      `controller.quorum.voters=1@127.0.0.1:${controller}`,
      `listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
      `advertised.listeners=PLAINTEXT://127.0.0.1:${port}`,
      'controller.listener.names=CONTROLLER',
      'inter.broker.listener.name=PLAINTEXT',
      `log.dirs=${join(folder, 'data')}`,
      ...['offsets.topic', 'transaction.state.log'].map((topic) => `${topic}.replication.factor=1`),
      ...['offsets.topic', 'transaction.state.log'].map((topic) => `${topic}.num.partitions=1`),
      'transaction.state.log.min.isr=1',
      'group.initial.rebalance.delay.ms=0',
      // A program that is killed must not keep its partitions from the next one for long.
      'group.min.session.timeout.ms=1000',
    ];
    await writeFile(join(folder, 'settings'), settings.join('\n'));
    broker.#java('kafka.tools.StorageTool', ['format', '-t', CLUSTER, '-c', join(folder, 'settings')]);
    await broker.run();
    return broker;
  }

  #java(main: string, args: readonly string[]): void {
    const { status, stderr } = spawnSync('java', ['-cp', `${ARCHIVES}/*`, main, ...args], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }

  /** Starts its process, again after a kill. */
  async run(): Promise<void> {
    const args = ['-Xmx256m', '-cp', `${ARCHIVES}/*`, 'kafka.Kafka', join(this.#folder, 'settings')];
    this.#process = spawn('java', args, { stdio: 'ignore' });
    const admin = this.kafka.admin();
    await admin.connect();
    await admin.listTopics();
    await admin.disconnect();
  }

  /** Kills its process, as a power cut does. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running === undefined) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }

  /** Makes topics of one partition, for records of up to 16 MiB. */
  async topics(...names: readonly string[]): Promise<void> {
    const admin = this.kafka.admin();
    await admin.connect();
    await admin.createTopics({
      waitForLeaders: true,
      topics: names.map((topic) => ({ topic, numPartitions: 1, configEntries: SIZES })),
    });
    await admin.disconnect();
  }

  /** Writes values with the keys `k0`, `k1`, … */
  async write(topic: string, values: readonly (string | Buffer | null)[]): Promise<void> {
    const producer = this.kafka.producer();
    await producer.connect();
    for (let at = 0; at < values.length; at += 100) {
      const messages = values.slice(at, at + 100).map((value, i) => ({ key: `k${at + i}`, value }));
      await producer.send({ topic, messages });
    }
    await producer.disconnect();
  }

  /** How far a group has come in the only partition of a topic. */
  async committed(groupId: string, topic: string): Promise<number> {
    const admin = this.kafka.admin();
    await admin.connect();
    const [of] = await admin.fetchOffsets({ groupId, topics: [topic] });
    await admin.disconnect();
    return Number(of?.partitions[0]?.offset ?? -1);
  }

  /** All committed records of a topic, up to one with the key `end`, which this writes. */
  async read(topic: string): Promise<{ readonly key: string; readonly value: string | null }[]> {
    const producer = this.kafka.producer();
    await producer.connect();
    await producer.send({ topic, messages: [{ key: 'end', value: '' }] });
    await producer.disconnect();
    const consumer = this.kafka.consumer({ groupId: `reader-${topic}` });
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    const records: { key: string; value: string | null }[] = [];
    await new Promise<void>((resolve) => {
      void consumer.run({
        eachMessage: async ({ message: { key, value } }) => {
          if (String(key) === 'end') resolve();
          else records.push({ key: String(key), value: value === null ? null : String(value) });
        },
      });
    });
    await consumer.disconnect();
    return records;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
