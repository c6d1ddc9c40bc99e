import type { Transformer } from '../../../core/index.js';

/** Removes the term; the surrounding text stays unchanged. */
export const remove: Transformer = {
  name: 'remove',
  description: 'Removes the term.',
  reversible: false,
  derived: false,
  prepare: () => ({ termByTerm: true, apply: (terms) => terms.map(() => '') }),
};
