import type { PatternRecognizer } from '../../../core/index.js';

const PART = '[A-Z\\d-]{1,10}';

/** Unit, room and bed of a visit in HL7 version 2, which name a patient of that day: `PV1|1|I|4W^412^B`. */
export const hl7Bed: PatternRecognizer = {
  name: 'medical/hl7-bed',
  types: ['ID_NUMBER'],
  domains: ['Medical'],
  patterns: [
    {
      type: 'ID_NUMBER',
      lead: '(?<=(?:^|[\\n\\r])PV1\\|[^|\\n\\r]{0,4}\\|[^|\\n\\r]{0,4}\\|)',
      match: `${PART}\\^${PART}(?:\\^${PART})?(?=[|^\\n\\r])`,
      score: 'form:own',
    },
  ],
};
