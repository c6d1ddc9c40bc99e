import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import type { UnitContext } from '../contracts/file-adapter.js';
import type { Finding } from '../contracts/recognizer.js';
import { overlapping, type Span } from '../contracts/span.js';
import { withMore } from '../detect/selection.js';
import { Mentions } from '../mentions/mentions.js';
import { isFieldWord } from '../titles/field-word.js';
import type { ConversationSession } from './session.js';

/** A text of a conversation, and what its place says of it. */
export interface Unit {
  readonly text: string;
  readonly header: readonly string[];
  /** True for the key of an object. */
  readonly inKey?: boolean;
}

interface Known {
  readonly findings: readonly Finding[];
  /** Number of words learned when the text was read. */
  readonly learned: number;
}

/** A capitalised word that may be part of a name. */
const CAPITAL = /\p{Lu}[\p{L}\p{M}'’]{2,40}(?![\p{L}\p{M}])/gu;
/** Names shown together with one text. */
const MAX_NAMES = 8;
/** Texts whose findings are kept. */
const MAX_TEXTS = 2000;
/** Values that are searched again. */
const MAX_VALUES = 20_000;
const MIN_LETTERS = 6;
const MIN_DIGITS = 5;
const RECOGNIZER = 'document-memory';

const fold = (word: string): string => word.normalize('NFKC').toLowerCase();
const capitals = (text: string): string[] => (text.match(CAPITAL) ?? []).map(fold);

/** True for a term that means the same wherever it stands: several words, or a long number. */
function isSearchable(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const digits = text.replace(/[^\p{Nd}]/gu, '').length;
  return digits >= MIN_DIGITS || (letters >= MIN_LETTERS && /\p{L}\s+\p{L}/u.test(text));
}

/**
 * Finds the terms of the texts of a conversation. What was found in one text is found in all others: names also by a
 * part of them, numbers and codes in other spellings.
 */
export class Finder {
  readonly #session: ConversationSession;
  readonly #types: EntityTypes;
  readonly #mentions = new Mentions<EntityType>(MAX_VALUES);
  /** Full names by each of their words. */
  readonly #names = new Map<string, string[]>();
  /** Words of all learned terms, in order. */
  readonly #learned: string[] = [];
  readonly #terms = new Set<string>();
  readonly #read = new Map<string, Known>();

  constructor(session: ConversationSession, types: EntityTypes) {
    this.#session = session;
    this.#types = types;
  }

  /** Number of words learned so far. */
  get learned(): number {
    return this.#learned.length;
  }

  /** Remembers a term, to be found in other texts. */
  learn(text: string, type: EntityType): void {
    const key = `${type}\0${text}`;
    if (this.#terms.has(key)) return;
    this.#terms.add(key);
    this.#mentions.add(text, type, type);
    const isName = this.#types.category(type) === 'PERSON';
    if (isName) this.#learnName(text);
    else this.#learned.push(fold(text));
    if (isSearchable(text)) this.#session.remember([{ text, type }]);
  }

  #learnName(name: string): void {
    for (const word of capitals(name)) {
      this.#learned.push(word);
      const known = this.#names.get(word) ?? [];
      this.#names.set(word, [name, ...known].slice(0, MAX_NAMES));
    }
    this.#learned.push(fold(name));
  }

  /** The findings of a text that are replaced: sorted, without overlaps. */
  async find(unit: Unit): Promise<readonly Finding[]> {
    const { text, header } = unit;
    const isTitle = unit.inKey === true && isFieldWord(text) && !this.#names.has(text);
    const key = JSON.stringify([text, header, isTitle]);
    const known = this.#read.get(key);
    const isCurrent = known !== undefined && !this.#concerns(text, known.learned);
    const own = isCurrent ? known.findings : await this.#findIn(text, { header, isTitle });
    if (this.#read.size >= MAX_TEXTS) this.#read.clear();
    this.#read.set(key, { findings: own, learned: this.#learned.length });
    const wanted = this.#withMentions(text, own);
    return wanted.filter((one) => one.isLeft !== true && this.#session.isWanted(one));
  }

  /** True if a word that was learned since stands in a text. */
  #concerns(text: string, since: number): boolean {
    if (since === this.#learned.length) return false;
    const folded = fold(text);
    return this.#learned.slice(since).some((word) => folded.includes(word));
  }

  async #findIn(text: string, context: UnitContext): Promise<readonly Finding[]> {
    await this.#session.annotate?.(text, context);
    const found = this.#session.find(text, context);
    return withMore(found, await this.#partsOfNames(text, found, context));
  }

  #withMentions(text: string, found: readonly Finding[]): readonly Finding[] {
    if (this.#mentions.size === 0) return found;
    const places = this.#mentions.find(text).map(
      ({ start, end, value: type }): Finding => ({
        type,
        start,
        end,
        score: 1,
        recognizer: RECOGNIZER,
        domainSpecific: false,
      }),
    );
    return places.length === 0 ? found : withMore(found, places);
  }

  /** Parts of names that stand alone: the engine decides which are names, with the whole names above the text. */
  async #partsOfNames(text: string, found: readonly Finding[], context: UnitContext): Promise<Finding[]> {
    if (this.#names.size === 0) return [];
    const loose = [...text.matchAll(CAPITAL)]
      .map(({ 0: word, index }): Span & { word: string } => ({
        start: index,
        end: index + word.length,
        word: fold(word),
      }))
      .filter((word) => overlapping(found, word).length === 0);
    const names = [...new Set(loose.flatMap(({ word }) => this.#names.get(word) ?? []))].slice(0, MAX_NAMES);
    if (names.length === 0) return [];
    const above = `${names.join('\n')}\n`;
    const charged = { ...context, charged: false };
    await this.#session.annotate?.(above + text, charged);
    return this.#session
      .find(above + text, charged)
      .map((one) => ({ ...one, start: one.start - above.length, end: one.end - above.length }))
      .filter(
        (one) => one.start >= 0 && this.#types.category(one.type) === 'PERSON' && overlapping(found, one).length === 0,
      )
      .filter(({ start, end }) => capitals(text.slice(start, end)).some((word) => this.#names.has(word)));
  }
}
