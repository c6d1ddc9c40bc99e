import type { ConsumerConfig, Kafka } from 'kafkajs';
import { deidentifyBatch } from './deidentify-batch.js';
import type { PipeProcess } from './pipe-process.js';

/** What is read, changed and written. */
export interface TopicWork {
  readonly kafka: Pick<Kafka, 'consumer' | 'producer'>;
  readonly from: string;
  readonly to: string;
  /** Topic that gets the records that cannot be processed. Without it, the first one ends the program. */
  readonly aside?: string | undefined;
  readonly pipe: Pick<PipeProcess, 'change'>;
  /** True: each record exactly once, in transactions. Default: at least once. */
  readonly isExactlyOnce?: boolean;
  /** Name of this running program. Of two of one name, the broker lets only the last one commit. */
  readonly program?: string;
  /** Called with the error that ends the work. It must end the program; what runs it starts it again, and the batch is read again. */
  readonly onEnd: (error: Error) => void;
  /** Further settings of the consumer. */
  readonly consumer?: Omit<ConsumerConfig, 'groupId'>;
}

/** Reads a topic and writes another, until it is stopped. @returns what stops it */
export async function deidentifyTopic(work: TopicWork): Promise<() => Promise<void>> {
  const { kafka, from, to, aside, pipe, isExactlyOnce = false, program = '0' } = work;
  const groupId = `deidkit-${from}`;
  const consumer = kafka.consumer({ ...work.consumer, groupId });
  const producer = kafka.producer({
    idempotent: true,
    ...(isExactlyOnce && { transactionalId: `${groupId}-${program}`, maxInFlightRequests: 1 }),
  });
  const transaction = isExactlyOnce ? () => producer.transaction() : undefined;
  await Promise.all([consumer.connect(), producer.connect()]);
  await consumer.subscribe({ topic: from, fromBeginning: true });
  consumer.on(consumer.events.CRASH, ({ payload }) => work.onEnd(payload.error));
  await consumer.run({
    autoCommit: false,
    eachBatchAutoResolve: true,
    eachBatch: ({ batch, heartbeat }) =>
      deidentifyBatch(batch, { consumer, producer, pipe, to, aside, groupId, transaction, heartbeat }),
  });
  return async () => {
    await consumer.disconnect();
    await producer.disconnect();
  };
}
