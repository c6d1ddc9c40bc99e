import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../kit/index.js';

const PAYER = lexiconPattern('clinical-words', { class: 'payer', language: 'en' });
const LABEL = `${eitherCase(PAYER)}|${PAYER.toUpperCase()}`;
const WORD = "\\p{Lu}[\\p{L}\\p{N}.'&-]{1,24}";
/** What stands there instead of a company. */
const NO_COMPANY = '(?!(?:None|Self|No|Yes|Unknown|Medicare|Medicaid|Private|Cash|Verified)(?!\\p{L}))';

/** Companies that pay for a patient, which say where the person is insured: `TPA: MediAssist`. */
export const payer: PatternRecognizer = {
  name: 'medical/payer',
  types: ['ORGANIZATION'],
  domains: ['Medical'],
  patterns: [
    {
      type: 'ORGANIZATION',
      lead: `(?:(?:${LABEL})[ \\t]{0,2}:[ \\t]{1,8}|(?:[Pp]ay[eo]r|PAYER|TPA) )`,
      match: `${NO_COMPANY}${WORD}(?: (?:${WORD}|&|of)){0,5}(?<! (?:of|&))`,
      score: 'cue:label',
    },
  ],
};
