import type { Term, Transformer } from '../../../core/index.js';
import { sharesRun } from '../../../kit/index.js';
import { normalise, type Options, textOption } from './options.js';

function mapOption(options: Options): ReadonlyMap<string, string> {
  const given = options.map;
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return new Map(entries.map(([original, substitute]) => [normalise(original), String(substitute)]));
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if a substitute shows a word, a run of letters or digits, or the initials of its original. */
function shows(original: string, substitute: string): boolean {
  const [words, own] = [wordsOf(substitute), wordsOf(original)];
  const initials = own.map(([first = '']) => first).join('');
  return (
    words.some((word) => own.includes(word)) ||
    (own.length > 1 && words.join('') === initials) ||
    sharesRun(original, substitute)
  );
}

/** Replaces the term with a fixed text or with the entry of a map. */
export const replace: Transformer = {
  name: 'replace',
  description: 'Puts a fixed text, or the entry of a map, in place of the term.',
  reversible: false,
  derived: false,
  keeps: 'What the operator writes, whatever the term.',
  options: {
    type: 'object',
    additionalProperties: false,
    anyOf: [{ required: ['with'] }, { required: ['map'] }],
    properties: {
      with: { type: 'string', description: 'The text; with a map, what terms outside of it get. Default *****' },
      map: {
        type: 'object',
        description: 'Original -> substitute; case and white space of the original do not matter.',
        additionalProperties: { type: 'string' },
      },
    },
  },
  prepare(options) {
    const fixed = textOption(options, 'with', '*****');
    const map = mapOption(options);
    const substitute = ({ text }: Term): string => map.get(normalise(text)) ?? fixed;
    const showing = [...map].some(([original, other]) => shows(original, other));
    return {
      termByTerm: true,
      derived: showing,
      leavesReadable: showing,
      keeps: (term) => [substitute(term)],
      apply: (terms) => terms.map(substitute),
    };
  },
};
