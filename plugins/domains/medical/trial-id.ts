import type { PatternRecognizer } from '../../../core/index.js';

/**
 * Clinical trials and subject numbers. A registered trial with few subjects, and every subject number, can identify
 * patients.
 */
export const trialId: PatternRecognizer = {
  name: 'medical/trial-id',
  types: ['TRIAL_ID'],
  domains: ['Medical'],
  domainSpecific: true,
  patterns: [
    // ClinicalTrials.gov, ISRCTN, the German and the Australian registry.
    { name: 'registry', type: 'TRIAL_ID', match: 'NCT ?0\\d{7}\\b', score: 'form:own' },
    {
      name: 'registry of numbers',
      type: 'TRIAL_ID',
      match: '(?:ISRCTN\\d{8}|DRKS\\d{8}|ACTRN1\\d{13})\\b',
      score: 'form:own',
    },
    {
      name: 'EudraCT',
      type: 'TRIAL_ID',
      match: '(?<![\\d-])20[0-3]\\d-[05]\\d{5}-\\d{2}(?![\\d-])',
      score: 'form:shared',
      context: ['eudract', 'trial', 'study', 'studie', 'ctis', 'protocol'],
    },
    {
      name: 'subject',
      type: 'TRIAL_ID',
      lead: '(?:[Ss]tudy |[Tt]rial )?(?:[Ss]ubject|[Pp]articipant|[Ss]creening|[Rr]andomi[sz]ation|[Ee]nrol?lment)(?: (?:ID|id|Id|no|No|number|Number|code))?\\.?[:# ]{1,3}',
      match: '(?=[A-Z\\d-]{0,15}\\d)[A-Z\\d]{1,8}(?:-[A-Z\\d]{1,8}){0,3}(?![\\p{L}\\p{N}_])',
      score: 'cue:phrase',
    },
    {
      name: 'site',
      type: 'TRIAL_ID',
      lead: '(?:(?:[Ss]tudy|[Tt]rial) [Ss]ite|Site|SITE)(?: (?:ID|no|No|number|Number))?\\.?[:# ]{1,3}',
      match: '\\d{3,5}(?![\\p{L}\\p{N}_]|[./-]\\p{N}| \\p{Ll})',
      score: 'cue:phrase',
    },
    {
      name: 'protocol',
      type: 'TRIAL_ID',
      lead: '(?:[Pp]rotocol|PROTOCOL)(?: (?:ID|no|No|number|Number))?\\.?[:# ]{1,3}',
      match: '[A-Z]{2,6}-?\\d{2,6}(?:-[A-Z\\d]{1,6}){0,3}(?![\\p{L}\\p{N}_])',
      score: 'cue:word',
    },
  ],
};
