import { isOfNames } from '../../../../kit/index.js';
import { withJoint, wordsOf } from '../base/kept-words.js';
import { isWordOfForms } from './front-words.js';

/** Inflectional endings of surnames: `Sikorskiej`, `Викторовича`. */
const CASE_ENDING =
  /(?:[sc]k(?:iego|iemu|imi|iej|ich|im)|(?:ов|ев)(?:ич|н)(?:а|у|ем|ой|ы|е)?|(?:[ео]в|ин)(?:ой|ым|ого|ому|а)|ск(?:ого|ому|ой|им|ая|ий))$/iu;

/** Parts of a name that may stay: titles, kinship terms, particles, words of forms and inflectional endings. */
export const keptOfName = (text: string): string[] =>
  wordsOf(text).map((word) =>
    isOfNames(word) || isWordOfForms(word) ? word : withJoint(word, CASE_ENDING.exec(word)?.[0] ?? ''),
  );
