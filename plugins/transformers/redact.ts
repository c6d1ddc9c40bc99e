import type { Transformer } from '../../core/index.js';
import { textOption } from './options.js';

/** Puts one fixed mark in place of every term; the mark says nothing of the term, not even its length. */
export const redact: Transformer = {
  name: 'redact',
  description: 'Puts a fixed mark (*****) in place of the term.',
  reversible: false,
  derived: false,
  options: {
    type: 'object',
    additionalProperties: false,
    properties: { with: { type: 'string', description: 'The mark. Default *****', maxLength: 100 } },
  },
  prepare(options) {
    const mark = textOption(options, 'with', '*****');
    return { termByTerm: true, apply: (terms) => terms.map(() => mark) };
  },
};
