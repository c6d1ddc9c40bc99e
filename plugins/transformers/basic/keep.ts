import type { Transformer } from '../../../core/index.js';

/** Keeps the term unchanged: for types that a policy reports but does not change. */
export const keep: Transformer = {
  name: 'keep',
  description: 'Leaves the term as it is.',
  reversible: false,
  derived: true,
  leaves: true,
  keeps: 'All of it.',
  prepare: () => ({
    termByTerm: true,
    leavesReadable: true,
    keeps: ({ text }) => [text],
    apply: (terms) => terms.map((term) => term.text),
  }),
};
