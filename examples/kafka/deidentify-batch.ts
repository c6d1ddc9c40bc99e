import type { Batch, Consumer, KafkaMessage, Message, Producer, Transaction } from 'kafkajs';
import type { Changed, PipeProcess } from './pipe-process.js';

/** What a batch is sent through. */
interface Parts {
  readonly consumer: Pick<Consumer, 'commitOffsets'>;
  readonly producer: Pick<Producer, 'send'>;
  readonly pipe: Pick<PipeProcess, 'change'>;
  /** Topic that gets the changed records. */
  readonly to: string;
  /** Topic that gets the records that cannot be processed, as they are. Without it, the first one ends the program. */
  readonly aside?: string | undefined;
  /** For exactly once: starts a transaction that holds both send and commit. Default: at least once. */
  readonly transaction?: (() => Promise<Pick<Transaction, 'send' | 'sendOffsets' | 'commit' | 'abort'>>) | undefined;
  /** The consumer's group; transactions need it. */
  readonly groupId?: string | undefined;
  /** Tells the broker that the program is alive. Without it, the broker gives a long batch to another program, again and again. */
  readonly heartbeat?: (() => Promise<void>) | undefined;
  /** Largest number of bytes sent at once; brokers refuse batches of more than a megabyte. */
  readonly maxBytes?: number | undefined;
}

/** A record on its way: what is sent for it, and where. */
interface Outgoing {
  readonly offset: string;
  readonly topic: string;
  readonly message: Message;
  /** Why the record goes aside. */
  readonly reason?: string | undefined;
  readonly record: KafkaMessage;
}

const MAX_BYTES = 512 * 1024;
/** Largest number of records between two signs of life: a second of work, or a few. */
const MAX_RECORDS = 500;
/** Time between two signs of life while records are being processed. */
const HEARTBEAT_MS = 1_000;
/** Bytes of a record in a batch beside its key, value and headers, at most. */
const OVERHEAD = 100;

/**
 * Sends one batch through `deidkit pipe` and on, in groups of a limited size, and commits after each. In this order: a process
 * that is killed anywhere, or a step that fails, leaves its group uncommitted, and it is read again. So each record arrives at
 * least once, and twice only after a failure, then with the same bytes; with transactions it arrives exactly once.
 * @throws Error that names topic, partition and offset of a record, and holds nothing of it
 */
export async function deidentifyBatch({ topic, partition, messages }: Batch, parts: Parts): Promise<void> {
  const placeOf = (offset: string): string => `${topic}[${partition}]@${offset}`;
  for (const part of groups(messages, sizeOf, parts.maxBytes ?? MAX_BYTES)) {
    await parts.heartbeat?.();
    const values = part.flatMap(({ value }) => (value === null ? [] : [value]));
    const work = whileAlive(parts.pipe.change(values), parts.heartbeat);
    const changed = (await named(work, placeOf(part[0]?.offset ?? ''))).values();
    const outgoing = part.map((record) =>
      outgoingOf(record, record.value === null ? null : changed.next().value, parts),
    );
    const bad = outgoing.findIndex(({ reason }) => reason !== undefined);
    const isStopped = bad >= 0 && parts.aside === undefined;
    const sent = isStopped ? outgoing.slice(0, bad) : outgoing;
    for (const group of groups(sent, ({ message }) => sizeOf(message), parts.maxBytes ?? MAX_BYTES))
      await sendOrSplit(group, { topic, partition }, parts, placeOf);
    const stopped = outgoing[bad];
    if (isStopped && stopped !== undefined) throw new Error(`${placeOf(stopped.offset)} ${stopped.reason}`);
  }
}

/** Waits for work with signs of life, however long it takes. One that fails is reported by the next that the batch waits for. */
async function whileAlive<T>(work: Promise<T>, heartbeat: Parts['heartbeat']): Promise<T> {
  const timer = setInterval(() => void heartbeat?.().catch(() => undefined), HEARTBEAT_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

function outgoingOf(record: KafkaMessage, changed: Changed | null | undefined, { to, aside }: Parts): Outgoing {
  const { offset, key, timestamp } = record;
  if (changed !== null && (changed === undefined || changed.reason !== undefined))
    return putAside(record, changed?.reason ?? 'was not answered', aside);
  // A key, too, can be personal data: use one that is none. Headers stay behind.
  return { offset, record, topic: to, message: { key, value: changed === null ? null : changed.text, timestamp } };
}

/** The record as it is, for those who may read it. */
function putAside(record: KafkaMessage, reason: string, aside = ''): Outgoing {
  const { offset, key, value, timestamp } = record;
  return { offset, record, reason, topic: aside, message: { key, value, timestamp, headers: { reason } } };
}

async function sendOrSplit(
  group: readonly Outgoing[],
  from: { readonly topic: string; readonly partition: number },
  parts: Parts,
  placeOf: (offset: string) => string,
): Promise<void> {
  const [first] = group;
  if (first === undefined) return;
  try {
    await send(group, from, parts);
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    if (group.length > 1) {
      const half = Math.ceil(group.length / 2);
      await sendOrSplit(group.slice(0, half), from, parts, placeOf);
      await sendOrSplit(group.slice(half), from, parts, placeOf);
    } else if (parts.aside === undefined || first.reason !== undefined)
      throw new Error(`${placeOf(first.offset)} is larger than its topic accepts`);
    else
      await sendOrSplit(
        [putAside(first.record, 'is larger than its topic accepts', parts.aside)],
        from,
        parts,
        placeOf,
      );
  }
}

/** Sends a group, then commits. */
async function send(
  group: readonly Outgoing[],
  { topic, partition }: { readonly topic: string; readonly partition: number },
  { consumer, producer, transaction, groupId = '' }: Parts,
): Promise<void> {
  const topics = new Set(group.map((one) => one.topic));
  const offset = String(BigInt(group.at(-1)?.offset ?? 0) + 1n);
  const begun = await transaction?.();
  try {
    // All replicas in sync have it before the offset moves on.
    for (const to of topics) {
      const messages = group.filter((one) => one.topic === to).map(({ message }) => message);
      await (begun ?? producer).send({ topic: to, acks: -1, messages });
    }
    if (begun === undefined) await consumer.commitOffsets([{ topic, partition, offset }]);
    else {
      await begun.sendOffsets({ consumerGroupId: groupId, topics: [{ topic, partitions: [{ partition, offset }] }] });
      await begun.commit();
    }
  } catch (error) {
    await begun?.abort().catch(() => undefined);
    throw error;
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'MESSAGE_TOO_LARGE';

const sizeOf = ({ key, value }: Pick<Message, 'key' | 'value'>): number =>
  OVERHEAD + Buffer.byteLength(key ?? '') + Buffer.byteLength(value ?? '');

/** Splits a list so that the sizes in each part add up to no more than a maximum, or the part is a single item. */
function groups<T>(items: readonly T[], size: (item: T) => number, most: number): T[][] {
  const all: T[][] = [];
  let left = 0;
  for (const item of items) {
    const [own, last] = [size(item), all.at(-1)];
    if (last === undefined || own > left || last.length >= MAX_RECORDS) {
      all.push([item]);
      left = most - own;
    } else {
      last.push(item);
      left -= own;
    }
  }
  return all;
}

/** The result of work, or its error with the place of the first record. */
async function named<T>(work: Promise<T>, place: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Error(`from ${place} on: ${error instanceof Error ? error.message : 'failed'}`);
  }
}
