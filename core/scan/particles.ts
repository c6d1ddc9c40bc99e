import { lexiconPattern } from '../../lexicon/words.js';

/** Korean suffixes of a name: forms of address, then grammatical particles. */
const ROLE = lexiconPattern('particles', { class: 'form-of-address', language: 'ko' });
const CASE = lexiconPattern('particles', { class: 'case', language: 'ko' });
const PARTICLE = new RegExp(`^(?:${ROLE})?(?:들)?(?:${CASE})?(?![\\uac00-\\ud7a3])`, 'u');
/** Exceeds the length of all of them. */
const MAX_LENGTH = 12;

const isSyllable = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;

/** True if the rest of a Korean word from an offset on is a particle or a form of address: `가` after `김철`. */
export const isParticle = (text: string, at: number): boolean =>
  isSyllable(text.charCodeAt(at)) &&
  isSyllable(text.charCodeAt(at - 1)) &&
  isSyllable(text.charCodeAt(at - 2)) &&
  PARTICLE.test(text.slice(at, at + MAX_LENGTH));

/** Number of Hangul syllables from an offset on, at most {@link MAX_LENGTH}. */
export function syllablesBehind(text: string, at: number): number {
  let end = at;
  while (end - at < MAX_LENGTH && isSyllable(text.charCodeAt(end))) end++;
  return end - at;
}
