import type { EntityType, Law } from './entity-type.js';
import { GDPR_REFERENCES, HIPAA_REFERENCES, type LawReferences } from './law-references.js';

/** What a law says about the mode that bears its name. No plugin and no configuration can take it away. */
export interface ModeLaw {
  /** Forbids substitutes that are derived from the original; see `CompliancePolicy.forbidsDerived`. */
  readonly forbidsDerived?: string;
  /** Paragraph that forbids substitutes in which the original, or a part of it, can be read. */
  readonly forbidsReadable?: string;
  /** Paragraph that names the types of {@link alwaysFind}. */
  readonly names: string;
  /** See `CompliancePolicy.alwaysFind`. */
  readonly alwaysFind: Readonly<Record<EntityType, number>>;
  /** The paragraphs that name the entity types. */
  readonly references: LawReferences;
  /** Types that plugins declare with this law are always found as well, from this score. */
  readonly declared: { readonly law: Law; readonly score: number };
}

const each = (score: number, ...types: readonly string[]): Readonly<Record<EntityType, number>> =>
  Object.fromEntries(types.flatMap((line) => line.split(' ')).map((type) => [type, score]));

/** Safe Harbor: identifiers are searched with at least the thresholds of level 2, whatever the level. */
const PLAUSIBLE = 0.5;
/** Includes weekdays and holidays: no element of a date except the year may stay. */
const DATE_ELEMENT = 0.4;
/** Article 4(1) and recital 30 of the GDPR name online identifiers explicitly. */
const ONLINE = 0.3;
/** Article 9(1) prohibits the processing of special categories, so even ambiguous findings of them are replaced. */
const SPECIAL = 0.25;

/** The laws, by the mode that bears their name. */
export const MODE_LAWS: ReadonlyMap<string, ModeLaw> = new Map<string, ModeLaw>([
  [
    'HIPAA',
    {
      forbidsDerived: '45 CFR 164.514(c)',
      names: '45 CFR 164.514(b)(2)(i)',
      alwaysFind: {
        ...each(
          PLAUSIBLE,
          'PERSON PHONE_NUMBER EMAIL_ADDRESS LOCATION STREET_ADDRESS CITY POSTAL_CODE COORDINATES FACILITY DATE_TIME',
          'DATE_OF_BIRTH AGE ID_NUMBER US_SSN US_ITIN NATIONAL_ID TAX_ID PASSPORT DRIVER_LICENSE VEHICLE_VIN',
          'LICENSE_PLATE DEVICE_ID CERTIFICATE MEDICAL_RECORD_NUMBER HEALTH_PLAN_ID MEDICAL_LICENSE NPI DEA_NUMBER',
          'EMPLOYEE_ID STUDENT_ID CUSTOMER_ID CASE_NUMBER SPECIMEN_ID UUID BIOMETRIC_ID CREDIT_CARD IBAN_CODE',
          'BANK_ACCOUNT URL IP_ADDRESS MAC_ADDRESS USERNAME',
        ),
        DATE: DATE_ELEMENT,
      },
      references: HIPAA_REFERENCES,
      declared: { law: 'HIPAA', score: PLAUSIBLE },
    },
  ],
  [
    'GDPR',
    {
      forbidsReadable: 'Article 4(5) of the GDPR',
      names: 'Articles 4(1) and 9(1) of the GDPR',
      alwaysFind: {
        ...each(ONLINE, 'URL IP_ADDRESS MAC_ADDRESS USERNAME COOKIE_ID DOMAIN_NAME ONLINE'),
        ...each(
          SPECIAL,
          'SENSITIVE_ATTRIBUTE RELIGION ETHNICITY POLITICAL_OPINION SEXUAL_ORIENTATION TRADE_UNION HEALTH DIAGNOSIS',
          'MEDICATION BIOMETRIC_ID',
        ),
      },
      references: GDPR_REFERENCES,
      declared: { law: 'GDPR-9', score: SPECIAL },
    },
  ],
]);
