import type { EntityType } from '../../../core/index.js';
import HL7 from './hl7-segments.json' with { type: 'json' };

/** Types of the components of a field, by their position from 1. */
export type Part = readonly (readonly [place: number, type: EntityType])[];
/** Fields of a segment that hold personal data, by their position from 1. */
export type Segment = readonly (readonly [place: number, part: Part])[];

/**
 * Fields of several components: HL7 types XPN, XCN, XAD, TQ and locations (unit, room and bed come before the
 * building); X12 parties.
 */
const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['name', [1, 2, 3].map((place) => [place, 'PERSON'])],
  [
    'staff',
    [
      [1, 'EMPLOYEE_ID'],
      [2, 'PERSON'],
      [3, 'PERSON'],
      [4, 'PERSON'],
    ],
  ],
  [
    'address',
    [
      [1, 'STREET_ADDRESS'],
      [2, 'STREET_ADDRESS'],
      [3, 'CITY'],
      [4, 'STATE'],
      [5, 'POSTAL_CODE'],
      [6, 'COUNTRY'],
      [9, 'CITY'],
    ],
  ],
  // The number as written, or its area and local number apart (XTN).
  ['phone', [1, 6, 7, 12].map((place) => [place, 'PHONE_NUMBER'])],
  ['place', [[4, 'FACILITY']]],
  [
    'period',
    [
      [4, 'DATE'],
      [5, 'DATE'],
    ],
  ],
  [
    'partner',
    [
      [1, 'ORGANIZATION'],
      [1, 'ID_NUMBER'],
    ],
  ],
]);

/**
 * Parses lines such as `PID: name 5 6, US_SSN 19`: the segment, and for each type or part the positions of its fields.
 */
export const segmentsIn = (table: string): ReadonlyMap<string, Segment> =>
  new Map(
    linesOf(table).map(([name, fields]) => [
      name.replace('_', ' '),
      fields.flatMap(([what, ...places]) => {
        const part: Part = PARTS.get(what) ?? [[1, what]];
        return places.map((place): [number, Part] => [Number(place), part]);
      }),
    ]),
  );

/** Splits such a table into lines: the text before the colon, and the entries after it as words. */
export const linesOf = (table: string): [name: string, entries: [string, ...string[]][]][] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', entries = ''] = line.trim().split(': ');
      return [
        name,
        entries.split(', ').map((entry) => {
          const [what = '', ...others] = entry.split(' ');
          return [what, ...others];
        }),
      ];
    });

/** HL7 version 2: contents of the fields of each segment; chapters 2A, 3, 4, 6 and 7 of the standard. */
export const HL7_SEGMENTS = segmentsIn(
  Object.entries(HL7)
    .map(([name, fields]) => `${name}: ${fields}`)
    .join('\n'),
);
