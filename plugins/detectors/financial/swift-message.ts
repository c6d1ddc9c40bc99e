import type { Pattern, PatternRecognizer } from '../../../core/index.js';

const LINE_END = '(?=[ \\t]{0,4}(?:\\r?\\n|$))';

const field = (type: Pattern['type'], tag: string, match: string): Pattern => ({
  name: `field ${tag}`,
  type,
  lead: `:(?:${tag}):/{0,2}(?:[CD]/)?`,
  match,
  score: 'cue:label',
});

/** A field whose qualifier stands before its value (ISO 15022): `:97A::SAFE//0044781`. */
const qualified = (type: Pattern['type'], tag: string, match: string, but = ''): Pattern => ({
  name: `field ${tag} behind its qualifier`,
  type,
  lead: `:(?:${tag})::${but}[A-Z]{4}/[A-Z0-9]{0,8}/`,
  match: `${match}${LINE_END}`,
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
    // `{3:{108:TRN24051688}`
    {
      name: 'reference in a header',
      type: 'TRANSACTION_ID',
      lead: '\\{(?:108|121|MRF|MIR):',
      match: '(?=[A-Za-z0-9/-]{0,15}\\d)[A-Za-z0-9][A-Za-z0-9/ -]{3,35}(?=\\})',
      score: 'cue:label',
    },
    qualified('TRANSACTION_ID', '20C', '(?=[A-Z0-9/-]{0,15}\\d)[A-Z0-9][A-Z0-9/-]{2,15}'),
    qualified('BANK_ACCOUNT', '97[ABE]', '(?=[A-Z0-9 /-]{0,20}\\d)[A-Z0-9][A-Z0-9/ -]{2,34}'),
    // The place of settlement is a public depository.
    qualified('SWIFT_BIC', '95P', '[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?', '(?!PSET)'),
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
