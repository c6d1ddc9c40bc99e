import { withJoint, wordsOf } from '../base/kept-words.js';
import { listed } from './name-pieces.js';
import { SUFFIX } from './name-words.js';
import { mayBeParticle } from './particles.js';
import { isGroup, isRelated, isTitle } from './titles.js';

/** Titles, kin and particles: what stands around the names of a person. */
export const isOfNames = (word: string): boolean => {
  const form = listed(word);
  return isTitle(word) || SUFFIX.has(form) || isRelated(form) || isGroup(form) || mayBeParticle(form);
};

/** Endings that the grammar gives to surnames: `Sikorskiej`, `Викторовича`. */
const CASE_ENDING =
  /(?:[sc]k(?:iego|iemu|imi|iej|ich|im)|(?:ов|ев)(?:ич|н)(?:а|у|ем|ой|ы|е)?|(?:[ео]в|ин)(?:ой|ым|ого|ому|а)|ск(?:ого|ому|ой|им|ая|ий))$/iu;

/** What stands around the names in a name, and how grammar ends them. */
export const keptOfName = (text: string): string[] =>
  wordsOf(text).map((word) => (isOfNames(word) ? word : withJoint(word, CASE_ENDING.exec(word)?.[0] ?? '')));
