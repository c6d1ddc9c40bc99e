// KAFKA_BROKERS=localhost:9092 DEIDKIT_PIPE_KEY=… node dist/examples/kafka/main.js visits visits-clean note,patient.name visits-aside once
import { Kafka } from 'kafkajs';
import { deidentifyTopic } from './deidentify-topic.js';
import { PipeProcess } from './pipe-process.js';

const [from = 'visits', to = 'visits-clean', fields = 'text', aside, once] = process.argv.slice(2);
const { KAFKA_BROKERS = 'localhost:9092', DEIDKIT_COMMAND = 'deidkit', DEIDKIT_PROGRAM = '0' } = process.env;
const options = ['--fields', fields, '--seed-env', 'DEIDKIT_PIPE_KEY', ...process.argv.slice(7)];
const pipe = new PipeProcess(DEIDKIT_COMMAND.split(' '), options);

await pipe.ready();
const stop = await deidentifyTopic({
  kafka: new Kafka({ clientId: 'deidkit', brokers: KAFKA_BROKERS.split(',') }),
  ...{ from, to, aside, pipe, isExactlyOnce: once === 'once', program: DEIDKIT_PROGRAM },
  onEnd: ({ message }) => {
    console.error(message);
    process.exit(1);
  },
});
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, async () => {
    await stop();
    await pipe.close();
  });
