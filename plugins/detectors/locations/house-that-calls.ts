import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { HOUSE_BY_KIND } from './care-places.js';

/** Word list: what houses do by their staff. */
export const HOUSE_VERBS = {
  name: 'locations/house-verbs',
  words: 'called phoned rang faxed emailed requested confirmed returned sent'.split(' '),
};

const BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}_'’-])${HOUSE_BY_KIND} $`, 'u');
/** Code units of the longest name. */
const LONGEST = 80;

/** `Quail Run Dialysis called with results`: houses of care before what only somebody does. */
export const houseThatCalls: CodeRecognizer = {
  name: 'locations/house-that-calls',
  types: ['FACILITY'],
  recognize({ view, tokens, wordList }: TextDocument): Match[] {
    const verb = wordList(HOUSE_VERBS.name);
    if ((tokens.flagsOfAll & verb) === 0) return [];
    const matches: Match[] = [];
    for (let i = 0; i < tokens.length; i++) {
      if (((tokens.flags[i] ?? 0) & verb) === 0) continue;
      const at = tokens.start[i] ?? 0;
      const found = BEFORE.exec(view.slice(Math.max(0, at - LONGEST), at));
      if (found === null) continue;
      const name = found[0].trimEnd();
      const start = at - found[0].length;
      matches.push({
        type: 'FACILITY',
        start,
        end: start + name.length,
        score: 0.55,
        why: 'a house that does something',
      });
    }
    return matches;
  },
};
