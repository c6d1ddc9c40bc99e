import { definePlugin } from '../../../core/index.js';
import { clinicalAge } from './ages.js';
import { bareNumber } from './bare-number.js';
import { clinician } from './clinician.js';
import { clinicalDate } from './days.js';
import { diagnosis } from './diagnosis.js';
import { medical } from './domain.js';
import { hl7Bed } from './hl7-bed.js';
import { drugList, medication } from './medication.js';
import { clinicalNumbers } from './numbers.js';
import { payer } from './payer.js';
import { printedBy } from './printed-by.js';
import { staffInitials } from './staff-initials.js';
import { clinicalTime } from './times.js';
import { trialId } from './trial-id.js';
import { ward } from './ward.js';
import { wardList } from './ward-list.js';

const FIELD = [
  clinician,
  staffInitials,
  hl7Bed,
  trialId,
  medication,
  ward,
  wardList,
  clinicalNumbers,
  bareNumber,
  payer,
  printedBy,
  clinicalTime,
  clinicalDate,
  clinicalAge,
];

export default definePlugin({
  name: 'medical',
  description: 'The domain Medical: clinical notes, with clinicians, trials, diagnoses and medication.',
  register(registry) {
    registry.domain(medical);
    registry.wordList(drugList(registry));
    for (const recognizer of [...FIELD, diagnosis(registry)]) registry.recognizer(recognizer);
  },
});
