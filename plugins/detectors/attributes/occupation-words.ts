import { lexiconPattern, lexiconSet } from '../../../kit/index.js';

const OCCUPATIONS: ReadonlySet<string> = new Set(
  [
    ...lexiconSet('attributes', { class: 'occupation' }),
    ...lexiconSet('attributes', { class: 'occupation-cased' }),
    ...lexiconSet('attributes', { class: 'occupation-head' }),
  ].map((word) => word.toLowerCase()),
);
const ENDING = lexiconPattern('attributes', { class: 'occupation-ending', language: 'de' });
/** German nouns for occupations by their endings: `Bauzeichnerin`. */
const GERMAN = new RegExp(`^\\p{Lu}\\p{Ll}{2,}(?:${ENDING})(?:in)?$|^(?:${ENDING})(?:in)?$`, 'iu');

const FREQUENT = lexiconSet('function-words', { class: 'frequent' });

/**
 * True for the name of an occupation: it is listed, or its last one or two words are and none of the words before them
 * joins sentences, or it is a German noun with the ending of one.
 */
export function isOccupation(term: string): boolean {
  const words = term.toLowerCase().replaceAll('-', ' ').split(' ');
  if (words.length === 1 && GERMAN.test(term)) return true;
  return words.some(
    (_, at) => OCCUPATIONS.has(words.slice(at).join(' ')) && !words.slice(0, at).some((one) => FREQUENT.has(one)),
  );
}
