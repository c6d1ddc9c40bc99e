import { createHmac } from 'node:crypto';
import type { Term, Transformer } from '../../core/index.js';
import { deriveKey, keyedOptions, type ReadEnvironment } from './keys.js';
import { normalise, numberOption, textOption } from './options.js';

/** HMAC-SHA-256 under a key: the same term has the same code in every document. Without the key, codes cannot be guessed back. */
export const hash = (env: ReadEnvironment): Transformer => ({
  name: 'hash',
  description: 'A code computed from the term with a key (HMAC-SHA-256): the same in every document.',
  reversible: false,
  derived: true,
  options: keyedOptions({
    length: { type: 'integer', minimum: 8, maximum: 43, description: 'Characters of the code. Default 16' },
    encoding: { enum: ['hex', 'base64url'], description: 'Alphabet of the code. Default hex' },
  }),
  prepare(options) {
    const key = deriveKey('hash', options, env);
    const length = numberOption(options, 'length', 16);
    const encoding = textOption(options, 'encoding', 'hex') === 'hex' ? 'hex' : 'base64url';
    const code = (term: Term): string =>
      createHmac('sha256', key)
        .update(`${term.category}\0${normalise(term.text)}`)
        .digest(encoding)
        .slice(0, length);
    return { termByTerm: true, apply: (terms) => terms.map(code) };
  },
});
