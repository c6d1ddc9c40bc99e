import type { PatternRecognizer } from '../../../core/index.js';

const PAIR = '[0-9a-f]{2}';
const END = '(?![\\p{L}\\p{N}_]|[:-][0-9a-f]{2})';
const NOT_INSIDE = '(?<![0-9a-f][:-])';

/** Hardware addresses of six or eight bytes in the notations of IEEE 802 and Cisco. */
export const macAddressRecognizer: PatternRecognizer = {
  name: 'online/mac-address',
  types: ['MAC_ADDRESS'],
  patterns: [
    {
      name: 'colons',
      type: 'MAC_ADDRESS',
      match: `${NOT_INSIDE}${PAIR}(?::${PAIR}){5}(?::${PAIR}:${PAIR})?${END}`,
      ignoreCase: true,
      score: 'form:plausible',
      validate: isOfOneDevice,
      valid: 'check:strong',
    },
    {
      name: 'hyphens',
      type: 'MAC_ADDRESS',
      match: `${NOT_INSIDE}${PAIR}(?:-${PAIR}){5}(?:-${PAIR}-${PAIR})?${END}`,
      ignoreCase: true,
      score: 'form:plausible',
      validate: isOfOneDevice,
      valid: 'check:good',
    },
    {
      name: 'dots',
      type: 'MAC_ADDRESS',
      match:
        '(?<![0-9a-f]\\.)(?=[0-9.]{0,13}[a-f])[0-9a-f]{4}\\.[0-9a-f]{4}\\.[0-9a-f]{4}(?![\\p{L}\\p{N}_]|\\.[0-9a-f])',
      ignoreCase: true,
      score: 'form:plausible',
      validate: isOfOneDevice,
      valid: 'check:good',
    },
    {
      name: 'after a label',
      type: 'MAC_ADDRESS',
      lead: '(?:mac|ethernet|hardware|wifi|bluetooth|ble)(?:[ _-]?(?:address|addr|id))?[\'"]?(?: ?[:=] ?| is | )[\'"]?',
      match: '(?:[0-9a-f]{12}|[0-9a-f]{4}\\.[0-9a-f]{4}\\.[0-9a-f]{4})(?![\\p{L}\\p{N}_])',
      ignoreCase: true,
      score: 'cue:label',
    },
  ],
};

/** All ones is the broadcast address, all zeros no device. */
function isOfOneDevice(term: string): boolean {
  const digits = term.replace(/[^0-9a-f]/gi, '').toLowerCase();
  return !/^(?:0+|f+)$/.test(digits);
}
