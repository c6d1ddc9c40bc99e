import { definePlugin } from '../../../core/index.js';
import { clinician } from './clinician.js';
import { diagnosis } from './diagnosis.js';
import { medical } from './domain.js';
import { drugList, medication } from './medication.js';
import { clinicalNumbers } from './numbers.js';
import { payer } from './payer.js';
import { trialId } from './trial-id.js';
import { ward } from './ward.js';

export default definePlugin({
  name: 'medical',
  description: 'The domain Medical: clinical notes, with clinicians, trials, diagnoses and medication.',
  register(registry) {
    registry.domain(medical);
    registry.wordList(drugList(registry));
    for (const recognizer of [clinician, trialId, diagnosis(registry), medication, ward, clinicalNumbers, payer])
      registry.recognizer(recognizer);
  },
});
