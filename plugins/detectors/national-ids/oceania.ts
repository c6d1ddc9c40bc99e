import { stdnum } from './checks.js';
import { at, BARE, DATED, type IdRow, r, tax } from './row.js';

/** Australia, New Zealand. */
export const OCEANIA: readonly IdRow[] = [
  tax('AU ABN', r`\d{2} \d{3} \d{3} \d{3}`, at('form:common', 'check:fair'), 'abn', stdnum('au/abn')),
  tax('AU ABN', r`\d{11}`, DATED, 'abn', stdnum('au/abn')),
  tax('AU ACN', r`\d{3} ?\d{3} ?\d{3}`, BARE, 'acn arbn', stdnum('au/acn')),
  tax('AU TFN', r`\d{3} ?\d{3} ?\d{3}|\d{8}`, BARE, 'tfn', stdnum('au/tfn')),
  tax('NZ IRD', r`\d{2,3}[- ]?\d{3}[- ]?\d{3}`, BARE, 'ird', stdnum('nz/ird')),
];
