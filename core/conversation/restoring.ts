import { DeidError } from '../contracts/errors.js';
import { EventStreamRestorer } from './event-stream.js';
import { EventRestorer } from './events.js';
import { type Carried, Memory } from './memory.js';
import { type Originals, Restorer, restored } from './restorer.js';
import { inJson, type Visitor, Walk } from './walk.js';

/** Result of `restore`. */
export interface RestoredValue<T> {
  /** The same value with the originals. */
  readonly value: T;
  /** Labels that this conversation never gave, as they are written. They stay. */
  readonly unknown: readonly string[];
}

/** The restored beginning of a text that goes on. */
export interface RestoredBeginning {
  /** What stays whatever follows. */
  readonly settled: string;
  /** What would follow it if the text ended here. */
  readonly rest: string;
}

/** How a stream is restored. */
export interface RestoreStreamOptions {
  /**
   * What the stream holds: `text` (the default), `json` for text that is the inside of JSON, such as the arguments of a tool,
   * or `events` for the events that OpenAI and Anthropic send (`data: {…}`).
   */
  readonly as?: 'text' | 'json' | 'events';
  /** Gets each label that the conversation never gave. */
  readonly onUnknown?: (label: string) => void;
}

/** Restores a text that comes in pieces, wherever it is cut. */
export interface PieceRestorer {
  /** Takes the next piece, and gives what is certain. */
  push(piece: string): string;
  /** Gives the rest: nothing comes any more. */
  end(): string;
}

/** What restoring reads in a memory. */
type Known = Originals & Pick<Memory, 'numberOf'>;

/** Restores texts, values and streams with the memory of a conversation. */
export class Restoring {
  readonly #memory: Known;

  /** @param most as for {@link Conversation.restoring} */
  constructor(memory: Memory, most = Number.POSITIVE_INFINITY) {
    this.#memory = Number.isFinite(most) ? metered(memory, most) : memory;
  }

  /** Restores a text, messages or any JSON; a text that is JSON stays valid. */
  restore<T>(value: T): RestoredValue<T> {
    const unknown = new Set<string>();
    const note = (label: string): void => void unknown.add(label);
    const memory = this.#memory;
    const visitor: Visitor = {
      text: (text) => restored(text, memory, 'text', note),
      number: (number) => Number(memory.ofValue(String(number)) ?? number),
      key: (key) => restored(key, memory, 'text', note),
      name: (name) => restored(name, memory, 'text', note),
      unread: () => 'keep',
      json: (text, spot) => inJson(text, spot, visitor),
      whole: (text) => memory.numberOf(text),
    };
    return { value: same(value, new Walk(visitor).value(value)), unknown: [...unknown] };
  }

  /**
   * Restores the beginning of a text whose end has not come, for whoever gets a text again and again as it grows. What is
   * settled is the beginning of what is settled of the longer text.
   */
  restoreBeginning(text: string): RestoredBeginning {
    const restorer = new Restorer(this.#memory, 'text', () => undefined);
    return { settled: restorer.push(text), rest: restorer.end() };
  }

  /** A stream that restores pieces of text, wherever they are cut. It holds back only what may become a label or value. */
  restoreStream({
    as = 'text',
    onUnknown = () => undefined,
  }: RestoreStreamOptions = {}): TransformStream<string, string> {
    const restorer = this.pieces({ as, onUnknown });
    const pass = (text: string, to: TransformStreamDefaultController<string>): void => {
      if (text !== '') to.enqueue(text);
    };
    return new TransformStream({
      transform: (piece, to) => pass(restorer.push(piece), to),
      flush: (to) => pass(restorer.end(), to),
    });
  }

  /** Restores a stream piece by piece: what {@link restoreStream} does, for whoever has another kind of stream. */
  pieces({ as = 'text', onUnknown = () => undefined }: RestoreStreamOptions = {}): PieceRestorer {
    return as === 'events'
      ? new EventStreamRestorer(this.restoreEvents(onUnknown))
      : new Restorer(this.#memory, as, onUnknown);
  }

  /** Restores the events of a stream one by one: chunks of OpenAI, events of Anthropic, parts of the AI SDK. */
  restoreEvents(onUnknown: (label: string) => void = () => undefined): EventRestorer {
    const start = (writing: 'text' | 'json'): Restorer => new Restorer(this.#memory, writing, onUnknown);
    return new EventRestorer(start, (value) => this.restore(value).value);
  }
}

/** Restoring in another thread. @param most as for {@link Conversation.restoring} */
export function restoringWith({ names, pairs }: Carried, most?: number): Restoring {
  const memory = new Memory(names);
  for (const pair of pairs) memory.add(pair);
  return new Restoring(memory, most);
}

/** A memory that gives up to so many code units of originals: a short text of labels would make an endless one. */
function metered(memory: Memory, most: number): Known {
  let given = 0;
  const counted = (original: string | undefined): string | undefined => {
    given += original?.length ?? 0;
    if (given > most) throw new DeidError('text_too_long', [most]);
    return original;
  };
  return {
    labels: memory.labels,
    values: memory.values,
    ofLabel: (label) => counted(memory.ofLabel(label)),
    ofValue: (value) => counted(memory.ofValue(value)),
    numberOf: (text) => memory.numberOf(text),
  };
}

/** Restoring leaves the form of a value as it is. */
const same = <T>(_like: T, made: unknown): T => made as T;
