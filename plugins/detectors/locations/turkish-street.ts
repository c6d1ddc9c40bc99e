import type { CodeRecognizer, Match, WordList } from '../../../core/index.js';

const LIST = 'locations/street-turkish';

/** Words behind the name of a Turkish quarter, avenue or street, and their abbreviations. */
export const TURKISH_STREETS: WordList = {
  name: LIST,
  words: 'mah mahallesi mh cad caddesi cd sok sokak sokağı sk bulvarı bulv blv'.split(' '),
};

const NAME = /(?:(?:\p{Lu}[\p{L}\p{M}'’]{0,24}\.?|\d{1,4}\.?) ){1,3}$/u;
/** House, floor and flat, the postal code and the town, and further streets and quarters: `. Lale Sok. No: 12 D: 5 Seyhan/ADANA`. */
const BEHIND =
  /\.?(?:[ ,]{1,2}(?:(?:\p{Lu}[\p{L}\p{M}'’]{0,24}|\d{1,4}\.?) ){1,3}(?:Cad(?:desi)?|Cd|Sok(?:ak|ağı)?|Sk|Bulvarı|Blv)\.?){0,2}(?:[ ,]{1,2}(?:(?:No|NO|Nr|Kapı No|Daire|D|Kat|K|Blok|Apt|İç Kapı No)[.:]{0,2} ?\d{1,4}(?:[/-]\d{1,4}|[A-Z](?!\p{L}))?)){0,4}(?:[ ,]{1,2}\d{5})?(?:[ ,]{1,2}\p{Lu}[\p{L}\p{M}]{2,20}(?: ?[/-] ?| )\p{Lu}[\p{L}\p{M}]{2,20}(?![\p{L}\p{M}'’]))?/uy;
const LONGEST_NAME = 80;
const HOLDS_NUMBER = /\d/;

/** `Cumhuriyet Mah. Lale Sok. No: 12 D: 5 Seyhan/ADANA`, `Bağdat Caddesi No 144 Kadıköy İstanbul`: streets of Türkiye. */
export const turkishStreet: CodeRecognizer = {
  name: 'locations/turkish-street',
  types: ['STREET_ADDRESS'],
  needs: { words: [LIST] },
  recognize(document): Match[] {
    const { view, tokens } = document;
    const bit = document.wordList(LIST);
    const matches: Match[] = [];
    let from = 0;
    for (let token = 1; token < tokens.length; token++) {
      const start = tokens.start[token] ?? 0;
      if (((tokens.flags[token] ?? 0) & bit) === 0 || start < from) continue;
      const before = NAME.exec(view.slice(Math.max(from, start - LONGEST_NAME), start))?.[0];
      // `g/dl Sk`, `12 cd`: the name and the word begin with capitals.
      if (before === undefined || !/\p{Lu}/u.test(before) || !/^\p{Lu}/u.test(view.slice(start, start + 2))) continue;
      BEHIND.lastIndex = tokens.end[token] ?? start;
      const behind = BEHIND.exec(view)?.[0] ?? '';
      const isWhole = (tokens.end[token] ?? 0) - start > 3;
      if (!HOLDS_NUMBER.test(behind) && !isWhole) continue;
      const end = (tokens.end[token] ?? start) + behind.length;
      matches.push({ type: 'STREET_ADDRESS', start: start - before.length, end, score: 0.7, why: 'street' });
      from = end;
    }
    return matches;
  },
};
