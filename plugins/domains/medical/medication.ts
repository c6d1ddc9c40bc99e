import type { CodeRecognizer, Registry, WordList } from '../../../core/index.js';
import { lexiconWords, scoreOf } from '../../../kit/index.js';

const DOSE = / \d{1,4}(?:[.,]\d{1,3})?(?:[/-]\d{1,4})? ?(?:mg|mcg|µg|g|ml|units?|IU|mEq|%)(?!\p{L})/iuy;

const LIST = 'medical/drug';

/** Single-word drug names, including those that a configuration adds. */
export const drugList = (registry: Registry): WordList => ({
  name: LIST,
  words: lexiconWords('drugs', { class: 'common' }, registry),
});

/** Drugs from a short dictionary, with the dose after them. Found at level 3 of the domain Medical. */
export const medication: CodeRecognizer = {
  name: 'medical/medication',
  types: ['MEDICATION'],
  domains: ['Medical'],
  domainSpecific: true,
  needs: { words: [LIST] },
  *recognize({ view, tokens, wordList }) {
    const drug = wordList(LIST);
    for (let i = 0; i < tokens.length; i++) {
      if (((tokens.flags[i] ?? 0) & drug) === 0) continue;
      const end = tokens.end[i] ?? 0;
      DOSE.lastIndex = end;
      const hasDose = DOSE.test(view);
      yield {
        type: 'MEDICATION',
        start: tokens.start[i] ?? 0,
        end: hasDose ? DOSE.lastIndex : end,
        score: scoreOf('lexicon:shared'),
      };
    }
  },
};
