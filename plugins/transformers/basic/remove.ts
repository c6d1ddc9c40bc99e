import type { Transformer } from '../../../core/index.js';

/** Leaves nothing in place of the term; what stood around it stays as it is. */
export const remove: Transformer = {
  name: 'remove',
  description: 'Removes the term.',
  reversible: false,
  derived: false,
  prepare: () => ({ termByTerm: true, apply: (terms) => terms.map(() => '') }),
};
