import type { EntityType } from '../../../core/index.js';
import { at, one, type Part, type Segment } from './segment-fields.js';

const DATE = one('DATE');
const ORG = one('ORGANIZATION');
const PLAN = one('HEALTH_PLAN_ID');
const TAX = one('TAX_ID');
const NUMBER = one('ID_NUMBER');
/** Who sends or receives: a number, a short name, or both in one. */
const PARTNER: Part = [
  [1, 'ORGANIZATION'],
  [1, 'ID_NUMBER'],
];

/** X12, as claims (837) and eligibility (270, 271, 834) use it; `NM1 1` is a person, `NM1 2` an organisation. */
export const X12_SEGMENTS: ReadonlyMap<string, Segment> = new Map([
  ['ISA', [...at(PARTNER, 6, 8), ...at(DATE, 9), ...at(NUMBER, 13)]],
  ['GS', [...at(PARTNER, 2, 3), ...at(DATE, 4)]],
  ['NM1 1', at(one('PERSON'), 3, 4, 5)],
  ['NM1 2', at(ORG, 3)],
  ['N1', at(ORG, 2)],
  ['N3', at(one('STREET_ADDRESS'), 1, 2)],
  ['N4', [...at(one('CITY'), 1), ...at(one('STATE'), 2), ...at(one('POSTAL_CODE'), 3), ...at(one('COUNTRY'), 4)]],
  ['PER', at(one('PERSON'), 2)],
  ['CLM', at(one('MEDICAL_RECORD_NUMBER'), 1)],
  ['SBR', at(PLAN, 3)],
  ['BHT', [...at(one('TRANSACTION_ID'), 3), ...at(DATE, 4)]],
  // Payments (835): routing numbers and accounts of both banks, the trace, the claims that are paid.
  ['BPR', [...at(one('ABA_ROUTING'), 7, 13), ...at(one('BANK_ACCOUNT'), 9, 15), ...at(TAX, 10), ...at(DATE, 16)]],
  ['TRN', [...at(one('TRANSACTION_ID'), 2), ...at(TAX, 3)]],
  ['CLP', [...at(one('MEDICAL_RECORD_NUMBER'), 1), ...at(one('CASE_NUMBER'), 7)]],
  ['DTM', at(DATE, 2)],
]);

const qualified = (...pairs: [string, EntityType][]): ReadonlyMap<string, EntityType> => new Map(pairs);
/** Further qualifiers of numbers: of members, accounts, contracts, receivers, subscribers and providers. */
const NUMBERS = '6R EJ F2 1K 38 17 23 3H 4N DX ZZ G2 0B 1G LU EV QQ 18 49 PQ 2U ABB X4 6P CT'.split(' ');
const CONTACT = qualified(
  ['TE', 'PHONE_NUMBER'],
  ['FX', 'PHONE_NUMBER'],
  ['CP', 'PHONE_NUMBER'],
  ['HP', 'PHONE_NUMBER'],
  ['WP', 'PHONE_NUMBER'],
  ['EX', 'PHONE_NUMBER'],
);

/** Elements of X12 whose type another element of the segment tells: its place, the place of the value, the types by code. */
export const X12_QUALIFIED: ReadonlyMap<
  string,
  readonly (readonly [number, number, ReadonlyMap<string, EntityType>])[]
> = new Map([
  [
    'NM1',
    [
      [
        8,
        9,
        qualified(
          ['MI', 'HEALTH_PLAN_ID'],
          ['XX', 'NPI'],
          ['34', 'US_SSN'],
          ['SY', 'US_SSN'],
          ['FI', 'TAX_ID'],
          ['24', 'TAX_ID'],
          ['II', 'HEALTH_PLAN_ID'],
          ['46', 'ID_NUMBER'],
          ['PI', 'ID_NUMBER'],
        ),
      ],
      [8, 9, qualified(['46', 'ORGANIZATION'])],
    ],
  ],
  ['N1', [[3, 4, qualified(['XX', 'NPI'], ['FI', 'TAX_ID'], ['XV', 'HEALTH_PLAN_ID'], ['PI', 'ID_NUMBER'])]]],
  [
    'PER',
    [
      [3, 4, CONTACT],
      [5, 6, CONTACT],
      [7, 8, CONTACT],
    ],
  ],
  ['DMG', [[1, 2, qualified(['D8', 'DATE_OF_BIRTH'])]]],
  ['PAT', [[5, 6, qualified(['D8', 'DATE'])]]],
  ['DTP', [[2, 3, qualified(['D8', 'DATE'], ['RD8', 'DATE'], ['DT', 'DATE'])]]],
  [
    'REF',
    [
      [
        1,
        2,
        qualified(
          ['SY', 'US_SSN'],
          ['EI', 'TAX_ID'],
          ['TJ', 'TAX_ID'],
          ['EA', 'MEDICAL_RECORD_NUMBER'],
          ['0F', 'HEALTH_PLAN_ID'],
          ['1L', 'HEALTH_PLAN_ID'],
          ['1W', 'HEALTH_PLAN_ID'],
          ['IG', 'HEALTH_PLAN_ID'],
          ['Y4', 'CASE_NUMBER'],
          ['D9', 'CASE_NUMBER'],
          ['F8', 'CASE_NUMBER'],
          ['G1', 'CASE_NUMBER'],
          ['9F', 'CASE_NUMBER'],
          ...NUMBERS.map((code): [string, EntityType] => [code, 'ID_NUMBER']),
        ),
      ],
    ],
  ],
]);
