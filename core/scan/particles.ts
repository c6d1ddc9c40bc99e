import { lexiconPattern } from '../../lexicon/words.js';

/** What Korean joins to a name: who it is, then what it does in the sentence. */
const ROLE = lexiconPattern('particles', { class: 'form-of-address', language: 'ko' });
const CASE = lexiconPattern('particles', { class: 'case', language: 'ko' });
const PARTICLE = new RegExp(`^(?:${ROLE})?(?:들)?(?:${CASE})?(?![\\uac00-\\ud7a3])`, 'u');
/** Longer than all of them. */
const LONGEST = 12;

const isSyllable = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;

/** True if the rest of a Korean word at an offset is a particle or a form of address: `가` behind `김철`. The word has two syllables before it. */
export const isParticle = (text: string, at: number): boolean =>
  isSyllable(text.charCodeAt(at)) &&
  isSyllable(text.charCodeAt(at - 1)) &&
  isSyllable(text.charCodeAt(at - 2)) &&
  PARTICLE.test(text.slice(at, at + LONGEST));

/** How many syllables of Hangul stand at an offset, counted up to {@link LONGEST}. */
export function syllablesBehind(text: string, at: number): number {
  let end = at;
  while (end - at < LONGEST && isSyllable(text.charCodeAt(end))) end++;
  return end - at;
}
