import type { Transformer } from '../../../core/index.js';

/** Leaves the term as it is: for types that a policy wants to report but not to change. */
export const keep: Transformer = {
  name: 'keep',
  description: 'Leaves the term as it is.',
  reversible: false,
  derived: true,
  keeps: 'All of it.',
  prepare: () => ({ termByTerm: true, keeps: ({ text }) => [text], apply: (terms) => terms.map((term) => term.text) }),
};
