import type { Pattern, PatternRecognizer } from '../../../core/index.js';

const LINE_END = '(?=[ \\t]{0,4}(?:\\r?\\n|$))';

const field = (type: Pattern['type'], tag: string, match: string): Pattern => ({
  name: `field ${tag}`,
  type,
  lead: `:(?:${tag}):/{0,2}(?:[CD]/)?`,
  match,
  score: 'cue:label',
});

/**
 * Fields of SWIFT messages that identify a payment, a bank or an account. Source: SWIFT, "Category 1 and 2 message
 * reference guide".
 */
export const swiftMessageRecognizer: PatternRecognizer = {
  name: 'financial/swift-message',
  withinWords: true,
  types: ['TRANSACTION_ID', 'DATE', 'SWIFT_BIC', 'BANK_ACCOUNT'],
  patterns: [
    field('TRANSACTION_ID', '20|21|108|121', `(?=[A-Z0-9/-]{0,15}\\d)[A-Za-z0-9][A-Za-z0-9/-]{3,35}${LINE_END}`),
    // `:50A:/account` with the bank on the next line.
    {
      name: 'bank below an account',
      type: 'SWIFT_BIC',
      lead: ':5\\dA:/[^\\n]{1,36}\\n',
      match: `[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?${LINE_END}`,
      score: 'cue:label',
    },
    // Sender and receiver, whose codes include a letter for the terminal.
    {
      name: 'header',
      type: 'SWIFT_BIC',
      lead: '\\{(?:1:[A-Z]\\d\\d|2:I\\d{3}|2:O\\d{13})',
      match: '[A-Z]{6}[A-Z0-9]{6}(?=[A-Z0-9]{0,30}\\})',
      score: 'cue:label',
    },
    field('DATE', '30|32A|33A', '\\d{6}(?=[A-Z]{3}\\d|[ \\t]{0,4}(?:\\r?\\n|$))'),
    field('SWIFT_BIC', '5[1-8][AD]?', `[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?${LINE_END}`),
    field('BANK_ACCOUNT', '25', `\\d{8}/\\d{6,10}${LINE_END}`),
    field('BANK_ACCOUNT', '25|5[0-9][A-Z]?', `(?=[A-Z0-9]{0,10}\\d{4})[A-Z0-9]{6,34}${LINE_END}`),
  ],
};
