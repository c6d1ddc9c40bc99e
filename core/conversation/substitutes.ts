import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { DeidError } from '../contracts/errors.js';
import type { Finding } from '../contracts/recognizer.js';
import { byPosition, type Edit, type Span, splice } from '../contracts/span.js';
import { withFieldPersons } from '../transform/field-persons.js';
import { isRecognisable, labelOf, Memory, markOf, QUOTED } from './memory.js';
import type { Settings } from './options.js';
import type { ConversationSession } from './session.js';

/** A term as it is remembered: all that its substitute depends on, and the substitute. */
export interface WrittenTerm {
  readonly type: EntityType;
  readonly text: string;
  /** The text before it on its line, without other terms. */
  readonly before: string;
  readonly by: string;
  readonly persons?: readonly string[] | undefined;
  readonly header: readonly string[];
  readonly isNumber: boolean;
  readonly substitute: string;
  /** True if the substitute is a label of the conversation instead of what the mode made. */
  readonly isOwn: boolean;
}

/** The memory of a conversation. */
export interface Written {
  readonly version: 1;
  readonly settings: Settings;
  /** The day on which the conversation began, as in ISO 8601. */
  readonly today: string;
  /** When the memory ends, in milliseconds since 1970. */
  readonly ends: number;
  /** Terms that were replaced together, in order. */
  readonly batches: readonly (readonly WrittenTerm[])[];
  /** What looked like labels in texts, in the order of their own labels. */
  readonly quoted: readonly string[];
}

/** A text with what was found in it. */
export interface FoundText {
  readonly text: string;
  readonly header: readonly string[];
  readonly isNumber: boolean;
  readonly findings: readonly Finding[];
  readonly quoted: readonly Span[];
}

/** A text without its terms. */
interface HiddenText {
  readonly text: string;
  /** The terms that were replaced. */
  readonly hidden: readonly Finding[];
}

interface Parts {
  readonly session: ConversationSession;
  readonly types: EntityTypes;
  readonly settings: Settings;
  readonly labelNames: Iterable<string>;
  readonly today: Date;
  readonly now: () => Date;
}

/** A form of a name, and how many words it has. */
interface NameForm {
  readonly type: EntityType;
  readonly length: number;
}

type Unmade = Omit<WrittenTerm, 'substitute' | 'isOwn'>;

const BEFORE_LENGTH = 40;
/** A word that may be a title: capitalised, or shortened. */
const TITLE = /(?:^|\s)(\p{Lu}[\p{L}\p{M}]*\.?|\p{L}{1,5}\.)\s*$/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** What tells a term from others of the same letters. */
const formOf = ({ type, text, before, persons }: Unmade): string =>
  JSON.stringify([type, text, TITLE.exec(before)?.[1] ?? '', persons ?? []]);

/** Chooses what stands for each term of a conversation, and remembers it. */
export class Substitutes {
  readonly memory: Memory;
  readonly #parts: Parts;
  readonly #never: ReadonlySet<EntityType>;
  readonly #batches: (readonly WrittenTerm[])[] = [];
  readonly #quoted = new Map<string, string>();
  /** By form; see {@link formOf}. */
  readonly #forms = new Map<string, WrittenTerm>();
  /** Forms of names by each of their words. */
  readonly #formsOfNames = new Map<string, Map<string, NameForm>>();
  #bytes = 0;

  /** @param written the memory of an exported conversation. Throws DeidError `conversation_outdated`. */
  constructor(parts: Parts, written?: Written) {
    this.#parts = parts;
    this.#never = parts.types.select(parts.settings.neverRestore).types;
    this.memory = new Memory(parts.labelNames);
    for (const batch of written?.batches ?? []) this.#repeat(batch);
    for (const literal of written?.quoted ?? []) this.#quote(literal);
  }

  /** The terms in memory. */
  *terms(): Iterable<{ readonly text: string; readonly type: EntityType }> {
    for (const batch of this.#batches) yield* batch;
  }

  /** True if a text looked like a label in a text of the user. */
  isQuoted(text: string): boolean {
    return this.#quoted.has(text);
  }

  /** Replaces the terms of texts, in order. Throws DeidError `conversation_too_large`. */
  forAll(texts: readonly FoundText[]): HiddenText[] {
    const folded = texts.map(({ text }) => text.toLowerCase());
    const isVisible = (value: string): boolean => folded.some((text) => text.includes(value.toLowerCase()));
    const made = texts.map((one) => this.#replace(one, isVisible));
    const { maxBytes } = this.#parts.settings;
    if (this.#bytes > maxBytes) throw new DeidError('conversation_too_large', [maxBytes]);
    return made;
  }

  /** The memory as text. */
  write(): string {
    const { settings, today, now } = this.#parts;
    const written: Written = {
      version: 1,
      settings,
      today: today.toISOString(),
      ends: now().getTime() + settings.ttl * 1000,
      batches: this.#batches,
      quoted: [...this.#quoted.keys()],
    };
    return JSON.stringify(written);
  }

  #replace(one: FoundText, isVisible: (value: string) => boolean): HiddenText {
    const { text, findings, quoted } = one;
    if (findings.length === 0 && quoted.length === 0) return { text, hidden: [] };
    const substitutes = this.#substitutes(one, isVisible);
    const edits: Edit[] = findings.map(({ start, end }, i) => ({ start, end, text: substitutes[i] ?? '' }));
    for (const { start, end } of quoted) edits.push({ start, end, text: this.#quote(text.slice(start, end)) });
    return { text: splice(text, edits.sort(byPosition)), hidden: findings };
  }

  /** One substitute for each finding of a text. */
  #substitutes({ text, header, isNumber, findings }: FoundText, isVisible: (value: string) => boolean): string[] {
    const { session, types } = this.#parts;
    const out: string[] = findings.map(({ type }) => `[${types.category(type)}]`);
    const persons = withFieldPersons(text, findings, ({ type }) => types.category(type) === 'PERSON');
    const kept: { readonly index: number; readonly term: Unmade }[] = [];
    for (const [index, finding] of persons.entries()) {
      const { type, start, end, recognizer } = finding;
      if (this.#never.has(type)) continue;
      const term: Unmade = {
        type,
        text: text.slice(start, end),
        before: beforeOf(text, start, findings[index - 1]?.end ?? 0),
        by: recognizer,
        persons: finding.persons,
        header,
        isNumber,
      };
      if (session.isDistinct(type)) kept.push({ index, term });
      else out[index] = this.#made([term])[0] ?? '';
    }
    const made = this.#remembered(
      kept.map(({ term }) => term),
      isVisible,
    );
    for (const [i, { index }] of kept.entries()) out[index] = made[i] ?? '';
    return out;
  }

  /** What stands for terms that can be restored. */
  #remembered(terms: readonly Unmade[], isVisible: (value: string) => boolean): string[] {
    const known = terms.map((term) => this.#forms.get(formOf(term))?.substitute);
    if (known.every((substitute) => substitute !== undefined)) return known.map((substitute) => substitute ?? '');
    const made = this.#made(terms);
    // Of several names of one person the fullest comes first: it is what a label without a form stands for.
    const order = [...terms.keys()].sort(
      (a, b) => wordsOf(terms[b]?.text ?? '').length - wordsOf(terms[a]?.text ?? '').length,
    );
    const chosen = new Map(
      order.flatMap((i) => {
        const term = terms[i];
        return term === undefined ? [] : [[i, this.#chosen(term, made[i] ?? '', isVisible)] as const];
      }),
    );
    const batch = [...terms.keys()].flatMap((i) => chosen.get(i) ?? []);
    this.#keep(batch);
    return batch.map(({ substitute }) => substitute);
  }

  /** What the mode makes of terms that stand together. */
  #made(terms: readonly Unmade[]): string[] {
    const findings: Finding[] = [];
    let text = '';
    for (const { type, text: term, before, by, persons } of terms) {
      const start = text.length + before.length;
      const found = { type, start, end: start + term.length, score: 1, recognizer: by, domainSpecific: false };
      findings.push(persons === undefined ? found : { ...found, persons });
      text += `${before}${term}\n`;
    }
    return this.#parts.session.replace(text, findings, { header: terms[0]?.header ?? [] }).map((edit) => edit.text);
  }

  /** What the mode made, unless a reader could take it for something else: then a label. */
  #chosen(term: Unmade, substitute: string, isVisible: (value: string) => boolean): WrittenTerm {
    const category = this.#parts.types.category(term.type);
    const label = labelOf(substitute);
    const fits = label !== undefined || (isRecognisable(substitute, category) && !isVisible(substitute));
    const isOwn = !fits || !this.memory.isFree(substitute, term.text);
    const given = label === undefined ? substitute : this.memory.withForm(label, term.text, markOf(substitute));
    const chosen = { ...term, substitute: isOwn ? this.memory.nextLabel(category) : given, isOwn };
    this.memory.add({ ...chosen, category });
    return chosen;
  }

  #keep(batch: readonly WrittenTerm[]): void {
    this.#batches.push(batch);
    this.#bytes += JSON.stringify(batch).length;
    for (const term of batch) {
      const form = formOf(term);
      if (!this.#forms.has(form)) this.#forgetParts(term);
      this.#forms.set(form, term);
      this.#noteName(form, term);
    }
  }

  /** A new full name may share its words with others: whom a part of it means is asked again. */
  #forgetParts(term: WrittenTerm): void {
    const words = this.#nameWords(term);
    if (words.size < 2) return;
    for (const word of words)
      for (const [form, { type, length }] of this.#formsOfNames.get(word) ?? [])
        if (type === term.type && length < words.size) this.#forms.delete(form);
  }

  /** Remembers where the words of a name stand. */
  #noteName(form: string, term: WrittenTerm): void {
    const length = wordsOf(term.text).length;
    for (const word of this.#nameWords(term)) {
      const known = this.#formsOfNames.get(word) ?? new Map<string, NameForm>();
      this.#formsOfNames.set(word, known.set(form, { type: term.type, length }));
    }
  }

  /** The words of a name; none for other terms. */
  #nameWords({ type, text }: WrittenTerm): ReadonlySet<string> {
    return new Set(this.#parts.types.category(type) === 'PERSON' ? wordsOf(text) : []);
  }

  #quote(literal: string): string {
    const known = this.#quoted.get(literal);
    if (known !== undefined) return known;
    const substitute = this.memory.nextLabel(QUOTED);
    this.#quoted.set(literal, substitute);
    this.#bytes += literal.length + substitute.length;
    this.memory.add({ text: literal, category: QUOTED, substitute, isNumber: false, isOwn: true });
    return substitute;
  }

  /** Replaces the terms of an exported memory once more, in the same order, so that all goes on as before. */
  #repeat(batch: readonly WrittenTerm[]): void {
    const made = this.#made(batch);
    for (const [i, { isOwn, substitute }] of batch.entries())
      if (!isOwn && isOther(made[i] ?? '', substitute)) throw new DeidError('conversation_outdated');
    for (const term of byForm(batch)) this.memory.add({ ...term, category: this.#parts.types.category(term.type) });
    this.#keep(batch);
  }
}

/** True if two substitutes stand for different entities. */
const isOther = (made: string, given: string): boolean => (labelOf(made) ?? made) !== (labelOf(given) ?? given);

/** Terms with the first forms of their labels before the others. */
const byForm = (batch: readonly WrittenTerm[]): readonly WrittenTerm[] =>
  [...batch].sort((a, b) => formNumber(a.substitute) - formNumber(b.substitute));

const formNumber = (substitute: string): number => Number(/\.(\d+)[\]:]/.exec(substitute)?.[1] ?? 0);

/** The text before a term on its line, as far as transformers see it, and without other terms. */
function beforeOf(text: string, start: number, least: number): string {
  const from = Math.max(least, start - BEFORE_LENGTH, text.lastIndexOf('\n', start - 1) + 1);
  return text.slice(Math.min(from, start), start);
}

/** The memory in a text that {@link Substitutes.write} made. Throws DeidError `conversation_outdated` for another form of it. */
export function writtenOf(text: string): Written {
  // Safe: the text is authenticated, so it is what `write` made, of this or another version.
  const written: Written = JSON.parse(text);
  if (written.version !== 1) throw new DeidError('conversation_outdated');
  return written;
}
