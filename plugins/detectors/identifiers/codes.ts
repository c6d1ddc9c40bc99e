import type { PatternRecognizer } from '../../../core/index.js';
import { idLabels, labelled } from '../../../kit/index.js';

const r = String.raw;

export const uuid: PatternRecognizer = {
  name: 'identifiers/uuid',
  types: ['UUID'],
  patterns: [
    {
      type: 'UUID',
      match: r`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b`,
      ignoreCase: true,
      score: 'form:own',
    },
    {
      name: 'without hyphens',
      type: 'UUID',
      match: r`(?=[0-9a-f]{0,31}[a-f])(?=[0-9a-f]{0,31}\d)[0-9a-f]{32}\b`,
      ignoreCase: true,
      score: 'form:plausible',
      context: ['uuid', 'guid'],
    },
  ],
};

export const biometric: PatternRecognizer = {
  name: 'identifiers/biometric',
  types: ['BIOMETRIC_ID'],
  patterns: [labelled('BIOMETRIC_ID', idLabels('biometric'), 'cue:label')],
};
