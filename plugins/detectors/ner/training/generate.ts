import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../../../core/index.js';
import type { Example, LabelledSpan } from '../trainer/examples.js';
import { Draw } from './draw.js';
import { chinese, russian } from './own-scripts.js';
import type { ScriptNames } from './script-names.js';
import { LABELS, type Makers, makersOf } from './slots.js';
import { type Lists, readMessages } from './sources.js';
import { readTemplateLanguages, type TemplateLanguage } from './template-languages.js';

/**
 * Templates of each file of a folder, one kind of text: `*.txt`, parted by lines of `%%`; `{PERSON}` is filled anew, `{PERSON1}` the same in one template,
 * `{LOCATION=Wien}` stands as it is.
 */
function readTemplates(folder: string): string[][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && file !== DETAILS)
    .sort()
    .map((file) => readKind(join(folder, file)));
}

/** Templates in which every date, time, age, occupation, user name and identifier is a slot too. */
const DETAILS = 'details.txt';

const readKind = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split(/\n%%\n/)
    .map((template) => template.trim())
    .filter((template) => template !== '');

/** How many templates a folder has, sentences of other languages among them. */
export const countTemplates = (folder: string): number =>
  languagesOf(folder).reduce((sum, { sentences }) => sum + sentences.length, readTemplates(folder).flat().length);

const languagesOf = (folder: string): TemplateLanguage[] => readTemplateLanguages(join(folder, 'languages'));

/** What makes texts of one language. */
interface Speaker {
  /** What stands between sentences. */
  readonly gap: string;
  readonly sentences: readonly string[];
  readonly details: readonly string[];
  /** Prose without names. */
  readonly messages: readonly string[];
  readonly makers: Makers;
}

/** Fills templates with invented people, places and organisations, and now and then changes the case of all. */
export class Generator {
  readonly #kinds: readonly (readonly string[])[];
  readonly #templates: readonly string[];
  readonly #details: readonly string[];
  readonly #labels: Readonly<Record<string, string>>;
  readonly #draw: Draw;
  readonly #makers: Makers;
  readonly #speakers: readonly Speaker[];

  /**
   * @param folder of templates: in English, and in `languages` sentences of other languages
   * @param labels what each slot is labelled as
   */
  constructor(
    lists: Lists,
    folder: string,
    random: Random,
    scripts: ReadonlyMap<string, ScriptNames> = new Map(),
    labels: Readonly<Record<string, string>> = LABELS,
  ) {
    this.#labels = labels;
    this.#kinds = readTemplates(folder);
    this.#details = readKind(join(folder, DETAILS));
    this.#templates = this.#kinds.flat();
    this.#draw = new Draw(lists, random);
    this.#makers = makersOf(this.#draw);
    // A language is spoken as often as it has sentences.
    const spoken = languagesOf(folder).filter(({ code }) => !OWN_SCRIPT.has(code) || scripts.has(code));
    this.#speakers = spoken.flatMap((language) => {
      const { code } = language;
      const draw = new Draw(lists, random, language);
      const names = scripts.get(code);
      const speaker: Speaker = {
        gap: code === 'zh' ? '' : ' ',
        sentences: language.sentences,
        details: language.details,
        messages: readMessages(code),
        makers: { ...makersOf(draw), ...(names && (code === 'zh' ? chinese : russian)(draw, names)) },
      };
      return language.sentences.map(() => speaker);
    });
  }

  /**
   * A text in English.
   * @param evenly true if each kind of text (a file of templates) is as likely as any other; else each template is. A small model forgets forms and notes, of
   * which there are fewer templates than of talk and news.
   */
  example(evenly = false): Example {
    const { random } = this.#draw;
    return this.#varied(this.#fill(random.pick(evenly ? random.pick(this.#kinds) : this.#templates), this.#makers));
  }

  /** A text in English in which every date, time, age, occupation, user name and identifier is labelled too. */
  detailed(): Example {
    return this.#varied(this.#fill(this.#draw.random.pick(this.#details), this.#makers));
  }

  /** One to three such sentences in another language. */
  foreignDetailed(): Example {
    const { random } = this.#draw;
    const { details, makers, gap } = random.pick(this.#speakers.filter((speaker) => speaker.details.length > 0));
    const parts = Array.from({ length: 1 + random.int(3) }, () => random.pick(details));
    return this.#varied(this.#fill(parts.join(random.int(4) === 0 ? '\n' : gap), makers));
  }

  /** One to four sentences in another language; now and then a message that names nobody. */
  foreign(): Example {
    const { random } = this.#draw;
    const { sentences, messages, makers, gap } = random.pick(this.#speakers);
    const parts = Array.from({ length: 1 + random.int(4) }, () =>
      messages.length > 0 && random.int(8) === 0 ? random.pick(messages).replace(/[{}]/g, '') : random.pick(sentences),
    );
    return this.#varied(this.#fill(parts.join(random.int(4) === 0 ? '\n' : gap), makers));
  }

  #fill(template: string, makers: Makers): Example {
    return fill(template, makers, this.#labels);
  }

  #varied(made: Example): Example {
    const chance = this.#draw.random.int(100);
    if (chance < 7) return recase(made, (text) => text.toLowerCase());
    return chance < 12 ? recase(made, (text) => text.toUpperCase()) : made;
  }

  given(): string {
    return this.#draw.given();
  }

  town(): string {
    return this.#draw.city();
  }

  surname(): string {
    return this.#draw.surname();
  }
}

/** Languages whose names need lists of their own. */
const OWN_SCRIPT: ReadonlySet<string> = new Set(['ru', 'zh']);
const GRAMMATICAL_CASE = /_(?:GEN|DAT|ACC|INS|PRE)$/;

/** Puts values in the places of a template. */
function fill(template: string, makers: Makers, labels: Readonly<Record<string, string>>): Example {
  const same = new Map<string, string>();
  const spans: LabelledSpan[] = [];
  let text = '';
  let from = 0;
  for (const slot of template.matchAll(/\{([A-Z_]+)(\d?)(?:=([^}]+))?\}/g)) {
    text += template.slice(from, slot.index);
    from = slot.index + slot[0].length;
    const [whole, kind = '', number, fixed] = slot;
    const value = fixed ?? (number === '' ? undefined : same.get(whole)) ?? makeValue(kind, makers);
    same.set(whole, value);
    const label = labels[kind.replace(GRAMMATICAL_CASE, '')];
    if (label !== undefined) spans.push({ start: text.length, end: text.length + value.length, label });
    text += value;
  }
  return { text: text + template.slice(from), spans: joinInitials(text, spans) };
}

function makeValue(kind: string, makers: Makers): string {
  const make = makers[kind];
  if (make === undefined) throw new Error(`a template asks for {${kind}}, which nothing makes`);
  return make();
}

/** `{INITIAL}. {SURNAME}` and `{SURNAME} {GIVEN}` are one name. */
function joinInitials(text: string, spans: readonly LabelledSpan[]): LabelledSpan[] {
  const out: LabelledSpan[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    const gap = last === undefined ? '' : text.slice(last.end, span.start);
    const joins = (gap === '. ' && length(last) === 1) || (gap === ' ' && isName(last) && isName(span));
    if (joins && last !== undefined) out[out.length - 1] = { ...last, end: span.end };
    else out.push(span);
  }
  return out;
}

const isName = (span: LabelledSpan | undefined): boolean => span?.label === 'PERSON';

const length = (span: LabelledSpan | undefined): number => (span === undefined ? 0 : span.end - span.start);

/** The example in another case, where that changes no offset. */
export function recase(example: Example, change: (text: string) => string): Example {
  const text = change(example.text);
  return text.length === example.text.length ? { ...example, text } : example;
}
