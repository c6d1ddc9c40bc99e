import type { EntityType } from '../../../core/index.js';

/** Types of the components of a field, by their places from 1. */
export type Part = readonly [place: number, type: EntityType][];
/** Fields of a segment that hold personal data, by their places from 1. */
export type Segment = readonly (readonly [place: number, part: Part])[];

export const one = (type: EntityType): Part => [[1, type]];
/** HL7 types XPN, XCN, XAD, XTN, XON and CX; chapter 2A of the standard. */
const NAME: Part = [
  [1, 'PERSON'],
  [2, 'PERSON'],
  [3, 'PERSON'],
];
const STAFF: Part = [
  [1, 'EMPLOYEE_ID'],
  [2, 'PERSON'],
  [3, 'PERSON'],
  [4, 'PERSON'],
];
const ADDRESS: Part = [
  [1, 'STREET_ADDRESS'],
  [2, 'STREET_ADDRESS'],
  [3, 'CITY'],
  [4, 'STATE'],
  [5, 'POSTAL_CODE'],
  [6, 'COUNTRY'],
  [9, 'CITY'],
];
/** The house; before it stand unit, room and bed. */
const PLACE: Part = [[4, 'FACILITY']];
/** HL7 type TQ: when it begins and ends. */
const PERIOD: Part = [
  [4, 'DATE'],
  [5, 'DATE'],
];
const PHONE = one('PHONE_NUMBER');
const DATE = one('DATE');
const BORN = one('DATE_OF_BIRTH');
const MRN = one('MEDICAL_RECORD_NUMBER');
const PLAN = one('HEALTH_PLAN_ID');
const ORG = one('ORGANIZATION');

export const at = (part: Part, ...places: number[]): Segment => places.map((place) => [place, part]);

/** HL7 version 2: what the fields of each segment hold; chapters 3, 4, 6 and 7 of the standard. */
export const HL7_SEGMENTS: ReadonlyMap<string, Segment> = new Map([
  ['MSH', [...at(one('FACILITY'), 3), ...at(DATE, 6), ...at(one('ID_NUMBER'), 9)]],
  ['EVN', [...at(DATE, 2, 3, 6), ...at(STAFF, 5)]],
  [
    'PID',
    [
      ...at(MRN, 2, 3, 4, 18, 21),
      ...at(NAME, 5, 6, 9),
      ...at(BORN, 7),
      ...at(ADDRESS, 11),
      ...at(PHONE, 13, 14),
      ...at(one('US_SSN'), 19),
      ...at(one('DRIVER_LICENSE'), 20),
      ...at(one('CITY'), 23),
      ...at(DATE, 29),
    ],
  ],
  ['PD1', [...at(STAFF, 4)]],
  ['MRG', [...at(MRN, 1, 2, 3, 4), ...at(NAME, 7)]],
  [
    'NK1',
    [
      ...at(NAME, 2, 30),
      ...at(ADDRESS, 4, 32),
      ...at(PHONE, 5, 6, 31),
      ...at(DATE, 8, 9),
      ...at(BORN, 16),
      ...at(ORG, 13),
    ],
  ],
  ['PV1', [...at(PLACE, 3, 6), ...at(MRN, 5, 19, 50), ...at(STAFF, 7, 8, 9, 17, 52), ...at(DATE, 44, 45)]],
  ['PV2', [...at(DATE, 8, 9)]],
  [
    'GT1',
    [
      ...at(MRN, 2),
      ...at(NAME, 3, 4, 45),
      ...at(ADDRESS, 5, 17),
      ...at(PHONE, 6, 7, 18),
      ...at(BORN, 8),
      ...at(one('US_SSN'), 12),
      ...at(NAME, 16),
      ...at(ORG, 21, 51),
    ],
  ],
  [
    'IN1',
    [
      ...at(ORG, 4, 11),
      ...at(ADDRESS, 5, 19, 44),
      ...at(NAME, 6, 16),
      ...at(PHONE, 7),
      ...at(PLAN, 8, 10, 36, 49),
      ...at(BORN, 18),
      ...at(DATE, 12, 13),
    ],
  ],
  [
    'IN2',
    [
      ...at(one('EMPLOYEE_ID'), 1),
      ...at(one('US_SSN'), 2),
      ...at(STAFF, 3),
      ...at(PLAN, 6, 8, 61),
      ...at(PHONE, 63, 64),
    ],
  ],
  [
    'ORC',
    [
      ...at(one('ORDER_NUMBER'), 2),
      ...at(one('SPECIMEN_ID'), 3),
      ...at(STAFF, 10, 11, 12, 19),
      ...at(DATE, 9, 15),
      ...at(PHONE, 14, 23),
      ...at(ADDRESS, 22, 24),
      ...at(ORG, 21),
    ],
  ],
  [
    'OBR',
    [
      ...at(one('ORDER_NUMBER'), 2),
      ...at(one('SPECIMEN_ID'), 3),
      ...at(DATE, 6, 7, 8, 14, 22, 36),
      ...at(STAFF, 10, 16, 28, 32, 33, 34, 35),
      ...at(PHONE, 17),
    ],
  ],
  ['OBX', [...at(DATE, 14, 19), ...at(STAFF, 16, 25), ...at(ORG, 23), ...at(ADDRESS, 24)]],
  ['DG1', [...at(DATE, 5, 19), ...at(STAFF, 16)]],
  ['PR1', [...at(DATE, 5), ...at(STAFF, 8, 11, 12)]],
  ['AL1', [...at(DATE, 6)]],
  ['ROL', [...at(STAFF, 4), ...at(DATE, 5, 6), ...at(ADDRESS, 11), ...at(PHONE, 12)]],
  ['TXA', [...at(DATE, 4, 6, 7, 8), ...at(STAFF, 5, 9, 10, 11, 22, 23)]],
  [
    'SCH',
    [
      ...at(one('ID_NUMBER'), 1, 2),
      ...at(PERIOD, 11),
      ...at(STAFF, 12, 16, 20),
      ...at(PHONE, 13, 17, 21),
      ...at(ADDRESS, 14, 18, 22),
    ],
  ],
  ['AIL', at(PLACE, 3)],
  ['AIP', [...at(STAFF, 3), ...at(DATE, 6)]],
  ['ACC', [...at(DATE, 1), ...at(STAFF, 7)]],
]);
