// The recipe for Kafka as a program that kills itself at a step of its first group: node killed-program.js BROKER FROM TO ASIDE STEP ONCE CONFIG
import { fileURLToPath } from 'node:url';
import { type Consumer, Kafka, logLevel, type Producer, type Transaction } from 'kafkajs';
import { deidentifyTopic } from '../../../examples/kafka/deidentify-topic.js';
import { PipeProcess } from '../../../examples/kafka/pipe-process.js';

const [broker = '', from = '', to = '', aside = '', step = '', once = '', ...options] = process.argv.slice(2);
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
        if (step === 'sent') die();
        await commit(offsets);
        if (step === 'committed') die();
      },
    };
  },
  producer(config?: Parameters<Kafka['producer']>[0]): Producer {
    const producer = kafka.producer(config);
    const { send } = producer;
    return {
      ...producer,
      send: async (record) => {
        if (step === 'send') die();
        return await send(record);
      },
      transaction: async () => {
        if (step === 'send') die();
        return dying(await producer.transaction());
      },
    };
  },
};

const dying = (transaction: Transaction): Transaction => ({
  ...transaction,
  commit: async () => {
    if (step === 'sent') die();
    await transaction.commit();
    if (step === 'committed') die();
  },
});

const MAIN = fileURLToPath(new URL('../../../cli/main.js', import.meta.url));
const pipe = new PipeProcess([process.execPath, MAIN], options);
await pipe.ready();
const stop = await deidentifyTopic({
  ...{ kafka: mortal, from, to, pipe, isExactlyOnce: once === 'once', ...(aside !== '' && { aside }) },
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
