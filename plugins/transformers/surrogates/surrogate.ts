import { createRequire } from 'node:module';
import type { Transformer } from '../../../core/index.js';
import { noteOrder, orderAhead } from '../../../kit/index.js';
import { ORDER_AHEAD } from './base/order-ahead.js';
import type { replacing } from './replace.js';

const require = createRequire(import.meta.url);

/**
 * Loads the modules that invent values at first use, since analysis, masks and labels do not need these ninety modules.
 */
const needed = (): { readonly replacing: typeof replacing } => require('./replace.js');

/**
 * Transformer that replaces terms with believable invented values. They fit together: a person has one name in every
 * form and in every address made of it.
 */
export const surrogate: Transformer = {
  name: 'surrogate',
  description:
    'Puts believable invented values that fit together: one invented person for each person of the document.',
  reversible: false,
  // Substitutes are random, but with a fixed seed the same original always has the same substitute, and its shape is
  // kept.
  derived: true,
  keeps:
    'What says of which kind a term is: words such as street or hospital, titles, labels, country codes, constants of ranges for examples; year and month of a date.',
  prepare: () => ({
    distinct: true,
    keeps: (term) => needed().replacing.keeps(term),
    apply: (terms, scope) => needed().replacing.apply(terms, scope),
    foresee: (text, scope) => noteOrder(text, orderAhead(scope, ORDER_AHEAD)),
  }),
};
