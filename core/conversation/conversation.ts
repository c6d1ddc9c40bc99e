import type { EntityTypes } from '../contracts/entity-type.js';
import { DeidError } from '../contracts/errors.js';
import type { KeyRule } from '../contracts/json.js';
import type { Finding } from '../contracts/recognizer.js';
import { overlapping } from '../contracts/span.js';
import type { EventRestorer } from './events.js';
import { Finder, type Unit } from './finder.js';
import type { Carried } from './memory.js';
import { type ConversationOptions, checkedHide, type HideOptions, type Settings } from './options.js';
import { placesIn } from './restorer.js';
import { type RestoredBeginning, type RestoredValue, type RestoreStreamOptions, Restoring } from './restoring.js';
import { type Secret, seal } from './seal.js';
import type { ConversationSession } from './session.js';
import { Substitutes, type Written } from './substitutes.js';
import { inJson, type Spot, shownPointer, type Visitor, Walk } from './walk.js';

/** A term that was hidden. */
export interface HiddenFinding extends Pick<Finding, 'type' | 'start' | 'end' | 'score'> {
  /** JSON Pointer to its text; `''` where the text is the whole. A string that holds JSON counts as that JSON. */
  readonly pointer: string;
  /** True if it stands in the name of the field that the pointer leads to. */
  readonly inKey?: true;
}

/** Result of `hide`. */
export interface Hidden<T> {
  /** The same value without the terms. */
  readonly value: T;
  /** What was hidden, in the order of the value. Offsets are those of the given texts, in UTF-16 code units. */
  readonly findings: readonly HiddenFinding[];
  /** JSON Pointers of the parts that were left out because nothing can read them. */
  readonly unread: readonly string[];
}

/** What a conversation needs of its engine. */
export interface ConversationParts {
  readonly session: ConversationSession;
  readonly types: EntityTypes;
  readonly settings: Settings;
  readonly labelNames: Iterable<string>;
  /** The day on which the conversation began, on which ages and years depend. */
  readonly today: Date;
  readonly now: () => Date;
}

/** A text of a value to be hidden, with what stands for its terms. */
interface Place extends Unit {
  readonly spot: Spot;
  readonly isNumber: boolean;
  readonly inKey: boolean;
}

const samePlace = ({ text, spot, inKey }: Place): string =>
  JSON.stringify([text, spot.header, spot.role === 'assistant', inKey]);

/**
 * A conversation with a language model, or any exchange whose texts come back. It hides what goes out, with one label
 * or invented value for each person and thing in all turns, and restores what comes back.
 */
export class Conversation {
  readonly #parts: ConversationParts;
  readonly #finder: Finder;
  readonly #substitutes: Substitutes;
  #last: Promise<unknown> = Promise.resolve();

  /** @param written the memory of an exported conversation */
  constructor(parts: ConversationParts, written?: Written) {
    this.#parts = parts;
    this.#finder = new Finder(parts.session, parts.types);
    this.#substitutes = new Substitutes(parts, written);
    for (const { text, type } of this.#substitutes.terms()) this.#finder.learn(text, type);
  }

  /** The options with which it began, with their defaults. */
  get options(): ConversationOptions {
    return this.#parts.settings;
  }

  /**
   * Hides a text, messages of a model (OpenAI, Anthropic, AI SDK), a whole request, or any JSON. The value itself stays as it is.
   * @throws DeidError `part_unread` for pictures and other parts without text; `value_unreadable` for what is no JSON;
   * `identifier_in_key`; `conversation_too_large`
   */
  hide<T>(value: T, options: HideOptions = {}): Promise<Hidden<T>> {
    const { unread = 'throw', keys = 'replace' } = checkedHide(options);
    // One after another: what one call learns, the next one knows.
    const hidden = this.#last.then(() => this.#hide(value, unread, keys));
    this.#last = hidden.catch(() => undefined);
    return hidden;
  }

  /** Restores a text, messages or any JSON; a text that is JSON stays valid. */
  restore<T>(value: T): RestoredValue<T> {
    return this.restoring().restore(value);
  }

  /**
   * Restores the beginning of a text whose end has not come, for whoever gets a text again and again as it grows. What is
   * settled is the beginning of what is settled of the longer text.
   */
  restoreBeginning(text: string): RestoredBeginning {
    return this.restoring().restoreBeginning(text);
  }

  /** A stream that restores pieces of text, wherever they are cut. It holds back only what may become a label or value. */
  restoreStream(options: RestoreStreamOptions = {}): TransformStream<string, string> {
    return this.restoring().restoreStream(options);
  }

  /** Restores the events of a stream one by one: chunks of OpenAI, events of Anthropic, parts of the AI SDK. */
  restoreEvents(onUnknown: (label: string) => void = () => undefined): EventRestorer {
    return this.restoring().restoreEvents(onUnknown);
  }

  /**
   * What restores texts with the memory as it is now and becomes.
   * @param most UTF-16 code units of originals that it puts back in all; then it throws DeidError `text_too_long`. Default:
   * no limit
   */
  restoring(most?: number): Restoring {
    return new Restoring(this.#substitutes.memory, most);
  }

  /** What restoring needs, as plain data for another thread: it holds the originals. */
  get carried(): Carried {
    return this.#substitutes.memory.carried;
  }

  /**
   * The memory as a string, encrypted and authenticated under a key, to be given to whoever continues the conversation.
   * @param key at least sixteen characters or bytes. Throws DeidError `conversation_key_short`.
   */
  async export(key: Secret): Promise<string> {
    await this.#last;
    return seal(this.#substitutes.write(), key);
  }

  async #hide<T>(value: T, unread: 'throw' | 'drop', keys: KeyRule): Promise<Hidden<T>> {
    const places: Place[] = [];
    const dropped: string[] = [];
    const take = (text: string, spot: Spot, inKey = false): string => {
      if (text !== '') places.push({ text, header: spot.header, spot, isNumber: spot.isNumber === true, inKey });
      return text;
    };
    const collector: Visitor = {
      text: (text, spot) => take(text, spot),
      number: (number, spot) => {
        take(String(number), { ...spot, isNumber: true });
        return number;
      },
      key: (key, spot) => take(key, spot, true),
      name: (name, spot) => take(name, spot),
      unread: ({ pointer }) => {
        if (unread === 'throw') throw new DeidError('part_unread', [shownPointer(pointer)]);
        dropped.push(pointer);
        return 'drop';
      },
      json: (text, spot) => inJson(text, spot, collector),
    };
    new Walk(collector).value(value);
    const found = await this.#findAll(places);
    const read = places.map((place) => ({ ...place, ...(found.get(samePlace(place)) ?? NONE) }));
    if (keys === 'refuse') this.#refuseInKeys(read);
    const stays = ({ inKey }: Place): boolean => inKey && keys === 'report';
    const made = this.#substitutes.forAll(read.map((one) => (stays(one) ? { ...one, ...NONE } : one)));
    let next = 0;
    const taken = (text: string): string => (text === '' ? text : (made[next++]?.text ?? ''));
    const replacer: Visitor = {
      text: taken,
      number: (number) => asNumber(taken(String(number)), number),
      key: taken,
      name: (name) => taken(name).replace(/[[\]]/g, ''),
      unread: () => 'drop',
      json: (text, spot) => inJson(text, spot, replacer),
    };
    const out = new Walk(replacer).value(value);
    const findings = read.flatMap((one, i) =>
      (stays(one) ? one.findings : (made[i]?.hidden ?? [])).map(({ type, start, end, score }) => ({
        pointer: one.spot.pointer,
        ...(one.inKey && { inKey: true as const }),
        type,
        start,
        end,
        score,
      })),
    );
    return { value: same(value, out), findings, unread: dropped };
  }

  /** @throws DeidError `identifier_in_key` */
  #refuseInKeys(read: readonly (Place & Found)[]): void {
    const inKeys = read.filter(({ inKey, findings }) => inKey && findings.length > 0);
    if (inKeys.length === 0) return;
    const { types } = this.#parts;
    const named = new Set(inKeys.flatMap(({ findings }) => findings.map(({ type }) => types.category(type))));
    throw new DeidError('identifier_in_key', [inKeys.length, [...named].sort().join(', ')]);
  }

  /** The findings of all texts. What is found in one of them is sought in the others. */
  async #findAll(places: readonly Place[]): Promise<ReadonlyMap<string, Found>> {
    const units = new Map(places.map((place) => [samePlace(place), place]));
    this.#parts.session.announce?.([...units.values()].map(({ text }) => text.length));
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const before = this.#finder.learned;
      const found = new Map<string, Found>();
      for (const [key, place] of units) found.set(key, await this.#find(place));
      for (const [key, { findings }] of found)
        for (const { start, end, type } of findings)
          this.#finder.learn(units.get(key)?.text.slice(start, end) ?? '', type);
      if (units.size === 1 || this.#finder.learned === before || round === MOST_ROUNDS - 1) return found;
    }
    return new Map();
  }

  async #find(place: Place): Promise<Found> {
    const findings = await this.#finder.find(place);
    const { memory } = this.#substitutes;
    const looks = placesIn(place.text, memory);
    if (looks.length === 0) return { findings, quoted: [] };
    const isOwn = place.spot.role === 'assistant';
    // What the model said of the labels it was given.
    const own = isOwn
      ? looks.filter(
          (one) => one.original !== undefined && !this.#substitutes.isQuoted(place.text.slice(one.start, one.end)),
        )
      : [];
    const others = findings.filter((one) => overlapping(own, one).length === 0);
    const quoted = looks.filter((one) => !own.includes(one) && overlapping(others, one).length === 0);
    return { findings: others, quoted };
  }
}

interface Found {
  readonly findings: readonly Finding[];
  /** Places that look like labels, but come from the user. */
  readonly quoted: readonly { readonly start: number; readonly end: number }[];
}

const NONE: Found = { findings: [], quoted: [] };
const MOST_ROUNDS = 3;

/** A number of JSON stays one if its substitute can be one. */
function asNumber(text: string, number: number): number | string {
  if (text === String(number)) return number;
  return String(Number(text)) === text ? Number(text) : text;
}

/** Hiding leaves the form of a value as it is. */
const same = <T>(_like: T, made: unknown): T => made as T;
