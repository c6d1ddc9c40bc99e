import type { Evidence, EvidenceKind, Match } from '../../../core/index.js';
import { lexiconWords, scoreOf } from '../../../kit/index.js';
import { hashesOf, startOf, type TextWindow } from './lists/word.js';

/**
 * Kinds of evidence from an English document as a whole. In texts of some length without a pronoun of persons, a cue, another full
 * name or a mailbox, 2 in 100 words that look like a name are one; with one of these, an eighth (development halves of public
 * corpora, and texts that name nobody).
 */
export const ABOUT_PEOPLE = [
  { name: 'text:no-person', reason: 'nothing else in the text tells of a person', weights: { PERSON: -2.2 } },
  { name: 'text:hardly-a-person', reason: 'little else in the text tells of a person', weights: { PERSON: -0.9 } },
] as const satisfies readonly EvidenceKind[];

/** A shorter text, such as a message or a piece of news, tells nothing by what it does not contain. In tokens. */
const FEWEST_TOKENS = 150;
const PLAUSIBLE = 0.5;
/** From this score on, a name of the model stands by itself. */
const SURE = 0.75;
/** A full name of words that are hardly anything else. */
const FULL_NAME = scoreOf('form:typical');
/** Share of the second kind that counts against a listed name, which is right more often than a name of the model alone. */
const OF_LISTED = 0.45;

const PRONOUNS = hashesOf(lexiconWords('function-words', { class: 'person', language: 'en' }));
const KIN = hashesOf(lexiconWords('kin', { class: 'relation' }));
/** The Roman number is as frequent: `grade I`. */
const [I] = hashesOf(['i']);
const PRONOUN_I = /I(?: \p{Ll}|['’])/uy;

/** Evidence against open names of persons in an English text that does not seem to be about people. */
export function doubtsByDocument(
  window: TextWindow,
  own: readonly Match[],
  open: readonly Match[],
): readonly (Evidence | undefined)[] {
  if (window.tokens.length < FEWEST_TOKENS || window.document.language() !== 'en' || hasPersonWord(window)) return [];
  const common =
    Number(own.some((match) => match.open !== true && match.score >= PLAUSIBLE)) + Number(window.view.includes('@'));
  if (common > 1) return [];
  const full = own.filter(({ score, start, end }) => score >= FULL_NAME && window.view.slice(start, end).includes(' '));
  const listed = new Set(own);
  return open.map((match) => {
    const isListed = listed.has(match);
    if (match.type !== 'PERSON' || match.score >= (isListed ? FULL_NAME : SURE)) return undefined;
    const signs = common + Number(full.some(({ start, end }) => end <= match.start || start >= match.end));
    if (signs > 1) return undefined;
    if (signs === 0) return { code: 'text:no-person' };
    return { code: 'text:hardly-a-person', value: isListed ? OF_LISTED : 1 };
  });
}

/** True if the text has a pronoun that stands for one person, or a word of kin. */
function hasPersonWord(window: TextWindow): boolean {
  const { hash, length } = window.tokens;
  for (let token = 0; token < length; token++) {
    const word = hash[token] ?? 0;
    if (word === I ? isPronoun(window, token) : PRONOUNS.has(word) || KIN.has(word)) return true;
  }
  return false;
}

function isPronoun(window: TextWindow, token: number): boolean {
  const start = startOf(window, token);
  PRONOUN_I.lastIndex = start;
  return window.view.charAt(start) === 'i' || PRONOUN_I.test(window.view);
}
