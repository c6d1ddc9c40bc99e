import type { PatternRecognizer } from '../../../core/index.js';

const r = String.raw;
const END = r`(?![\p{L}\p{N}_])`;
/** `H. No. 221`, `Plot No. 14/B`: a house by its number. */
const HOUSE = r`(?:H\. ?|House |HOUSE |Flat |FLAT |Plot |PLOT |Door |D\. ?|Shop |Qtr\.? |Quarter |Qrs\.? |Khasra |Gali |Room |Bungalow )(?:No\.?|NO\.?|Nos\.) ?[A-Z]{0,2}[-/]?\d[\dA-Za-z/-]{0,11}`;
/** `, Gali No. 7, Sangam Vihar`, up to what ends a sentence or a list; a full stop before a number is that of `No.`. */
const MORE = r`(?:, ?(?:(?:[PD]\.[SO]|Tal|Tq|Teh|Dist|Distt|Opp|Nr)\. ?\p{Lu}|[\p{Lu}\d])(?:[^,;.()\n]|\. ?\d){1,28}(?=[,;.)\n]| \.\.|$)){0,4}`;

/** Addresses as the police and the courts of India write them: behind `R/o`, or by the number of a house, up to the district. */
export const indianAddress: PatternRecognizer = {
  name: 'locations/indian-address',
  types: ['STREET_ADDRESS'],
  patterns: [
    {
      name: 'house by its number',
      type: 'STREET_ADDRESS',
      match: `${HOUSE}${END}${MORE}`,
      score: 0.7,
    },
    {
      name: 'village',
      type: 'STREET_ADDRESS',
      lead: r`(?:[Rr]/[Oo]|[Rr]esidents? of|[Rr]esiding at|[Ii]n|[Oo]f|[Ff]rom)[.:]? {1,2}(?:the )?`,
      match: `(?:Village|Vill\\.|VPO|Mohalla|Moh\\.|Basti|Tola|Dhani|Chak) (?:No\\.? ?)?[\\p{Lu}\\d][\\p{L}\\d'-]{1,20}(?: \\p{Lu}[\\p{L}'-]{1,20})?${END}${MORE}`,
      score: 0.65,
    },
  ],
};
