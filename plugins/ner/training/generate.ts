import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../../core/index.js';
import type { Example, LabelledSpan } from '../trainer/examples.js';
import { Draw } from './draw.js';
import { LABELS, makersOf } from './slots.js';
import type { Lists } from './sources.js';

/** Templates of a folder: `*.txt`, parted by lines of `%%`; `{PERSON}` is filled anew, `{PERSON1}` the same in one template. */
export function readTemplates(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/\n%%\n/))
    .map((template) => template.trim())
    .filter((template) => template !== '');
}

/** Fills templates with invented people, places and organisations, and now and then changes the case of all. */
export class Generator {
  readonly #templates: readonly string[];
  readonly #draw: Draw;
  readonly #makers: Readonly<Record<string, () => string>>;

  constructor(lists: Lists, templates: readonly string[], random: Random) {
    this.#templates = templates;
    this.#draw = new Draw(lists, random);
    this.#makers = makersOf(this.#draw);
  }

  example(): Example {
    const { random } = this.#draw;
    const made = this.#fill(random.pick(this.#templates));
    const chance = random.int(100);
    if (chance < 7) return recase(made, (text) => text.toLowerCase());
    return chance < 12 ? recase(made, (text) => text.toUpperCase()) : made;
  }

  given(): string {
    return this.#draw.given();
  }

  surname(): string {
    return this.#draw.surname();
  }

  #fill(template: string): Example {
    const same = new Map<string, string>();
    const spans: LabelledSpan[] = [];
    let text = '';
    let from = 0;
    for (const slot of template.matchAll(/\{([A-Z_]+)(\d?)\}/g)) {
      text += template.slice(from, slot.index);
      from = slot.index + slot[0].length;
      const [whole, kind = '', number] = slot;
      const value = (number === '' ? undefined : same.get(whole)) ?? this.#value(kind);
      same.set(whole, value);
      const label = LABELS[kind];
      if (label !== undefined) spans.push({ start: text.length, end: text.length + value.length, label });
      text += value;
    }
    return { text: text + template.slice(from), spans: joinInitials(text, spans) };
  }

  #value(kind: string): string {
    const make = this.#makers[kind];
    if (make === undefined) throw new Error(`a template asks for {${kind}}, which nothing makes`);
    return make();
  }
}

/** `{INITIAL}. {SURNAME}` and `{GIVEN} {CAPITAL}` are one name. */
function joinInitials(text: string, spans: readonly LabelledSpan[]): LabelledSpan[] {
  const out: LabelledSpan[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    const gap = last === undefined ? '' : text.slice(last.end, span.start);
    const joins = (gap === '. ' && length(last) === 1) || (gap === ' ' && length(span) === 1);
    if (joins && last !== undefined) out[out.length - 1] = { ...last, end: span.end };
    else out.push(span);
  }
  return out;
}

const length = (span: LabelledSpan | undefined): number => (span === undefined ? 0 : span.end - span.start);

/** The example in another case, where that changes no offset. */
export function recase(example: Example, change: (text: string) => string): Example {
  const text = change(example.text);
  return text.length === example.text.length ? { ...example, text } : example;
}
