import type { Domain } from '../../../core/index.js';
import { isLegalEponym, isOfReportedCase, isWithinCitation, lexiconWords } from '../../../kit/index.js';

/**
 * Documents of courts and law firms. Numbers of cases, pages and exhibits lead to the file, so they count at lower
 * scores; published decisions, statutes and rules are public and stay.
 */
export const legal: Domain = {
  name: 'Legal',
  description: 'Pleadings, transcripts, productions, orders, contracts and letters of counsel.',
  thresholds: {
    CASE_NUMBER: [0.7, 0.4, 0.15],
    CERTIFICATE: [0.7, 0.4, 0.2],
  },
  context: {
    CASE_NUMBER: ['docket', 'matter', 'claim', 'charge', 'subpoena', 'action', 'court'],
    CERTIFICATE: ['bar', 'attorney', 'counsel', 'notary', 'reporter'],
    DATE_OF_BIRTH: ['defendant', 'plaintiff', 'minor'],
  },
  ignore: lexiconWords('never-reported', { class: 'legal' }),
  keeps: (view, term) => isOfReportedCase(view, term) || isLegalEponym(view, term) || isWithinCitation(view, term),
};
