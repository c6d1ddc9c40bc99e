import type { Match } from '../../../core/index.js';
import { coded, codes } from './coded.js';
import { matchOf } from './pieces.js';

const LINES = codes({
  PERSON: 'GIVN SURN NICK _MARNM _AKA',
  CITY: 'PLAC CITY',
  STREET_ADDRESS: 'ADDR ADR1 ADR2',
  STATE: 'STAE',
  POSTAL_CODE: 'POST',
  PHONE_NUMBER: 'PHON FAX',
  DATE: 'DATE',
  US_SSN: 'SSN',
  ID_NUMBER: 'IDNO AFN REFN',
});
const LINE = /(?<![^\r\n])\d{1,2} (?<code>[A-Z_]{3,6}\d?) (?<value>[^\r\n]{1,90})/g;
/** The surname stands between slashes: `1 NAME Ida /Roth/`. */
const NAME = /(?<![^\r\n])\d{1,2} NAME ([^/\r\n]{0,60})(?:\/([^/\r\n]{1,60})\/)?/g;

/** Lines of GEDCOM, the exchange format of genealogy programs. */
export function* familyTrees(view: string): Generator<Match> {
  yield* coded(view, LINE, LINES);
  for (const { index, 0: all, 1: given = '', 2: surname } of view.matchAll(NAME)) {
    yield* matchOf({ text: given, start: index + all.indexOf('NAME ') + 5 }, 'PERSON');
    if (surname !== undefined)
      yield* matchOf({ text: surname, start: index + all.length - 1 - surname.length }, 'PERSON');
  }
}
