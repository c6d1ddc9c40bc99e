import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern, lexiconSet } from '../../../kit/index.js';

const r = String.raw;
const WORD = r`\p{Lu}[\p{L}'’-]{1,20}`;
const NUMBER = r`(?:No\.? ?)?#?(?:\d{1,4}[A-Za-z]?|[A-Z]\d{0,3})`;
const SHORT = r`(?:\d{1,4}[A-Z]?|[A-Z]\d{0,3})`;
/** `The Old Maltings`, `Tannery Yard`, `St Ann's Court` */
const BUILDING = r`(?:St\. )?${WORD}(?: (?:of |the )?${WORD}){0,4}`;
/** A town behind the building, which ends its line or its part of a sentence. */
const TOWN = r`(?:,?\r?\n[ \t>]{0,8}|, )${WORD}(?: (?:[a-z]{2,5} )?${WORD}){0,2}(?=[ \t]{0,3}(?:[,.;)|·•\t]|\r?\n|$))`;
const KINDS: ReadonlySet<string> = new Set([
  ...lexiconSet('streets', { class: ['street-word', 'street-word-or-other', 'said-street-word'], language: 'en' }),
  ...[...lexiconSet('facilities', { class: 'house-in-front' })].map((word) => word.toLowerCase()),
]);

/** True if the last word before the town is a kind of street or building. */
const hasKind = (term: string): boolean =>
  term.split(/,|\n/u, 3).some((part) => KINDS.has((part.trim().split(' ').at(-1) ?? '').toLowerCase()));

const unit = (name: string, words: string, behind: string, more: Partial<Pattern>): Pattern => ({
  name,
  type: 'STREET_ADDRESS',
  match: r`(?:${words})\.? ${NUMBER}(?:,?\r?\n[ \t>]{0,8}|,? )${BUILDING}${behind}`,
  score: 'form:usual',
  ...more,
});

const DWELLINGS = lexiconPattern('streets', { class: 'dwelling', language: 'en' });
const PARTS = lexiconPattern('streets', { class: 'numbered-part', language: 'en' });
const UNITS = lexiconPattern('streets', { class: 'unit-before-house', language: 'en' });

/** Units in buildings without a street: `Flat 2, The Old Maltings, Bures`, `Unit 9 Tannery Yard, Hexham`. */
export const unitInBuilding: PatternRecognizer = {
  name: 'locations/unit-in-building',
  types: ['STREET_ADDRESS'],
  patterns: [
    unit('dwelling with its town', DWELLINGS, TOWN, {}),
    unit('unit with its town', `${UNITS}|Plot|Block|House|Stand|Chalet|Villa`, TOWN, {
      score: 'form:bare',
      validate: hasKind,
      valid: 'form:usual',
    }),
    // `House 14, Block C, Gulshan-2, Dhaka`: two numbered parts of one address
    {
      name: 'unit in a numbered part',
      type: 'STREET_ADDRESS',
      match: r`(?:${DWELLINGS}|${UNITS}|Plot|House|Stand) ${SHORT}(?:, (?:${UNITS}|${PARTS}) ${SHORT}){1,2}(?![\p{L}\p{N}_])`,
      score: 'form:usual',
    },
    unit('unit of a kind of building', `${UNITS}|Plot|House`, '(?![\\p{L}\\p{N}_])', {
      score: 'form:bare',
      validate: hasKind,
      valid: 'form:usual',
    }),
  ],
};
