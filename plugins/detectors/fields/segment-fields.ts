import type { EntityType } from '../../../core/index.js';

/** Types of the components of a field, by their places from 1. */
export type Part = readonly (readonly [place: number, type: EntityType])[];
/** Fields of a segment that hold personal data, by their places from 1. */
export type Segment = readonly (readonly [place: number, part: Part])[];

/** Fields of several components: HL7 types XPN, XCN, XAD, a location (before the house stand unit, room and bed) and TQ; partners of X12. */
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

/** Reads `PID: name 5 6, US_SSN 19`, line by line: the segment, and by type or part the places of its fields. */
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

/** The lines of such a table: what stands before the colon, and behind it each entry as its words. */
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

/** HL7 version 2: what the fields of each segment hold; chapters 2A, 3, 4, 6 and 7 of the standard. */
export const HL7_SEGMENTS = segmentsIn(`
  MSH: FACILITY 3, DATE 6, ID_NUMBER 9
  EVN: DATE 2 3 6, staff 5
  PID: MEDICAL_RECORD_NUMBER 2 3 4 18 21, name 5 6 9, DATE_OF_BIRTH 7, address 11, PHONE_NUMBER 13 14, US_SSN 19, DRIVER_LICENSE 20, CITY 23, DATE 29
  PD1: staff 4
  MRG: MEDICAL_RECORD_NUMBER 1 2 3 4, name 7
  NK1: name 2 30, address 4 32, PHONE_NUMBER 5 6 31, DATE 8 9, DATE_OF_BIRTH 16, ORGANIZATION 13
  PV1: place 3 6, MEDICAL_RECORD_NUMBER 5 19 50, staff 7 8 9 17 52, DATE 44 45
  PV2: DATE 8 9
  GT1: MEDICAL_RECORD_NUMBER 2, name 3 4 45 16, address 5 17, PHONE_NUMBER 6 7 18, DATE_OF_BIRTH 8, US_SSN 12, ORGANIZATION 21 51
  IN1: ORGANIZATION 4 11, address 5 19 44, name 6 16, PHONE_NUMBER 7, HEALTH_PLAN_ID 8 10 36 49, DATE_OF_BIRTH 18, DATE 12 13
  IN2: EMPLOYEE_ID 1, US_SSN 2, staff 3, HEALTH_PLAN_ID 6 8 61, PHONE_NUMBER 63 64
  ORC: ORDER_NUMBER 2, SPECIMEN_ID 3, staff 10 11 12 19, DATE 9 15, PHONE_NUMBER 14 23, address 22 24, ORGANIZATION 21
  OBR: ORDER_NUMBER 2, SPECIMEN_ID 3, DATE 6 7 8 14 22 36, staff 10 16 28 32 33 34 35, PHONE_NUMBER 17
  OBX: DATE 14 19, staff 16 25, ORGANIZATION 23, address 24
  DG1: DATE 5 19, staff 16
  PR1: DATE 5, staff 8 11 12
  AL1: DATE 6
  ROL: staff 4, DATE 5 6, address 11, PHONE_NUMBER 12
  TXA: DATE 4 6 7 8, staff 5 9 10 11 22 23
  SCH: ID_NUMBER 1 2, period 11, staff 12 16 20, PHONE_NUMBER 13 17 21, address 14 18 22
  AIL: place 3
  AIP: staff 3, DATE 6
  ACC: DATE 1, staff 7
`);
