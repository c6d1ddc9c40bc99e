import type { PatternRecognizer } from '../../../core/index.js';
import { idLabels, labelled, labelledWithSign } from '../../../kit/index.js';

const r = String.raw;

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
      match: r`(?:ISRCTN\d{8}|ACTRN\d{14}|DRKS\d{8}|UMIN\d{9}|KCT\d{7}|ChiCTR[-A-Z]{0,6}\d{8,10}|CTRI/\d{4}/\d{2,3}/\d{6}|jRCTs?\d{10}|TCTR\d{11}|PACTR\d{15}|RBR-[0-9a-z]{6}|NTR\d{4,5}|NL\d{4,5}\.\d{3}\.\d{2}|IRCT\d{14}N\d{1,3})\b`,
      ignoreCase: true,
      score: 'form:unmistakable',
    },
    labelled('TRIAL_ID', idLabels('trial'), 'cue:label'),
    labelledWithSign('TRIAL_ID', 'protocol, subject, participant, irb, screening', 'cue:phrase'),
  ],
};
