import type { Evidence, EvidenceKind, Match } from '../../../core/index.js';
import { lexiconByLanguage, lexiconWords, scoreOf } from '../../../kit/index.js';
import type { Hashes } from './lists/hashes.js';
import { endOf, hashesOf, startOf, type TextWindow } from './lists/word.js';

/**
 * Kinds of evidence from the document as a whole. In texts of some length without a pronoun, a cue, another full name or a
 * mailbox, 2 in 100 words that look like a name are one; with one of these four, a third (development halves of public corpora
 * and texts that name nobody).
 */
export const ABOUT_PEOPLE = [
  { name: 'text:no-person', reason: 'nothing else in the text tells of a person', weights: { PERSON: -2.2 } },
  { name: 'text:hardly-a-person', reason: 'little else in the text tells of a person', weights: { PERSON: -0.9 } },
] as const satisfies readonly EvidenceKind[];

/** A shorter text tells nothing by what it does not contain. In tokens. */
const FEWEST_TOKENS = 40;
const PLAUSIBLE = 0.5;
/** A full name of words that are hardly anything else. */
const FULL_NAME = scoreOf('form:typical');
/** Share of the second kind that counts against a listed name, which is right more often than a name of the model alone. */
const OF_LISTED = 0.45;

const PRONOUNS = new Map(
  Array.from(lexiconByLanguage('function-words', { class: 'person' }), ([language, words]) => [
    String(language),
    hashesOf(words),
  ]),
);
const KIN = hashesOf(lexiconWords('kin', { class: 'relation' }));
/** The Roman number is as frequent: `grade I`. */
const [I] = hashesOf(['i']);
const PRONOUN_I = /I(?: \p{Ll}|['’])/uy;

/**
 * Evidence against open names of persons in a text that does not seem to be about people. Only for languages whose pronouns the
 * lexicon has.
 */
export function doubtsByDocument(
  window: TextWindow,
  own: readonly Match[],
  open: readonly Match[],
): readonly (Evidence | undefined)[] {
  const pronouns = PRONOUNS.get(window.document.language() ?? '');
  if (pronouns === undefined || window.tokens.length < FEWEST_TOKENS) return [];
  const common =
    Number(hasPersonWord(window, pronouns)) +
    Number(own.some((match) => match.open !== true && match.score >= PLAUSIBLE)) +
    Number(window.view.includes('@'));
  if (common > 1) return [];
  const full = own.filter(({ score, start, end }) => score >= FULL_NAME && window.view.slice(start, end).includes(' '));
  const listed = new Set(own);
  return open.map((match) => {
    if (match.type !== 'PERSON' || (listed.has(match) && match.score >= FULL_NAME)) return undefined;
    const signs = common + Number(full.some(({ start, end }) => end <= match.start || start >= match.end));
    if (signs > 1) return undefined;
    if (signs === 0) return { code: 'text:no-person' };
    return { code: 'text:hardly-a-person', value: listed.has(match) ? OF_LISTED : 1 };
  });
}

/** True if the text has a pronoun that stands for one person, or a word of kin. */
function hasPersonWord(window: TextWindow, pronouns: Hashes): boolean {
  const { hash, length } = window.tokens;
  for (let token = 0; token < length; token++) {
    const word = hash[token] ?? 0;
    if (word === I ? isPronoun(window, token) : pronouns.has(word) || KIN.has(word)) return true;
  }
  return false;
}

function isPronoun(window: TextWindow, token: number): boolean {
  PRONOUN_I.lastIndex = startOf(window, token);
  return PRONOUN_I.test(window.view) || (window.view.charAt(startOf(window, token)) === 'i' && endOf(window, token) > 0);
}
