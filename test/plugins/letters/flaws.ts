import type { Edit } from '../../../lib/index.js';
import { dayOf, readDate } from './dates.js';
import { type Letter, type Mark, madeOf } from './letter.js';

/** Something that a reader of an output sees to be wrong. */
export interface Flaw {
  readonly kind: string;
  /** Original and what became of it. */
  readonly place: string;
}

const MASKED = /^[*\s.,-]*\*[*\s.,-]*$/u;
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[łŁ]/gu, 'l').replace(/ı/gu, 'i').toLowerCase();
const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
/** A form of a name in another case of its language has the same beginning. */
const isSameName = (one: string, other: string, language: string): boolean =>
  one === other || (language === 'pl' && one.slice(0, 3) === other.slice(0, 3));

/** The mentions of each person, with what became of them. */
function mentionsOf(
  { text, marks }: Letter,
  edits: readonly Edit[],
): Map<string, { from: string; to: string; kind: string }[]> {
  const byPerson = new Map<string, { from: string; to: string; kind: string }[]>();
  for (const { kind, about, start, end } of marks) {
    if (kind !== 'p' && kind !== 'e') continue;
    const all = byPerson.get(about) ?? [];
    all.push({ kind, from: text.slice(start, end), to: madeOf(text, edits, start, end) });
    byPerson.set(about, all);
  }
  return byPerson;
}

/** Words of a name that were replaced, each with the word in its place; masked mentions have none. */
function pairsOf({ from, to }: { from: string; to: string }): (readonly [string, string])[] {
  const [own, made] = [wordsOf(from), wordsOf(to)];
  if (own.length !== made.length) return [];
  return own.flatMap((word, i) =>
    fold(word) === fold(made[i] ?? '') ? [] : [[fold(word), fold(made[i] ?? '')] as const],
  );
}

function personFlaws(letter: Letter, edits: readonly Edit[]): Flaw[] {
  const flaws: Flaw[] = [];
  const owners = new Map<string, string>();
  for (const [person, mentions] of mentionsOf(letter, edits)) {
    const names = new Map<string, string>();
    for (const mention of mentions) {
      if (mention.kind !== 'p') continue;
      const place = `${mention.from} -> ${mention.to}`;
      if (
        !mention.to.includes('*') &&
        mention.from !== mention.to &&
        wordsOf(mention.from).length !== wordsOf(mention.to).length
      )
        flaws.push({ kind: 'another number of words', place });
      for (const [word, made] of pairsOf(mention)) {
        const known = [...names].find(([name]) => isSameName(name, word, letter.language))?.[1];
        if (known === undefined) names.set(word, made);
        else if (!isSameName(known, made, letter.language))
          flaws.push({ kind: 'one person, two names', place: `${place} (${known})` });
      }
      const whole = pairsOf(mention).map(([, made]) => made);
      if (whole.length > 1) {
        const owner = owners.get(whole.join(' '));
        if (owner !== undefined && owner !== person) flaws.push({ kind: 'two persons, one name', place });
        owners.set(whole.join(' '), person);
      }
    }
    for (const [initial, made] of names)
      if (initial.length === 1 && made.length === 1)
        for (const [name, other] of names)
          if (
            name.length > 2 &&
            name.startsWith(initial) &&
            [...names.keys()].filter((one) => one.length > 2 && one.startsWith(initial)).length === 1 &&
            !other.startsWith(made)
          )
            flaws.push({ kind: 'initial of another name', place: `${initial} of ${name} -> ${made} of ${other}` });
    for (const { kind, from, to } of mentions)
      if (kind === 'e' && !to.includes('*')) {
        const local = fold(to.split('@')[0] ?? '').replace(/[^a-z]/gu, '');
        const made = [...names.values()].filter((name) => name.length > 2);
        if (
          made.length > 0 &&
          from !== to &&
          !made.some((name) => local.includes(name.replace(/['’-]/gu, '').slice(0, 5)))
        )
          flaws.push({ kind: 'login of another name', place: `${from} -> ${to} (${made.join(', ')})` });
      }
  }
  return flaws;
}

/** Names of persons that stand in the output, whole or as one word. */
function leftFlaws(letter: Letter, edits: readonly Edit[]): Flaw[] {
  const flaws: Flaw[] = [];
  const replaced = new Set<string>();
  for (const { kind, start, end } of letter.marks) {
    if (kind !== 'p') continue;
    const [from, to] = [letter.text.slice(start, end), madeOf(letter.text, edits, start, end)];
    if (from !== to) for (const word of wordsOf(from)) if (!wordsOf(to).includes(word)) replaced.add(fold(word));
  }
  for (const { kind, start, end } of letter.marks) {
    if (kind !== 'p' && kind !== 'e') continue;
    const to = madeOf(letter.text, edits, start, end);
    const left = wordsOf(to).find((word) => word.length > 2 && replaced.has(fold(word)));
    if (left !== undefined)
      flaws.push({ kind: 'part of a replaced name left', place: `${letter.text.slice(start, end)} -> ${to}` });
  }
  return flaws;
}

function dateFlaws({ text, marks, language }: Letter, edits: readonly Edit[]): Flaw[] {
  const flaws: Flaw[] = [];
  const shifts: { days: number; place: string }[] = [];
  const births: { year: number; moved: number }[] = [];
  const ages: { from: string; to: string; place: string }[] = [];
  for (const { kind, about, start, end } of marks) {
    const [from, to] = [text.slice(start, end), madeOf(text, edits, start, end)];
    const place = `${from} -> ${to}`;
    if (kind === 'a') ages.push({ from, to, place });
    if (kind !== 'd' && kind !== 'b') continue;
    const [own, made] = [readDate(from, about, language), readDate(to, about, language)];
    if (own === undefined) throw new Error(`${from} is no date in the notation ${about}`);
    if (made === undefined) {
      flaws.push({ kind: 'broken date', place });
      continue;
    }
    const [day, moved] = [dayOf(own), dayOf(made)];
    if (day === undefined || moved === undefined) continue;
    if (kind === 'd') shifts.push({ days: moved - day, place });
    else if (own.year !== undefined && made.year !== undefined)
      births.push({ year: own.year, moved: made.year - own.year });
  }
  const votes = new Map<number, number>();
  for (const { days } of shifts) votes.set(days, (votes.get(days) ?? 0) + 1);
  const shift = [...votes].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
  for (const { days, place } of shifts)
    if (days !== shift) flaws.push({ kind: days === 0 ? 'date left' : 'date out of step', place });
  for (const { from, to, place } of ages)
    for (const { moved } of births.slice(0, 1)) {
      const expected = Number(from) + Math.round(shift / 365.25) - moved;
      if (Math.abs(Number(to) - expected) > 1 || (moved !== 0 && to === from && expected !== Number(from)))
        flaws.push({
          kind: 'age that does not fit',
          place: `${place} (birth ${moved}, dates ${(shift / 365.25).toFixed(1)})`,
        });
    }
  return flaws;
}

const overlaps = (edit: Edit, { start, end }: Mark): boolean => edit.start < end && start < edit.end;

function inventedFlaws({ text, marks }: Letter, edits: readonly Edit[]): Flaw[] {
  return edits
    .filter((edit) => !marks.some((mark) => overlaps(edit, mark)))
    .filter((edit) => text.slice(edit.start, edit.end) !== edit.text)
    .map((edit) => ({
      kind: MASKED.test(edit.text) ? 'masked where nothing identifies' : 'invented where nothing identifies',
      place: `${text.slice(edit.start, edit.end)} -> ${edit.text}`,
    }));
}

/** What is wrong with an output of a letter, by kind. Parts that were not found are named `left`. */
export function flawsOf(letter: Letter, edits: readonly Edit[]): Flaw[] {
  const { text, marks } = letter;
  const left = marks
    .filter(({ start, end }) => madeOf(text, edits, start, end) === text.slice(start, end))
    .map(({ start, end }) => ({ kind: 'left', place: text.slice(start, end) }));
  return [
    ...personFlaws(letter, edits),
    ...leftFlaws(letter, edits),
    ...dateFlaws(letter, edits),
    ...inventedFlaws(letter, edits),
    ...left,
  ];
}
