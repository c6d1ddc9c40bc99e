import type { PatternRecognizer } from '../../../core/index.js';
import { idLabels, labelled, labelledWithSign, lexiconPattern } from '../../../kit/index.js';

const r = String.raw;

/** Numbers of registers that consist of their letters and digits: `ISRCTN########` in the lexicon. */
const LETTERS_AND_DIGITS = lexiconPattern('number-codes', { class: 'trial-register' }).replace(
  /#+/g,
  (digits) => r`\d{${digits.length}}`,
);

/** Registers of clinical trials, and the numbers of their participants. Source: WHO ICTRP, primary registries. */
export const trial: PatternRecognizer = {
  name: 'medical-ids/trial',
  types: ['TRIAL_ID'],
  domainSpecific: true,
  patterns: [
    {
      name: 'ClinicalTrials.gov',
      type: 'TRIAL_ID',
      match: r`NCT ?\d{8}\b`,
      ignoreCase: true,
      score: 'form:unmistakable',
    },
    {
      name: 'EudraCT',
      type: 'TRIAL_ID',
      match: r`(?:19|20)\d{2}-\d{6}-\d{2}\b(?!-)`,
      score: 'form:own',
      context: ['eudract', 'trial'],
    },
    { name: 'EU CT', type: 'TRIAL_ID', match: r`20\d{2}-5\d{5}-\d{2}-\d{2}\b(?!-)`, score: 'form:own' },
    {
      name: 'registers',
      type: 'TRIAL_ID',
      match: r`(?:${LETTERS_AND_DIGITS}|ChiCTR[-A-Z]{0,6}\d{8,10}|CTRI/\d{4}/\d{2,3}/\d{6}|RBR-[0-9a-z]{6}|NL\d{4,5}\.\d{3}\.\d{2}|IRCT\d{14}N\d{1,3})\b`,
      ignoreCase: true,
      score: 'form:unmistakable',
    },
    labelled('TRIAL_ID', idLabels('trial'), 'cue:label'),
    labelledWithSign('TRIAL_ID', 'protocol, subject, participant, irb, screening', 'cue:phrase'),
  ],
};
