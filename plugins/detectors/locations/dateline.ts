import type { CodeRecognizer, Match, WordList } from '../../../core/index.js';

const AGENCIES = 'AP Reuters REUTERS AFP UPI DPA dpa Xinhua Bloomberg CNN ANSA EFE PTI IANS AAP TASS Interfax'.split(
  ' ',
);
/** One of these words stands in every text that has a dateline. */
export const AGENCY_WORDS: WordList = { name: 'locations/agency', words: AGENCIES };

const AGENCY = new RegExp(`\\((?:${AGENCIES.join('|')})\\)`, 'g');
const BEFORE =
  /(?<!\p{L})(\p{Lu}{3,20}(?: \p{Lu}{3,20}){0,2})(?:, (\p{Lu}[\p{L}.]{1,14}(?: \p{Lu}[\p{L}.]{1,12})?))?(?:, \p{Lu}[\p{L}.]{2,9} \d{1,2}(?:, \d{4})?)?,? $/u;
/** Code units in front of an agency that are looked at. */
const REACH = 80;
const SURE = { score: 0.8, why: 'in front of a news agency' };

/** Where a report was written, in front of the agency: `TOKYO (Reuters)`, `CHARLESTON, W.Va. (AP)`. Looks at brackets only. */
export const dateline: CodeRecognizer = {
  name: 'locations/dateline',
  types: ['CITY', 'STATE'],
  needs: { holds: ['('], words: [AGENCY_WORDS.name] },
  recognize({ view }) {
    const matches: Match[] = [];
    for (const { index } of view.matchAll(AGENCY)) {
      const from = Math.max(0, index - REACH);
      const found = BEFORE.exec(view.slice(from, index));
      if (found === null) continue;
      const [, city = '', state = ''] = found;
      const start = from + found.index;
      matches.push({ type: 'CITY', start, end: start + city.length, ...SURE });
      if (state !== '') {
        const at = start + city.length + 2;
        matches.push({ type: 'STATE', start: at, end: at + state.length, ...SURE });
      }
    }
    return matches;
  },
};
