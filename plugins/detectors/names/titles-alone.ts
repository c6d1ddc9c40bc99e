import type { Evidence, EvidenceKind, Match } from '../../../core/index.js';
import { LISTED_NAMES, lexiconPattern, lexiconSet } from '../../../kit/index.js';
import { hashWord } from './lists/hash.js';
import type { TextWindow } from './lists/word.js';

/** Evidence from what a word is called that a model takes for a name. */
export const TITLE_ALONE = {
  name: 'form:title-alone',
  reason: 'a title, role or relation, which is no name',
  weights: { PERSON: -4 },
} as const satisfies EvidenceKind;

const AGAINST: Evidence = { code: TITLE_ALONE.name };

const OCCUPATIONS = lexiconSet('attributes', { class: ['occupation', 'occupation-head'] });
const TITLES: ReadonlySet<string> = new Set([
  ...lexiconSet('person-titles', { class: ['title', 'role', 'rank', 'of-several'] }),
  ...lexiconSet('forms-of-address', { class: ['either', 'man', 'woman', 'man-before-name', 'woman-before-name'] }),
  ...[...OCCUPATIONS].filter((word) => !LISTED_NAMES.has(word)),
]);
const KIN: ReadonlySet<string> = new Set([
  ...lexiconSet('forms-of-address', { class: ['kin-woman', 'kin-man'] }),
  ...lexiconSet('kin', { class: ['relation', 'relation-in-speech'] }),
]);
/** `Mein Mann Emmanuel`: behind a word of possession, a relation is no name. */
const POSSESSED = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${lexiconPattern('function-words', { class: 'possessive' })}) $`,
  'iu',
);
const LONGEST_POSSESSIVE = 10;
const WORD = /^\p{Lu}[\p{L}\p{M}]{1,24}\.?$/u;

/**
 * Evidence against open persons of one word that is a title, role or occupation before the name of a person (`Magistrate |Corrigan|`,
 * `Engineer |G. Pilkington|`), or a relation (`and Gran.`), unless people are called like that.
 */
export function doubtsByTitle(
  { view, gazetteer }: TextWindow,
  all: readonly Match[],
  open: readonly Match[],
): readonly (Evidence | undefined)[] {
  let names: Map<number, number> | undefined;
  return open.map(({ type, start, end }) => {
    if (type !== 'PERSON' || end - start > 26) return undefined;
    const text = view.slice(start, end);
    if (!WORD.test(text)) return undefined;
    const word = text.toLowerCase().replace('.', '');
    const isKin = KIN.has(word);
    if (isKin && POSSESSED.test(view.slice(Math.max(0, start - LONGEST_POSSESSIVE), start))) return AGAINST;
    // `Tia` is an aunt elsewhere.
    const isListed = LISTED_NAMES.has(word) || gazetteer.isGiven(hashWord(view, start, start + word.length));
    if (isKin && !isListed) return AGAINST;
    if (!TITLES.has(word) || view.charAt(end) !== ' ') return undefined;
    names ??= new Map([...all, ...open].flatMap((one) => (one.type === 'PERSON' ? [[one.start, one.end]] : [])));
    const next = names.get(end + 1);
    // `Sheikh |Tariq bin Yousef|`: before a whole name, even a title that is a surname as well.
    return next !== undefined && (!isListed || view.slice(end + 1, next).includes(' ')) ? AGAINST : undefined;
  });
}
