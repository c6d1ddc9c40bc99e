import { definePlugin } from '../../../core/index.js';
import { bed } from './bed.js';
import { healthPlan } from './health-plan.js';
import { deaNumber, medicalLicense, providerNpi } from './professionals.js';
import { medicalRecord } from './records.js';
import { specimen } from './specimen.js';
import { trial } from './trial.js';

const RECOGNIZERS = [bed, medicalRecord, healthPlan, medicalLicense, providerNpi, deaNumber, specimen, trial];

export default definePlugin({
  name: 'medical-ids',
  description: 'Numbers of patients, insured persons, health professionals, specimens and clinical trials.',
  register(registry) {
    for (const recognizer of RECOGNIZERS) registry.recognizer(recognizer);
  },
});
