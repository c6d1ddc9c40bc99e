import type { CompliancePolicy, PolicyRule } from '../../../core/index.js';
import type { ZipTable } from './safe-harbor/zip3.js';

const label: PolicyRule = { use: 'label' };

/**
 * Safe Harbor, 45 CFR 164.514(b)(2). All findings become numbered labels, except for what the paragraph allows: years,
 * ages up to 89, states and countries, ZIP prefixes with more than 20,000 people, and data that are no identifiers
 * (health data, gender). What the mode always finds and forbids is in the core (`core/contracts/mode-laws.ts`).
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
  };
}
