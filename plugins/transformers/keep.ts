import type { Transformer } from '../../core/index.js';

/** Leaves the term as it is: for types that a policy wants to report but not to change. */
export const keep: Transformer = {
  name: 'keep',
  description: 'Leaves the term as it is.',
  reversible: false,
  derived: true,
  prepare: () => ({ termByTerm: true, apply: (terms) => terms.map((term) => term.text) }),
};
