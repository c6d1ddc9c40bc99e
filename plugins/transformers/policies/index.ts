import { type CompliancePolicy, definePlugin } from '../../../core/index.js';
import { gdpr } from './gdpr.js';
import { hipaa } from './hipaa.js';
import { safeHarbor } from './safe-harbor/index.js';
import type { ZipTable } from './safe-harbor/zip3.js';

interface PolicyOptions {
  readonly safeHarborZip: ZipTable;
}

const all = (name: string, use: string, description: string): CompliancePolicy => ({
  name,
  description,
  rules: { '*': { use } },
});

export default definePlugin<PolicyOptions>({
  name: 'policies',
  description: 'The compliance modes PROPRIETARY, REDACT, MASKED, GDPR and HIPAA. CUSTOM comes from the configuration.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      safeHarborZip: {
        enum: ['2020', 'strict'],
        default: '2020',
        description: 'Census that decides which ZIP prefixes mode HIPAA leaves; strict = of 2000 and of 2020.',
      },
    },
  },
  register(registry, { safeHarborZip }) {
    registry.transformer(safeHarbor);
    registry.policy(all('PROPRIETARY', 'surrogate', 'Puts believable invented values in place of all terms.'));
    registry.policy(all('REDACT', 'redact', 'Puts ***** in place of all terms.'));
    registry.policy(all('MASKED', 'mask', 'Masks all terms character by character; lengths stay.'));
    registry.policy(gdpr);
    registry.policy(hipaa(safeHarborZip));
  },
});
