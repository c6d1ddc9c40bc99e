import type { EntityType, EntityTypeInfo, Law } from './entity-type.js';

/** Which paragraphs of a law name the entity types. */
export interface LawReferences {
  /** By type; an entry for a category counts for those of its children that the law lists. */
  readonly types: ReadonlyMap<EntityType, string>;
  /** For other types: by the law that they declare, the stricter first. */
  readonly declared: readonly (readonly [law: Law, reference: string])[];
}

const SAFE_HARBOR = '45 CFR 164.514(b)(2)(i)';

/** The eighteen identifiers of 45 CFR 164.514(b)(2)(i) by their letters. A telephone number may be that of a fax. */
const LETTERS: readonly (readonly [letters: string, ...types: readonly EntityType[]])[] = [
  ['(A)', 'PERSON'],
  ['(B)', 'LOCATION'],
  ['(C)', 'DATE_TIME', 'TIME', 'AGE'],
  ['(D), (E)', 'PHONE_NUMBER'],
  ['(F)', 'EMAIL_ADDRESS'],
  ['(G)', 'US_SSN'],
  ['(H)', 'MEDICAL_RECORD_NUMBER'],
  ['(I)', 'HEALTH_PLAN_ID'],
  ['(J)', 'BANK_ACCOUNT', 'CREDIT_CARD', 'IBAN_CODE', 'CUSTOMER_ID'],
  ['(K)', 'CERTIFICATE', 'DRIVER_LICENSE', 'MEDICAL_LICENSE', 'NPI', 'DEA_NUMBER'],
  ['(L)', 'VEHICLE_VIN', 'LICENSE_PLATE'],
  ['(M)', 'DEVICE_ID', 'MAC_ADDRESS'],
  ['(N)', 'URL'],
  ['(O)', 'IP_ADDRESS'],
  ['(P)', 'BIOMETRIC_ID'],
  ['(R)', 'ID_NUMBER', 'USERNAME'],
];

/** The paragraphs of Safe Harbor. Employers are named before the letters. */
export const HIPAA_REFERENCES: LawReferences = {
  types: new Map([
    ['ORGANIZATION', SAFE_HARBOR],
    ...LETTERS.flatMap(([letters, ...types]) => types.map((type) => [type, SAFE_HARBOR + letters] as const)),
  ]),
  declared: [['HIPAA', `${SAFE_HARBOR}(R)`]],
};

/** The articles of the GDPR. */
export const GDPR_REFERENCES: LawReferences = {
  types: new Map([
    ['ONLINE', 'Article 4(1) and recital 30 of the GDPR'],
    ['CRIMINAL_RECORD', 'Article 10 of the GDPR'],
  ]),
  declared: [
    ['GDPR-9', 'Article 9(1) of the GDPR'],
    ['GDPR', 'Article 4(1) of the GDPR'],
  ],
};

/** The paragraph of a law that names a type, or undefined if none does. */
export function referenceOf(
  { types, declared }: LawReferences,
  { name, parent, laws }: EntityTypeInfo,
): string | undefined {
  const own = types.get(name);
  const listed = declared.find(([law]) => laws.includes(law));
  if (own !== undefined || listed === undefined) return own;
  const ofCategory = parent === undefined ? undefined : types.get(parent);
  return ofCategory ?? listed[1];
}
