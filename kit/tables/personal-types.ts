import type { EntityType } from '../../core/contracts/entity-type.js';

/** Types that rarely occur except with a person: a record that has one is about somebody. */
export const PERSONAL_TYPES: readonly EntityType[] = [
  'PERSON',
  'PHONE_NUMBER',
  'DATE_OF_BIRTH',
  'AGE',
  'US_SSN',
  'NATIONAL_ID',
  'PASSPORT',
  'DRIVER_LICENSE',
  'MEDICAL_RECORD_NUMBER',
  'HEALTH_PLAN_ID',
  'EMPLOYEE_ID',
  'STUDENT_ID',
  'STREET_ADDRESS',
];
