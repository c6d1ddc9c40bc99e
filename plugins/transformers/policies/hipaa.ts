import type { CompliancePolicy, PolicyRule } from '../../../core/index.js';
import type { ZipTable } from './safe-harbor/zip3.js';

// Identifiers are searched with at least the thresholds of level 2, whatever the level.
const PLAUSIBLE = 0.5;
const IDENTIFIERS = [
  'PERSON PHONE_NUMBER EMAIL_ADDRESS LOCATION STREET_ADDRESS CITY POSTAL_CODE COORDINATES FACILITY DATE_TIME DATE',
  'DATE_OF_BIRTH AGE ID_NUMBER US_SSN US_ITIN NATIONAL_ID TAX_ID PASSPORT DRIVER_LICENSE VEHICLE_VIN LICENSE_PLATE DEVICE_ID',
  'CERTIFICATE MEDICAL_RECORD_NUMBER HEALTH_PLAN_ID MEDICAL_LICENSE NPI DEA_NUMBER EMPLOYEE_ID STUDENT_ID CUSTOMER_ID',
  'CASE_NUMBER SPECIMEN_ID UUID BIOMETRIC_ID CREDIT_CARD IBAN_CODE BANK_ACCOUNT URL IP_ADDRESS MAC_ADDRESS USERNAME',
].flatMap((line) => line.split(' '));

/** Includes weekdays and holidays: no element of a date except the year may stay. */
const DATE_ELEMENT = 0.4;

const label: PolicyRule = { use: 'label' };

/**
 * Safe Harbor, 45 CFR 164.514(b)(2). All findings become numbered labels, except for what the paragraph allows: years,
 * ages up to 89, states and countries, ZIP prefixes with more than 20,000 people, and data that are no identifiers
 * (health data, gender).
 */
export function hipaa(zip: ZipTable): CompliancePolicy {
  const rule: PolicyRule = { use: 'safe-harbor', options: { zip } };
  const table = zip === '2020' ? '2020 Census' : '2000 and 2020 Census';
  return {
    name: 'HIPAA',
    description: `Safe Harbor of 45 CFR 164.514(b)(2): labels, years, ages to 89, states, ZIP prefixes by the ${table}.`,
    rules: {
      '*': label,
      DATE_TIME: rule,
      AGE: rule,
      LOCATION: rule,
      CITY: label,
      COORDINATES: label,
      FACILITY: label,
      HEALTH: rule,
      GENDER: rule,
    },
    forbidsDerived: '45 CFR 164.514(c)',
    alwaysFind: { ...Object.fromEntries(IDENTIFIERS.map((type) => [type, PLAUSIBLE])), DATE: DATE_ELEMENT },
  };
}
