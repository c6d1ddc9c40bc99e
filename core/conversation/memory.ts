import type { EntityType } from '../contracts/entity-type.js';
import { Labels } from './labels.js';
import type { Originals } from './restorer.js';
import { Values } from './values.js';

/** Name of the labels of what looks like a label in a text of the user. */
export const QUOTED = 'QUOTED';

const LABEL = /^\[([A-Z][A-Z0-9_]*_\d+)((?:\.\d+)?)(?::[a-z])?\]$/;
const WORDS = /\s+/u;
/** Digits from which a number can be told from others in a text. */
const MIN_DIGITS = 4;

/** A spelling of what a label stands for: `[PERSON_1]` is Anna Smith, `[PERSON_1.2]` is Smith. */
interface Form {
  readonly text: string;
  /** True as long as each term of it was a number of JSON. */
  isNumber: boolean;
}

interface Entry {
  readonly forms: Form[];
  /** True for a label that the conversation has given itself, not the mode. */
  readonly isOwn: boolean;
}

/** A term and what stands for it. */
export interface Pair {
  readonly text: string;
  readonly category: EntityType;
  readonly substitute: string;
  /** True if the term was a number of JSON. */
  readonly isNumber: boolean;
  /** True for a label that the conversation has given itself. */
  readonly isOwn: boolean;
}

/** A memory as plain data: names of labels, and what stands for what, in order. */
export interface Carried {
  readonly names: readonly string[];
  readonly pairs: readonly Pair[];
}

const wordsIn = (text: string): string[] => text.split(WORDS).filter((word) => word !== '');

/** True if a substitute can be told from everything else in a text: no age, no word that is none of a name. */
export function isRecognisable(substitute: string, category: EntityType): boolean {
  const digits = substitute.replace(/\P{Nd}/gu, '').length;
  if (digits >= MIN_DIGITS || substitute.includes('@')) return true;
  if (category === 'DATE_TIME' || category === 'AGE') return false;
  return /\p{Lu}[\p{L}\p{M}]{2}|\p{Lo}{2}/u.test(substitute);
}

/** What shows a gender in a label: `:f`; empty where none does. */
export const markOf = (substitute: string): string => /:[a-z](?=\]$)/.exec(substitute)?.[0] ?? '';

/** The label of a substitute without the number of its form, `PERSON_1`; undefined if it is none. */
export const labelOf = (substitute: string): string | undefined => LABEL.exec(substitute)?.[1];

/** What stands for what in a conversation. */
export class Memory implements Originals {
  readonly labels: Labels;
  readonly values = new Values();
  readonly #names: readonly string[];
  readonly #pairs: Pair[] = [];
  readonly #byLabel = new Map<string, Entry>();
  readonly #byValue = new Map<string, { readonly original: string; readonly isNumber: boolean }>();

  /** @param names names of the labels that texts may hold */
  constructor(names: Iterable<string>) {
    this.#names = [...names];
    this.labels = new Labels([...this.#names, QUOTED]);
  }

  /** The original of a label; without the number of a form, or with one that was never given, its first form. */
  ofLabel(label: string): string | undefined {
    return this.#form(label)?.text;
  }

  #form(label: string): Form | undefined {
    const [base = '', form = '1'] = label.split('.');
    const forms = this.#byLabel.get(base)?.forms;
    return forms?.[Number(form) - 1] ?? forms?.[0];
  }

  ofValue(value: string): string | undefined {
    return this.#byValue.get(value)?.original;
  }

  /** The number that a text stands for as a whole; undefined if it stands for none. */
  numberOf(text: string): number | undefined {
    const [, label, form] = LABEL.exec(text) ?? [];
    const value = this.#byValue.get(text);
    const known = label === undefined ? value && { text: value.original, ...value } : this.#form(label + (form ?? ''));
    const number = known?.isNumber === true ? Number(known.text) : Number.NaN;
    return Number.isNaN(number) ? undefined : number;
  }

  /**
   * A label with the number of the form of a term, unless it is the first one.
   * @param mark what shows a gender: `:f`
   */
  withForm(label: string, text: string, mark = ''): string {
    const forms = this.#byLabel.get(label)?.forms ?? [];
    const known = forms.findIndex((form) => form.text === text);
    const number = known < 0 ? forms.length : known;
    return number === 0 ? `[${label}${mark}]` : `[${label}.${number + 1}${mark}]`;
  }

  /** True if a substitute can stand for a term: it stands for nothing else. */
  isFree(substitute: string, text: string): boolean {
    const label = labelOf(substitute);
    if (label !== undefined) return this.#byLabel.get(label)?.isOwn !== true;
    const known = this.#byValue.get(substitute);
    return known === undefined || known.original.toLowerCase() === text.toLowerCase();
  }

  /** The next label of a name. */
  nextLabel(name: string): string {
    let number = 1;
    while (this.#byLabel.has(`${name}_${number}`)) number++;
    return `[${name}_${number}]`;
  }

  /** All that it remembers. */
  get carried(): Carried {
    const pairs = this.#pairs.map(({ text, category, substitute, isNumber, isOwn }) => ({
      text,
      category,
      substitute,
      isNumber,
      isOwn,
    }));
    return { names: this.#names, pairs };
  }

  /** Remembers a pair. */
  add(pair: Pair): void {
    this.#pairs.push(pair);
    const label = labelOf(pair.substitute);
    if (label !== undefined) this.#addLabel(label, pair);
    else this.#addValue(pair);
  }

  #addLabel(label: string, { text, isNumber, isOwn }: Pair): void {
    this.labels.add(label.slice(0, label.lastIndexOf('_')));
    const entry = this.#byLabel.get(label) ?? { forms: [], isOwn };
    this.#byLabel.set(label, entry);
    const known = entry.forms.find((form) => form.text === text);
    if (known === undefined) entry.forms.push({ text, isNumber });
    else known.isNumber &&= isNumber;
  }

  #addValue({ text, category, substitute, isNumber }: Pair): void {
    this.#setValue(substitute, text, isNumber);
    if (category !== 'PERSON') return;
    // `Ms. Hazelland`, of whom only the whole name was sent.
    const [words, own] = [wordsIn(substitute), wordsIn(text)];
    if (words.length < 2 || words.length !== own.length) return;
    for (const [i, word] of words.entries())
      if (isRecognisable(word, category)) this.#setValue(word, own[i] ?? '', false);
  }

  #setValue(value: string, original: string, isNumber: boolean): void {
    if (this.#byValue.has(value)) return;
    this.#byValue.set(value, { original, isNumber });
    this.values.add(value);
  }
}
