import { isFieldWord } from '../../core/hosting.js';
import type { DeidentifyOptions, Engine } from '../../core/index.js';
import { holdsBytes } from './bytes.js';
import { ENTRY, isFields, NOTES, noteFor, noteForLine } from './notes.js';
import type { LineOptions } from './options.js';
import { isOfLogger } from './own-fields.js';

const ENTRY_NAMES: ReadonlySet<string> = new Set(Object.values(ENTRY));
/** Numbers of fewer digits identify nobody. */
const MIN_DIGITS = 4;
const MAX_DEPTH = 30;
/** Names of fields that were found to be harmless and are not read again. */
const MAX_NAMES = 2000;

/** The time for a line is over. */
class TooLate extends Error {}

/** De-identifies the lines of a log, in the thread of its engine. It never throws. */
export class LineReader {
  readonly #engine: Engine;
  readonly #text: DeidentifyOptions;
  readonly #own: ReadonlySet<string>;
  readonly #maxChars: number;
  readonly #timeoutMs: number;
  readonly #harmless = new Set<string>();
  #ends = 0;
  #isChanged = false;

  constructor(engine: Engine, { maxChars, timeoutMs, own = [], ...text }: LineOptions) {
    this.#engine = engine;
    this.#text = text;
    this.#own = new Set(own);
    this.#maxChars = maxChars;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * The same line without identifying data: of JSON its strings, its numbers and the names of its fields are read, of anything
   * else the text. A line that cannot be read is replaced by a note.
   */
  async clean(line: string): Promise<string> {
    if (line.length > this.#maxChars) return noteForLine(line, NOTES.tooLong);
    const value = jsonIn(line);
    this.#ends = performance.now() + this.#timeoutMs;
    this.#isChanged = false;
    try {
      if (value === undefined) return await this.#string(line, 'line', 0, false);
      const made = await this.#value(value, 'line', 0, true);
      // Unchanged, it stays as it is written: numbers of many digits, too.
      return this.#isChanged ? JSON.stringify(made) : line;
    } catch (error) {
      return noteFor(value, error instanceof TooLate ? NOTES.late : NOTES.unreadable);
    }
  }

  /** @param isLine true for a line itself, some of whose fields its logger wrote */
  async #value(value: unknown, name: string, depth: number, isLine = false): Promise<unknown> {
    if (depth > MAX_DEPTH) throw new Error('nested too deep');
    if (typeof value === 'string') return this.#string(value, name, depth, isLine);
    if (typeof value === 'number') return this.#number(value, name);
    if (Array.isArray(value)) {
      const all: unknown[] = [];
      for (const one of value) all.push(await this.#value(one, name, depth + 1));
      return all;
    }
    if (!isFields(value)) return value;
    if (holdsBytes(value)) return this.#instead(NOTES.bytes);
    const isEntry = isLine && ENTRY.fields in value;
    const entries: [string, unknown][] = [];
    for (const [key, one] of Object.entries(value)) {
      const isPassed = isLine && (this.#own.has(key) || isOfLogger(key, one));
      const made = isPassed ? one : await this.#value(one, key, depth + 1, isEntry && key !== ENTRY.more);
      entries.push([await this.#name(key), made]);
    }
    return Object.fromEntries(entries);
  }

  /** A text; where it is JSON, as loggers put it into the text of another, that JSON. */
  async #string(text: string, name: string, depth: number, isLine: boolean): Promise<string> {
    if (text === '') return text;
    const inner = depth === 0 ? undefined : jsonIn(text);
    if (inner === undefined) return this.#read(text, name);
    const before = this.#isChanged;
    this.#isChanged = false;
    const made = await this.#value(inner, name, depth + 1, isLine);
    const isOther = this.#isChanged;
    this.#isChanged ||= before;
    return isOther ? JSON.stringify(made) : text;
  }

  async #number(value: number, name: string): Promise<number | string> {
    const written = String(value);
    if (written.replace(/\D/g, '').length < MIN_DIGITS) return value;
    const made = await this.#read(written, name);
    return made === written ? value : made;
  }

  #instead(note: string): string {
    this.#isChanged = true;
    return note;
  }

  async #name(name: string): Promise<string> {
    if (this.#harmless.has(name)) return name;
    const made = ENTRY_NAMES.has(name) || this.#isFieldName(name) ? name : await this.#read(name, '');
    if (made === name) {
      if (this.#harmless.size >= MAX_NAMES) this.#harmless.clear();
      this.#harmless.add(name);
    }
    return made;
  }

  /** True for one word in lower case that is certainly nobody's name. */
  #isFieldName(name: string): boolean {
    if (!isFieldWord(name) || this.#engine.annotators.length > 0) return false;
    return this.#engine.openSession(this.#text).find(name, { isTitle: true }).length === 0;
  }

  async #read(text: string, name: string): Promise<string> {
    if (performance.now() > this.#ends) throw new TooLate();
    const options = { ...this.#text, header: name === '' ? [] : [name] };
    const isAsync = this.#engine.annotators.length > 0;
    const { outputs } = isAsync
      ? await this.#engine.deidentifyAsync(text, options)
      : this.#engine.deidentify(text, options);
    const made = outputs[0]?.text ?? NOTES.unreadable;
    this.#isChanged ||= made !== text;
    return made;
  }
}

/** The value of a text that is an object or array of JSON. */
function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
