import type { CompliancePolicy } from '../../../core/index.js';

// Article 4(1) and recital 30 name online identifiers explicitly. Article 9(1) prohibits the processing of special
// categories, so even ambiguous findings of them are replaced.
const ONLINE = 'URL IP_ADDRESS MAC_ADDRESS USERNAME COOKIE_ID DOMAIN_NAME ONLINE'.split(' ');
const ARTICLE_9 =
  'SENSITIVE_ATTRIBUTE RELIGION ETHNICITY POLITICAL_OPINION SEXUAL_ORIENTATION TRADE_UNION HEALTH DIAGNOSIS MEDICATION BIOMETRIC_ID'.split(
    ' ',
  );

const each = (types: readonly string[], score: number): [string, number][] => types.map((type) => [type, score]);

/**
 * Pseudonymisation according to Article 4(5) of the GDPR: labels numbered by entity within the document. No mapping
 * back is kept, but anybody with the original document can match both, so the output can be personal data.
 */
export const gdpr: CompliancePolicy = {
  name: 'GDPR',
  description:
    'Labels numbered by entity ([PERSON_1]); also online identifiers and the special categories of Article 9.',
  rules: { '*': { use: 'label' } },
  alwaysFind: Object.fromEntries([...each(ONLINE, 0.3), ...each(ARTICLE_9, 0.25)]),
};
