import { createHmac } from 'node:crypto';
import type { Term, Transformer } from '../../../core/index.js';
import { sharesRun } from '../../../kit/index.js';
import { deriveKey, keyedOptions, type ReadSecret } from './keys.js';
import { normalise, numberOption, textOption } from './options.js';

const TRIES = 32;

/** HMAC-SHA-256 under a key: the same term has the same code in every document. Without the key, codes cannot be guessed back. */
export const hash = (secret: ReadSecret): Transformer => ({
  name: 'hash',
  description: 'A code computed from the term with a key (HMAC-SHA-256): the same in every document.',
  reversible: false,
  derived: true,
  options: keyedOptions({
    length: { type: 'integer', minimum: 8, maximum: 43, description: 'Characters of the code. Default 16' },
    encoding: { enum: ['hex', 'base64url'], description: 'Alphabet of the code. Default hex' },
  }),
  prepare(options) {
    const key = deriveKey('hash', options, secret);
    const length = numberOption(options, 'length', 16);
    const encoding = textOption(options, 'encoding', 'hex') === 'hex' ? 'hex' : 'base64url';
    const nth = (term: Term, n: number): string =>
      createHmac('sha256', key)
        .update(`${term.category}\0${normalise(term.text)}${n === 0 ? '' : `\0${n}`}`)
        .digest(encoding)
        .slice(0, length);
    // A code may contain four digits of the number by chance. Then the next code is used, by the same rule in every
    // document.
    const code = (term: Term): string => {
      let made = nth(term, 0);
      for (let n = 1; n < TRIES && sharesRun(normalise(term.text), made); n++) made = nth(term, n);
      return made;
    };
    return { termByTerm: true, apply: (terms) => terms.map(code) };
  },
});
