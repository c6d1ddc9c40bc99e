import type { Batch, Consumer, Producer } from 'kafkajs';
import type { PipeProcess } from './pipe-process.js';

/** What a batch is sent through. */
interface Parts {
  readonly consumer: Pick<Consumer, 'commitOffsets'>;
  readonly producer: Pick<Producer, 'send'>;
  readonly pipe: Pick<PipeProcess, 'change'>;
  /** Topic that gets the changed records. */
  readonly to: string;
}

/**
 * Sends one batch through `deidkit pipe` and on, then commits. In this order: a process that is killed anywhere, or a step that
 * fails, leaves the batch uncommitted, and it is read again. So each record arrives at least once, and twice only after a
 * failure, then with the same bytes.
 */
export async function deidentifyBatch({ topic, partition, messages }: Batch, parts: Parts): Promise<void> {
  const last = messages.at(-1);
  if (last === undefined) return;
  const values = messages.flatMap(({ value }) => (value === null ? [] : [value]));
  const changed = (await parts.pipe.change(values)).values();
  const sent = messages.map(({ key, value, timestamp }) => ({
    // A key, too, can be personal data: use one that is none. Headers stay behind.
    key,
    value: value === null ? null : (changed.next().value ?? null),
    timestamp,
  }));
  // All replicas in sync have it before the offset moves on.
  await parts.producer.send({ topic: parts.to, acks: -1, messages: sent });
  const offset = String(BigInt(last.offset) + 1n);
  await parts.consumer.commitOffsets([{ topic, partition, offset }]);
}
