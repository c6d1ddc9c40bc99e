import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../kit/index.js';

const PAYER = lexiconPattern('clinical-words', { class: 'payer', language: 'en' });
const LABEL = `${eitherCase(PAYER)}|${PAYER.toUpperCase()}`;
const WORD = "\\p{Lu}[\\p{L}\\p{N}.'&-]{1,24}";
/** What stands there instead of a company. */
const NO_COMPANY = '(?!(?:None|Self|No|Yes|Unknown|Medicare|Medicaid|Private|Cash|Verified)(?!\\p{L}))';

const COMPANY = lexiconPattern('number-labels', { class: 'payer', language: 'en' });
/** Six digits at least, alone, behind letters or in groups. */
const NUMBER =
  '(?=(?:[A-Z]{0,4}[ -]?\\d){6})(?:[A-Z]{1,4} ?)?\\d{1,12}[A-Z]?(?:[ -](?:\\d{1,6}[A-Z]?|[A-Z]{1,2}\\d{1,6})(?![\\p{L}\\p{N}_])){0,4}(?![\\p{L}\\p{N}_]|[./,]\\p{N})';

/** Companies that pay for a patient, which say where the person is insured: `TPA: MediAssist`. */
export const payer: PatternRecognizer = {
  name: 'medical/payer',
  types: ['ORGANIZATION', 'HEALTH_PLAN_ID'],
  domains: ['Medical'],
  patterns: [
    {
      type: 'ORGANIZATION',
      lead: `(?:(?:${LABEL})[ \\t]{0,2}:[ \\t]{1,8}|(?:[Pp]ay[eo]r|PAYER|TPA) )`,
      match: `${NO_COMPANY}${WORD}(?: (?:${WORD}|&|of)){0,5}(?<! (?:of|&))`,
      score: 'cue:label',
    },
    // `Ins: BCBS IL XOF882114907`, `Aetna PPO W2241 88 104`: a number on the line of the company.
    {
      name: 'number behind the company',
      type: 'HEALTH_PLAN_ID',
      lead: `(?<!\\p{L})(?:${COMPANY})(?: [\\p{L}.]{2,12}){0,3}[ :#,]{1,3}`,
      match: NUMBER,
      score: 'cue:phrase',
    },
  ],
};
