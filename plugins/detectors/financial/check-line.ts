import type { PatternRecognizer } from '../../../core/index.js';
import { passesAba } from './check-digits.js';

/** The sign beside a routing number, as it is printed and as it is read. */
const TRANSIT = '(?:⑆|\\|:)';
/** The sign beside an account. */
const ON_US = '(?:⑈|\\|\\|)';

/** The line at the foot of a check, E-13B: `⑆071000013⑆ 4421008712⑈ 1042`. Source: ANSI X9.100-160. */
export const checkLine: PatternRecognizer = {
  name: 'financial/check-line',
  types: ['ABA_ROUTING', 'BANK_ACCOUNT'],
  patterns: [
    {
      name: 'routing number of a check',
      type: 'ABA_ROUTING',
      lead: TRANSIT,
      match: `\\d{9}(?=${TRANSIT})`,
      score: 'form:shared',
      validate: passesAba,
      valid: 'check:strong',
    },
    {
      name: 'account of a check',
      type: 'BANK_ACCOUNT',
      lead: `(?<=${TRANSIT}\\d{9})${TRANSIT} {0,3}`,
      match: `(?:\\d{1,8}[ -]){0,2}\\d{4,17}(?= {0,2}${ON_US})`,
      score: 'cue:label',
    },
  ],
};
