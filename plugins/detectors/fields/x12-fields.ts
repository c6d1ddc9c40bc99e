import type { EntityType } from '../../../core/index.js';
import { linesOf, segmentsIn } from './segment-fields.js';

/**
 * X12 as used in claims (837), eligibility (270, 271, 834) and payments (835); `NM1 1` is a person, `NM1 2` an
 * organisation.
 */
export const X12_SEGMENTS = segmentsIn(`
  ISA: partner 6 8, DATE 9, ID_NUMBER 13
  GS: partner 2 3, DATE 4
  NM1_1: PERSON 3 4 5
  NM1_2: ORGANIZATION 3
  N1: ORGANIZATION 2
  N3: STREET_ADDRESS 1 2
  N4: CITY 1, STATE 2, POSTAL_CODE 3, COUNTRY 4
  PER: PERSON 2
  CLM: MEDICAL_RECORD_NUMBER 1
  SBR: HEALTH_PLAN_ID 3
  BHT: TRANSACTION_ID 3, DATE 4
  BPR: ABA_ROUTING 7 13, BANK_ACCOUNT 9 15, TAX_ID 10, DATE 16
  TRN: TRANSACTION_ID 2, TAX_ID 3
  CLP: MEDICAL_RECORD_NUMBER 1, CASE_NUMBER 7
  DTM: DATE 2
`);

/** An X12 element whose type depends on another element of its segment, the qualifier. */
interface Qualified {
  readonly segment: string;
  /** Positions of the qualifier and of the value. */
  readonly qualifier: number;
  readonly value: number;
  readonly types: ReadonlyMap<string, EntityType>;
}

/** Each line: the segment, the positions of qualifier and value, and the qualifier's codes for each type. */
export const X12_QUALIFIED: readonly Qualified[] = linesOf(`
  NM1 8 9: HEALTH_PLAN_ID MI II, NPI XX, US_SSN 34 SY, TAX_ID FI 24, ID_NUMBER 46 PI
  NM1 8 9: ORGANIZATION 46
  N1 3 4: NPI XX, TAX_ID FI, HEALTH_PLAN_ID XV, ID_NUMBER PI
  PER 3 4: PHONE_NUMBER TE FX CP HP WP EX
  PER 5 6: PHONE_NUMBER TE FX CP HP WP EX
  PER 7 8: PHONE_NUMBER TE FX CP HP WP EX
  DMG 1 2: DATE_OF_BIRTH D8
  PAT 5 6: DATE D8
  DTP 2 3: DATE D8 RD8 DT
  REF 1 2: US_SSN SY, TAX_ID EI TJ, MEDICAL_RECORD_NUMBER EA, HEALTH_PLAN_ID 0F 1L 1W IG, CASE_NUMBER Y4 D9 F8 G1 9F, ID_NUMBER 6R EJ F2 1K 38 17 23 3H 4N DX ZZ G2 0B 1G LU EV QQ 18 49 PQ 2U ABB X4 6P CT
`).map(([place, types]) => {
  const [segment = '', qualifier, value] = place.split(' ');
  const byCode = types.flatMap(([type, ...codes]) => codes.map((code): [string, EntityType] => [code, type]));
  return { segment, qualifier: Number(qualifier), value: Number(value), types: new Map(byCode) };
});
