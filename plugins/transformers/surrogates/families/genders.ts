import type { Random, Term } from '../../../../core/index.js';
import { sameShape } from '../base/shape.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold, likeCase, list } from '../base/text.js';
import GENDER_WORDS from './gender-words.json' with { type: 'json' };

/** Letters for neither sex, used when the other sex is already taken. */
const OTHER_LETTERS = [...'UXNOIZ'];
// The opposite of each letter, in the language that uses it.
const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ['m', 'F'],
  ['f', 'M'],
  ['w', 'M'],
  ['v', 'M'],
  ['h', 'F'],
  ['k', 'M'],
  ['d', 'M'],
  ['x', 'F'],
]);
const GERMAN = /\b(?:geschlecht|patientin|weiblich|männlich)\b/iu;
const DUTCH = /\b(?:geslacht)\b/iu;

/** Words for each sex and for neither, by language. A word is replaced with one of another column of its row. */
const WORDS: readonly (readonly (readonly string[])[])[] = Object.values(GENDER_WORDS).map(
  ({ female, male, neither }) => [female, male, neither],
);
/** Used for words that are in no row. */
const ENGLISH = WORDS[0]?.flat() ?? [];
const TRIES_OF_KIND = 6;
const MORE = list(
  'transgender,bigender,pangender,two-spirit,gender-neutral,self-described,declined,not recorded,not asked,queer',
);

/**
 * True for the gender field of a single record (`Sex: F`). Names, titles and pronouns of the record still show the sex,
 * so the field becomes "unknown". In a table it becomes the other sex, because programs read such columns.
 */
const isField = ({ before, header }: Pick<Term, 'before' | 'header'>, substitutes: SubstituteRegistry): boolean =>
  !substitutes.relaxed && (header.length > 0 || /[:=|>^*"'][ \t]{0,20}$/u.test(before));

function letterFor({ text, before, header }: Term, substitutes: SubstituteRegistry, variant: number): string {
  const lowerCase = text.toLowerCase();
  const near = `${header.join(' ')} ${before}`;
  let opposite = OPPOSITE.get(lowerCase) ?? 'F';
  if (opposite === 'F' && GERMAN.test(near)) opposite = 'W';
  if (opposite === 'F' && DUTCH.test(near)) opposite = 'V';
  const all = isField({ before, header }, substitutes) ? [...OTHER_LETTERS, opposite] : [opposite, ...OTHER_LETTERS];
  const letters = all.filter((letter) => letter.toLowerCase() !== lowerCase);
  // A table contains both sexes: each becomes the other.
  const place = substitutes.relaxed ? substitutes.candidate : substitutes.candidate + variant;
  const letter = letters[place % letters.length] ?? 'X';
  return text === lowerCase ? letter.toLowerCase() : letter;
}

function wordFor(text: string, variant: number, random: Random, unknown: number | undefined): string {
  const folded = fold(text);
  for (const line of WORDS) {
    const column = line.findIndex((words) => words.some((word) => fold(word) === folded));
    if (column < 0) continue;
    const place = line[column]?.findIndex((word) => fold(word) === folded) ?? 0;
    // Prefer the word in the same position for the other sex.
    const facing = line[column === 0 ? 1 : 0]?.[place];
    const neutral = unknown === undefined || column > 1 ? undefined : line[2]?.[unknown + variant];
    if (neutral !== undefined) return neutral;
    if (variant === 0 && facing !== undefined) return facing;
    if (variant < TRIES_OF_KIND) return random.pick(line.filter((_, i) => i !== column).flat());
  }
  return random.pick([...ENGLISH, ...MORE]);
}

/** The sex that a field says, in a document of a language. */
export function sexIn(text: string, language: string | undefined): 'female' | 'male' | undefined {
  const folded = fold(text);
  const [women, men] = [0, 1].map((column) => WORDS.some((row) => row[column]?.some((word) => fold(word) === folded)));
  if (women !== men) return women ? 'female' : 'male';
  // `M` in a Spanish record may be a woman.
  if (folded === 'm') return language === 'es' ? undefined : 'male';
  return folded === 'f' || folded === 'w' ? 'female' : undefined;
}

/** Another word for a gender in the same language. A single letter becomes another letter for a gender. */
export function otherGender(term: Term, substitutes: SubstituteRegistry, random: Random, variant: number): string {
  const { text } = term;
  if (/^\p{L}$/u.test(text)) return letterFor(term, substitutes, variant);
  if (!/\p{L}/u.test(text) || /\d/u.test(text)) return sameShape(text, random);
  const unknown = isField(term, substitutes) ? substitutes.candidate : undefined;
  const made = likeCase(wordFor(text, variant, random, unknown), text);
  return /^\p{Lu}/u.test(text) ? made.charAt(0).toUpperCase() + made.slice(1) : made;
}
