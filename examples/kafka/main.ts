// KAFKA_BROKERS=localhost:9092 DEIDKIT_PIPE_KEY=… node dist/examples/kafka/main.js visits visits-clean note,patient.name
import { Kafka } from 'kafkajs';
import { deidentifyBatch } from './deidentify-batch.js';
import { PipeProcess } from './pipe-process.js';

const [from = 'visits', to = 'visits-clean', fields = 'text'] = process.argv.slice(2);
const kafka = new Kafka({ clientId: 'deidkit', brokers: (process.env.KAFKA_BROKERS ?? 'localhost:9092').split(',') });
const consumer = kafka.consumer({ groupId: `deidkit-${from}` });
const producer = kafka.producer({ idempotent: true });
const options = ['--fields', fields, '--seed-env', 'DEIDKIT_PIPE_KEY'];
const pipe = new PipeProcess(['npx', 'deidkit'], options);

await Promise.all([consumer.connect(), producer.connect()]);
await consumer.subscribe({ topic: from, fromBeginning: true });
// A failure ends the program; what runs it starts it again, and the batch is read again.
consumer.on(consumer.events.CRASH, () => process.exit(1));
await consumer.run({
  autoCommit: false,
  eachBatchAutoResolve: true,
  eachBatch: ({ batch }) => deidentifyBatch(batch, { consumer, producer, pipe, to }),
});
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, async () => {
    await consumer.disconnect();
    await producer.disconnect();
    await pipe.close();
  });
