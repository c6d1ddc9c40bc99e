import type { Pattern, PatternRecognizer } from '../../core/index.js';

const LOCAL = '[\\p{L}\\p{N}][\\p{L}\\p{N}._+-]{1,40}';
const TOP =
  '(?:com|net|org|edu|gov|mil|info|biz|de|at|ch|fr|be|nl|es|it|pt|pl|se|no|dk|fi|ie|uk|us|ca|au|nz|in|br|mx|eu|io)(?![\\p{L}\\p{N}_-])';
const HOST = `(?:[\\p{L}\\p{N}-]{2,30}\\.){0,2}[\\p{L}\\p{N}-]{2,30} ?\\. ?${TOP}(?:\\.${TOP})?`;
const PROVIDER =
  '(?:gmail|googlemail|yahoo|hotmail|outlook|live|msn|icloud|aol|gmx|web|t-online|proton|protonmail|comcast|verizon|orange|libero)';
const AT = '(?: @ ?|@ ?)';

const torn = (name: string, lead: string, match: string): Pattern => ({
  ...{ name, type: 'EMAIL_ADDRESS', match, score: 0.7 },
  ...(lead === '' ? {} : { lead }),
});

/** Addresses into which recognition of scans or a line end has put blanks: `jane.doe @ gmail. com`. Small letters, as sentences end in dots as well. */
export const tornEmail: PatternRecognizer = {
  name: 'contact/torn-email',
  types: ['EMAIL_ADDRESS'],
  patterns: [
    torn('of a known provider', '', `${LOCAL}${AT}${PROVIDER} ?\\. ?${TOP}`),
    torn(
      'behind its label',
      '(?:[Ee]-?[Mm]ail|E-?MAIL|[Mm]ail|[Cc]ourriel|[Cc]orreo)(?: [Aa]ddress)? ?[:=] {0,3}',
      `(?:[\\p{Ll}\\p{N}]{1,24}\\. )?${LOCAL}${AT}${HOST}`,
    ),
  ],
};
