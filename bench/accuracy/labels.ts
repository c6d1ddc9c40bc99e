/** A row of the accuracy table: gold labels on one side, our entity types or categories on the other. */
export interface LabelGroup {
  readonly name: string;
  readonly gold: readonly string[];
  /** Labels of the same things under another name: findings on them are no false alarms. */
  readonly neutral?: readonly string[];
  /** Categories and types of ours. */
  readonly ours: readonly string[];
  /** Neighbours that only blanks and commas part count as one, on both sides: some corpora label each part of an address by itself. */
  readonly joined?: boolean;
}

/** The rows, in the order of the table. */
export const GROUPS: readonly LabelGroup[] = [
  { name: 'PERSON', gold: ['PERSON'], ours: ['PERSON'] },
  { name: 'ORGANIZATION', gold: ['ORGANIZATION'], ours: ['ORGANIZATION', 'FACILITY'] },
  { name: 'LOCATION', gold: ['LOCATION'], neutral: ['ADDRESS', 'POSTCODE'], ours: ['LOCATION'] },
  { name: 'LOCATION+ADDRESS', gold: ['LOCATION', 'ADDRESS'], neutral: ['POSTCODE'], ours: ['LOCATION'] },
  {
    name: 'addresses joined',
    gold: ['LOCATION', 'ADDRESS', 'POSTCODE'],
    ours: ['LOCATION'],
    joined: true,
  },
  { name: 'POSTCODE', gold: ['POSTCODE'], neutral: ['ADDRESS', 'LOCATION'], ours: ['LOCATION'] },
  { name: 'DATE', gold: ['DATE'], neutral: ['TIME', 'AGE'], ours: ['DATE_TIME'] },
  { name: 'AGE', gold: ['AGE'], ours: ['AGE'] },
  { name: 'PHONE', gold: ['PHONE'], ours: ['PHONE_NUMBER'] },
  { name: 'EMAIL', gold: ['EMAIL'], ours: ['EMAIL_ADDRESS'] },
  { name: 'URL', gold: ['URL'], ours: ['URL', 'DOMAIN_NAME'] },
  { name: 'IP_ADDRESS', gold: ['IP_ADDRESS'], ours: ['IP_ADDRESS'] },
  { name: 'SSN', gold: ['SSN'], ours: ['US_SSN'] },
  { name: 'CREDIT_CARD', gold: ['CREDIT_CARD'], ours: ['CREDIT_CARD'] },
  { name: 'IBAN', gold: ['IBAN'], ours: ['IBAN_CODE'] },
  { name: 'MEDICAL_RECORD', gold: ['MEDICAL_RECORD'], neutral: ['ID'], ours: ['ID_NUMBER'] },
  { name: 'HEALTH_PLAN', gold: ['HEALTH_PLAN'], neutral: ['ID'], ours: ['ID_NUMBER'] },
  {
    name: 'ID',
    gold: ['ID', 'ACCOUNT', 'CASE_NUMBER'],
    neutral: ['MEDICAL_RECORD', 'HEALTH_PLAN', 'SSN'],
    ours: ['ID_NUMBER', 'BANK_ACCOUNT'],
  },
];

/** Rows that are also scored together. */
export const POOLED = ['PERSON', 'LOCATION', 'ORGANIZATION'] as const;
