import { fold } from '../base/text.js';
import { isKnownGiven } from './cultures.js';
import type { Mention, Part } from './parse.js';

/**
 * How names end in one grammatical case, by their ending in the nominative; more specific endings first. An empty
 * ending stands for a consonant.
 */
type Paradigm = readonly (readonly [first: string, other: string])[];

const paradigm = (text: string): Paradigm =>
  text.split(' ').map((pair) => {
    const [first = '', other = ''] = pair.split('>');
    return [first, other] as const;
  });

const POLISH: readonly Paradigm[] = [
  paradigm('ska>skiej cka>ckiej dzka>dzkiej ka>ki ga>gi ja>ji ia>ii la>li a>y'),
  paradigm('a>ę'),
  paradigm('a>ą'),
  paradigm('ski>skiego cki>ckiego dzki>dzkiego ek>ka >a'),
  paradigm('ski>skiemu cki>ckiemu dzki>dzkiemu ek>kowi >owi'),
  paradigm('ski>skim cki>ckim dzki>dzkim ek>kiem k>kiem g>giem >em'),
];
const RUSSIAN: readonly Paradigm[] = [
  paradigm('ский>ского цкий>цкого й>я ь>я >а'),
  paradigm('ский>скому цкий>цкому й>ю ь>ю >у'),
  paradigm('ский>ским цкий>цким ов>овым ев>евым ёв>ёвым й>ем ь>ем >ом'),
  paradigm('ская>ской цкая>цкой ова>овой ева>евой ёва>ёвой ия>ии я>и ка>ки га>ги ха>хи а>ы'),
  paradigm('ская>ской цкая>цкой ова>овой ева>евой ёва>ёвой ия>ии я>е а>е'),
  paradigm('ская>скую цкая>цкую я>ю а>у'),
  paradigm('ова>овой ева>евой ёва>ёвой я>ей а>ой'),
];
const CONSONANT = /[^aeiouyąęó\sаеёиоуыэюяьй]$/iu;
const SHORTEST = 3;

const endsIn = (name: string, end: string): boolean =>
  end === '' ? CONSONANT.test(name) : name.toLowerCase().endsWith(end);

/** A name in another grammatical case; unchanged if the case has no form for its ending. */
function inCase(name: string, endings: Paradigm): string {
  const [first, other] = endings.find(([end]) => endsIn(name, end)) ?? [];
  return first === undefined || other === undefined ? name : name.slice(0, name.length - first.length) + other;
}

interface Found {
  readonly first: string;
  readonly endings: Paradigm;
}

/** `Korczyński` beside `Korczyńska`: a man's surname in the nominative, not a woman's in the genitive. */
const NOMINATIVE = /(?:[sc]|dz)ki$/iu;
/** `Шевелёвой`, `Гусейновым`: forms that no nominative has. */
const CERTAIN: readonly (readonly [RegExp, string, Paradigm])[] = [
  [/(?<=\p{L}{2}(?:ов|ев|ёв|ин))ой$/u, 'а', paradigm('ова>овой ева>евой ёва>ёвой ина>иной я>и ка>ки а>ы')],
  [/(?<=\p{L}{2}(?:ов|ев|ёв|ин))ым$/u, '', paradigm('ский>ским ов>овым ев>евым ёв>ёвым ин>иным й>ем ь>ем >ом')],
];

function foundByForm(word: string): Found | undefined {
  for (const [end, first, endings] of CERTAIN) if (end.test(word)) return { first: word.replace(end, first), endings };
  return undefined;
}

/** The nominative of a name, if the unit or a list contains it. */
function found(
  word: string,
  paradigms: readonly Paradigm[],
  words: Pick<ReadonlySet<string>, 'has'>,
): Found | undefined {
  if (NOMINATIVE.test(word)) return undefined;
  const byForm = words.has(fold(word)) ? undefined : foundByForm(word);
  if (byForm !== undefined) return byForm;
  for (const endings of paradigms)
    for (const [end, other] of endings) {
      if (!word.toLowerCase().endsWith(other)) continue;
      const first = word.slice(0, word.length - other.length) + end;
      if (first.length >= SHORTEST && endsIn(first, end) && words.has(fold(first))) return { first, endings };
    }
  return undefined;
}

/**
 * Converts a part to the nominative. The result includes a function that puts the invented name back into the original
 * case.
 */
function inFirstCase(part: Part, each: readonly (Found | undefined)[]): Part {
  if (each.every((one) => one === undefined)) return part;
  const text = part.text.split('-').map((word, i) => each[i]?.first ?? word);
  const inflect = (name: string): string =>
    name
      .split('-')
      .map((word, i) => inCase(word, each[i]?.endings ?? []))
      .join('-');
  return { ...part, text: text.join('-'), inflect };
}

/**
 * Converts Polish names and names in Cyrillic to the nominative if the unit contains it: `Agnieszki` becomes Agnieszka,
 * `Андрея` becomes Андрей.
 */
export function inFirstCases(mentions: readonly Mention[], code: string | undefined): readonly Mention[] {
  const isRussian = mentions.some(({ text }) => /\p{Script=Cyrillic}/u.test(text));
  if (mentions.length < 2 || (code !== 'pl' && !isRussian)) return mentions;
  const paradigms = isRussian ? RUSSIAN : POLISH;
  const words = new Set(
    mentions.flatMap(({ parts }) => parts.flatMap(({ text }) => [text, ...text.split('-')].map(fold))),
  );
  return mentions.map((mention) => ({ ...mention, parts: partsInFirstCase(mention.parts, paradigms, words) }));
}

/** Given names that the unit has in no other form, but the lists have: `Wojciecha` is Wojciech. */
const LISTED = { has: (folded: string): boolean => isKnownGiven(folded) };
/** A surname beside a given name in the same case: `Szymczaka` in `Wojciecha Szymczaka`. */
const ANY = { has: (): boolean => true };

function partsInFirstCase(
  parts: readonly Part[],
  paradigms: readonly Paradigm[],
  words: ReadonlySet<string>,
): readonly Part[] {
  const each = parts.map(({ role, text }) =>
    role === 'initials' ? [] : text.split('-').map((word) => found(word, paradigms, words)),
  );
  for (const [i, { role, text }] of parts.entries()) {
    if (role === 'initials' || role === 'surname' || isKnownGiven(text) || each[i]?.some(Boolean) === true) continue;
    const listed = found(text, paradigms, LISTED);
    if (listed === undefined) continue;
    each[i] = [listed];
    const surname = parts.findIndex((part) => part.role === 'surname');
    const word = parts[surname]?.text ?? '';
    if (surname >= 0 && each[surname]?.some(Boolean) !== true) each[surname] = [found(word, [listed.endings], ANY)];
  }
  return parts.map((part, i) => inFirstCase(part, each[i] ?? []));
}
