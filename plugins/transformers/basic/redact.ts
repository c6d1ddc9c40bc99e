import type { Transformer } from '../../../core/index.js';
import { textOption } from './options.js';

/** Replaces every term with the same fixed mark, which reveals nothing about the term, not even its length. */
export const redact: Transformer = {
  name: 'redact',
  description: 'Puts a fixed mark (*****) in place of the term.',
  reversible: false,
  derived: false,
  keeps: 'The mark is the same for all terms.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: { with: { type: 'string', description: 'The mark. Default *****', maxLength: 100 } },
  },
  prepare(options) {
    const mark = textOption(options, 'with', '*****');
    return { termByTerm: true, keeps: () => [mark], apply: (terms) => terms.map(() => mark) };
  },
};
