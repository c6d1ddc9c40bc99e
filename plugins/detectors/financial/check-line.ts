import type { PatternRecognizer } from '../../../core/index.js';
import { passesAba } from './check-digits.js';

/** The transit symbol beside a routing number, as printed and as text recognition reads it. */
const TRANSIT = '(?:⑆|\\|:)';
/** The on-us symbol beside an account number. */
const ON_US = '(?:⑈|\\|\\|)';

/** The line at the bottom of a check (MICR, E-13B): `⑆071000013⑆ 4421008712⑈ 1042`. Source: ANSI X9.100-160. */
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
