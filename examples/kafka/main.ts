// KAFKA_BROKERS=localhost:9092 DEIDKIT_PIPE_KEY=… node dist/examples/kafka/main.js visits visits-clean note,patient.name visits-aside once
import { Kafka } from 'kafkajs';
import { deidentifyBatch } from './deidentify-batch.js';
import { PipeProcess } from './pipe-process.js';

const [from = 'visits', to = 'visits-clean', fields = 'text', aside, once] = process.argv.slice(2);
const groupId = `deidkit-${from}`;
const isExactlyOnce = once === 'once';
const kafka = new Kafka({ clientId: 'deidkit', brokers: (process.env.KAFKA_BROKERS ?? 'localhost:9092').split(',') });
const consumer = kafka.consumer({ groupId });
const producer = kafka.producer({
  idempotent: true,
  // Of two programs of one name, the broker lets only the last one commit: each running program needs its own.
  ...(isExactlyOnce && { transactionalId: `${groupId}-${process.env.DEIDKIT_PROGRAM ?? '0'}`, maxInFlightRequests: 1 }),
});
const transaction = isExactlyOnce ? () => producer.transaction() : undefined;
const options = ['--fields', fields, '--seed-env', 'DEIDKIT_PIPE_KEY'];
const pipe = new PipeProcess(['npx', 'deidkit'], options);

await Promise.all([consumer.connect(), producer.connect()]);
await consumer.subscribe({ topic: from, fromBeginning: true });
// A failure ends the program; what runs it starts it again, and the batch is read again.
consumer.on(consumer.events.CRASH, ({ payload }) => {
  console.error(payload.error.message);
  process.exit(1);
});
await consumer.run({
  autoCommit: false,
  eachBatchAutoResolve: true,
  eachBatch: ({ batch, heartbeat }) =>
    deidentifyBatch(batch, { consumer, producer, pipe, to, aside, groupId, transaction, heartbeat }),
});
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, async () => {
    await consumer.disconnect();
    await producer.disconnect();
    await pipe.close();
  });
