import type { CompliancePolicy } from '../../../core/index.js';

/**
 * Pseudonymisation according to Article 4(5) of the GDPR: labels numbered by entity within the document. No mapping
 * back is kept, but anybody with the original document can match both, so the output can be personal data. What the
 * mode always finds, and what no configuration may leave readable, is in the core (`core/contracts/mode-laws.ts`).
 */
export const gdpr: CompliancePolicy = {
  name: 'GDPR',
  description:
    'Labels numbered by entity ([PERSON_1]); also online identifiers and the special categories of Article 9.',
  // Numbers that begin anew in each record of a stream would make one person of all.
  rules: { '*': { use: 'label', options: { coded: true } } },
};
