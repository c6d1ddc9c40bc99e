import { lexiconWords } from '../../../../kit/index.js';
import { fold } from './text.js';

/** Words of labels, headings and forms; terms of several words count by each word. */
function ordinaryWords(): ReadonlySet<string> {
  const words = new Set<string>();
  const terms = [
    ...lexiconWords('id-labels'),
    ...lexiconWords('number-labels'),
    ...lexiconWords('finance-labels'),
    ...lexiconWords('column-titles'),
    ...lexiconWords('form-words', { class: 'word' }),
    ...lexiconWords('not-a-name', {
      class: ['word', 'everyday', 'thing', 'hospital-part', 'before-names', 'behind-role'],
    }),
    ...lexiconWords('person-labels', { class: ['column', 'column-of-a-thing', 'of-a-thing', 'before-sign'] }),
    ...lexiconWords('clinical-words', { class: ['abbreviation', 'complaint', 'heading', 'disease-or-drug'] }),
    ...lexiconWords('clinical-abbreviations'),
    ...lexiconWords('words-beside-terms'),
    ...lexiconWords('function-words', { class: 'frequent' }),
    ...lexiconWords('places', { class: ['address-label', 'city-label', 'street-address-label'] }),
    ...lexiconWords('computing', { class: 'word' }),
    ...lexiconWords('phones'),
    ...lexiconWords('calendar', { class: 'birth-label' }),
    ...lexiconWords('date-contexts'),
  ];
  for (const term of terms) for (const word of fold(term).match(/\p{L}{2,}/gu) ?? []) words.add(word);
  return words;
}

/** Abbreviations of medicine, of forms and of computing, which stand for no name. */
function formWords(): ReadonlySet<string> {
  const terms = [
    ...lexiconWords('clinical-words', { class: 'abbreviation' }),
    ...lexiconWords('clinical-abbreviations', { class: ['not-a-name', 'not-a-name-in-capitals'] }),
    ...lexiconWords('format-names', { class: 'x12-segment' }),
    ...lexiconWords('code-names', { class: 'not-a-ticket' }),
    ...lexiconWords('computing', { class: 'word' }),
  ];
  return new Set(terms.map(fold));
}

let forms: ReadonlySet<string> | undefined;

/** True for an abbreviation or a word of formats that the lexicon lists. */
export function isFormWord(word: string): boolean {
  forms ??= formWords();
  return forms.has(fold(word));
}

let words: ReadonlySet<string> | undefined;

/** True for a word of labels, headings, forms and sentences, which names nobody and no place. */
export function isOrdinary(word: string): boolean {
  words ??= ordinaryWords();
  return words.has(fold(word));
}
