import type { Random, Term, Transformer, TransformScope } from '../../../core/index.js';
import { sharesRun } from '../../../kit/index.js';
import { flagOption, normalise, numberOption } from './options.js';

interface Codes {
  readonly random: Random;
  readonly byTerm: Map<string, string>;
  readonly used: Set<string>;
}

// Without similar letters and digits, and without vowels, so that no code reads as a word.
const ALPHABET = [...'23456789BCDFGHJKLMNPQRSTVWXZ'];

function freshCode(term: Term, codes: Codes, scope: TransformScope, length: number): string {
  for (let extra = 0; ; extra++) {
    let code = '';
    while (code.length < length + (extra >> 3)) code += codes.random.pick(ALPHABET);
    if (!codes.used.has(code) && !scope.isTaken(code) && !sharesRun(term.text, code)) return code;
  }
}

/**
 * A random code for each term, remembered within the document. The code does not depend on the term, except in records of a
 * stream and under a consistency key: there nothing counts the terms of other records, and codes in the order of the terms
 * would give the first term of each record the same one.
 */
export const randomToken: Transformer = {
  name: 'token',
  description: 'A random code, the same for the same term within the document.',
  reversible: false,
  derived: false,
  keeps: 'The name of its category, which is the same for all terms of it.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      length: { type: 'integer', minimum: 6, maximum: 40, description: 'Characters of the code. Default 10' },
      prefix: { type: 'boolean', description: 'Put the category before the code: PERSON-7QX… Default false' },
    },
  },
  prepare(options) {
    const length = numberOption(options, 'length', 10);
    const prefix = flagOption(options, 'prefix');
    const codeOf = (term: Term, codes: Codes, scope: TransformScope): string => {
      const key = `${term.category}\0${normalise(term.text)}`;
      const known = codes.byTerm.get(key);
      if (known !== undefined) return known;
      const isByTerm = scope.isRecord === true || term.subject !== undefined;
      const random = isByTerm ? scope.random(`token/${key}`) : codes.random;
      const code = freshCode(term, { ...codes, random }, scope, length);
      codes.byTerm.set(key, code);
      codes.used.add(code);
      return code;
    };
    return {
      derivedInRecords: true,
      keeps: ({ category }) => (prefix ? [category] : []),
      apply(terms, scope) {
        const codes = scope.memory<Codes>('token', () => ({
          random: scope.random('token'),
          byTerm: new Map(),
          used: new Set(),
        }));
        return terms.map((term) => (prefix ? `${term.category}-` : '') + codeOf(term, codes, scope));
      },
    };
  },
};
