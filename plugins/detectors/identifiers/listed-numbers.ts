import type { CodeRecognizer, Match } from '../../../core/index.js';

const CODE = '(?:[A-Z]{1,6}[-/]?\\d{3,10}(?:[-/]\\d{1,6})?|\\d{5,12})';
const AND = '(?:, (?:and )?| and | & |; )';
const END = '(?![\\p{L}\\p{N}_]|[-./]\\p{N}|,\\d| ?[%€$£])';
/** `invoice nos. BG-1182, BG-1190 and BG-1204` */
const LIST = new RegExp(
  `(?<!\\p{L})(?:[Nn]os\\.?|NOS\\.?|[Nn]umbers|[Rr]efs\\.?|[Ii]nvoices|[Cc]laims|[Pp]olicies|[Aa]ccounts|[Cc]heques|[Cc]hecks|[Tt]ickets|[Oo]rders):? ${CODE}(?:${AND}${CODE}){1,9}${END}`,
  'gu',
);
const EACH = new RegExp(`(?<![\\p{L}\\p{N}])${CODE}(?![\\p{L}\\p{N}])`, 'gu');
/** Most texts with numbers list none. */
const JOINED = /\d(?:, (?:and )?| and | & |; )(?:[A-Z]{1,6}[-/]?)?\d{3}/u;
const SCORE = 0.6;

/** Numbers behind the plural of their label, of which each stands for itself. */
export const listedNumbers: CodeRecognizer = {
  name: 'identifiers/listed',
  types: ['ID_NUMBER'],
  needs: { digits: 6 },
  recognize({ view }): readonly Match[] {
    const found: Match[] = [];
    if (!JOINED.test(view)) return found;
    LIST.lastIndex = 0;
    for (let list = LIST.exec(view); list !== null; list = LIST.exec(view))
      for (const { index, 0: code } of list[0].matchAll(EACH)) {
        const start = list.index + index;
        found.push({ type: 'ID_NUMBER', start, end: start + code.length, score: SCORE, why: 'one of several numbers' });
      }
    return found;
  },
};
