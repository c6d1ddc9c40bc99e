// The recipe for Kafka as a program that kills itself, or its deidkit, at a step of its first group: node killed-program.js BROKER FROM TO ASIDE STEP
// ONCE OPTIONS. A step that is taken for each topic may have the number of the topic: send:2
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Consumer, Kafka, logLevel, type Producer, type Transaction } from 'kafkajs';
import { deidentifyTopic } from '../../../examples/kafka/deidentify-topic.js';
import { PipeProcess } from '../../../examples/kafka/pipe-process.js';

const [broker = '', from = '', to = '', aside = '', step = '', once = '', ...options] = process.argv.slice(2);
let taken = 0;
/** True at the step, for the topic that it names. */
const isAt = (name: string): boolean => {
  const [named, number = '1'] = step.split(':');
  return named === name && ++taken === Number(number);
};
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('is dead');
};
const kafka = new Kafka({
  ...{ clientId: 'test', brokers: [broker], logLevel: logLevel.NOTHING },
  retry: { initialRetryTime: 100, retries: 20, maxRetryTime: 1000 },
});

/** What the program sends through, which dies before or after one of its steps. */
const mortal = {
  consumer(config: Parameters<Kafka['consumer']>[0]): Consumer {
    const consumer = kafka.consumer(config);
    const commit = consumer.commitOffsets;
    return {
      ...consumer,
      commitOffsets: async (offsets) => {
        if (isAt('sent')) die();
        await commit(offsets);
        if (isAt('committed')) die();
      },
    };
  },
  producer(config?: Parameters<Kafka['producer']>[0]): Producer {
    const producer = kafka.producer(config);
    const { send } = producer;
    return {
      ...producer,
      send: async (record) => {
        if (isAt('send')) die();
        const sent = await send(record);
        if (isAt('written')) die();
        return sent;
      },
      transaction: async () => {
        if (isAt('begin')) die();
        return dying(await producer.transaction());
      },
    };
  },
};

const dying = (transaction: Transaction): Transaction => ({
  ...transaction,
  send: async (record) => {
    if (isAt('send')) die();
    const sent = await transaction.send(record);
    if (isAt('written')) die();
    return sent;
  },
  commit: async () => {
    if (isAt('sent')) die();
    await transaction.commit();
    if (isAt('committed')) die();
  },
});

const MAIN = fileURLToPath(new URL('../../../cli/main.js', import.meta.url));
const pipe = new PipeProcess([process.execPath, MAIN], options);
await pipe.ready();
/** The process of deidkit, and what dies with or beside it. */
const mortalPipe: Pick<PipeProcess, 'change'> = {
  change: async (values) => {
    if (isAt('read')) die();
    const [child = ''] = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ');
    if (isAt('deidkit')) process.kill(Number(child), 'SIGKILL');
    const changed = await pipe.change(values);
    if (isAt('changed')) die();
    return changed;
  },
};
const stop = await deidentifyTopic({
  ...{ kafka: mortal, from, to, pipe: mortalPipe, isExactlyOnce: once === 'once', ...(aside !== '' && { aside }) },
  onEnd: ({ message }) => {
    console.error(message);
    process.exit(1);
  },
  consumer: { sessionTimeout: 5000, heartbeatInterval: 500, rebalanceTimeout: 10_000 },
});
process.once('SIGTERM', async () => {
  await stop();
  await pipe.close();
});
