import { createRequire } from 'node:module';
import type { Transformer } from '../../../core/index.js';
import { monthStyle, noteMonthStyle, noteOrder, orderAhead } from '../../../kit/index.js';
import { MONTH_STYLE, ORDER_AHEAD } from './base/order-ahead.js';
import type { replacing } from './replace.js';

const require = createRequire(import.meta.url);

/**
 * Loads the modules that invent values at first use, since analysis, masks and labels do not need these ninety modules.
 */
const needed = (): { readonly replacing: typeof replacing } => require('./replace.js');

/** Default of the option `floor`. */
const FLOOR = 0.7;

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
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      floor: {
        type: 'number',
        minimum: 0,
        maximum: 1,
        default: FLOOR,
        description:
          'Names in running text that are less certain than this are masked (`*****`) instead of replaced by an invented name; 0 masks none.',
      },
    },
  },
  prepare: ({ floor }) => {
    const least = typeof floor === 'number' ? floor : FLOOR;
    let made: ReturnType<typeof replacing> | undefined;
    const ready = (): ReturnType<typeof replacing> => {
      made ??= needed().replacing(least);
      return made;
    };
    return {
      distinct: true,
      keeps: (term) => ready().keeps(term),
      apply: (terms, scope) => ready().apply(terms, scope),
      applying: (terms, scope) => ready().applying(terms, scope),
      foresee: (text, scope) => {
        noteOrder(text, orderAhead(scope, ORDER_AHEAD));
        noteMonthStyle(text, monthStyle(scope, MONTH_STYLE));
      },
    };
  },
};
