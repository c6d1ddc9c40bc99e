import { withJoint, wordsOf } from '../base/kept-words.js';
import { isWordOfForms } from './front-words.js';
import { listed } from './name-pieces.js';
import { SUFFIX } from './name-words.js';
import { mayBeParticle } from './particles.js';
import { isGroup, isRelated, isTitle } from './titles.js';

/** True for titles, kinship terms and particles, which surround the names of a person. */
export const isOfNames = (word: string): boolean => {
  const form = listed(word);
  return isTitle(word) || SUFFIX.has(form) || isRelated(form) || isGroup(form) || mayBeParticle(form);
};

/** Inflectional endings of surnames: `Sikorskiej`, `Викторовича`. */
const CASE_ENDING =
  /(?:[sc]k(?:iego|iemu|imi|iej|ich|im)|(?:ов|ев)(?:ич|н)(?:а|у|ем|ой|ы|е)?|(?:[ео]в|ин)(?:ой|ым|ого|ому|а)|ск(?:ого|ому|ой|им|ая|ий))$/iu;

/** Parts of a name that may stay: titles, kinship terms, particles, words of forms and inflectional endings. */
export const keptOfName = (text: string): string[] =>
  wordsOf(text).map((word) =>
    isOfNames(word) || isWordOfForms(word) ? word : withJoint(word, CASE_ENDING.exec(word)?.[0] ?? ''),
  );
