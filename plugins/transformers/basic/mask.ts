import type { Transformer } from '../../../core/index.js';
import { flagOption, numberOption, textOption } from './options.js';

interface Mask {
  readonly char: string;
  /** The masks of short terms, by their length in code units. */
  readonly prepared: readonly string[];
  readonly keepLast: number;
  readonly keepSeparators: boolean;
}

/** Maximum length of a term whose mask is prepared in advance, in code units. */
const MAX_PREPARED_LENGTH = 64;

const isAlphanumeric = (char: string): boolean => /[\p{L}\p{N}]/u.test(char);

/** True if showing the last letters and digits leaves at least as many hidden. */
const canShow = (characters: readonly string[], keepLast: number): boolean =>
  keepLast > 0 && characters.filter(isAlphanumeric).length >= 2 * keepLast;

/** Masks from the end, so that the last letters and digits can be kept. */
function maskTerm(text: string, { char, prepared, keepLast, keepSeparators }: Mask): string {
  if (keepLast === 0 && !keepSeparators) return prepared[text.length] ?? char.repeat(text.length);
  const characters = [...text];
  let show = canShow(characters, keepLast) ? keepLast : 0;
  let out = '';
  for (const character of characters.toReversed()) {
    const alphanumeric = isAlphanumeric(character);
    const shown = alphanumeric ? show > 0 : show > 0 || keepSeparators;
    // A character outside of the BMP has two code units, and lengths are kept in code units, like offsets.
    out = (shown ? character : char.repeat(character.length)) + out;
    if (alphanumeric && show > 0) show--;
  }
  return out;
}

/** Masks character by character; the length in code units stays. */
export const mask: Transformer = {
  name: 'mask',
  description: 'Masks each character of the term, including white space; the length does not change.',
  reversible: false,
  // It shows parts of the original (the length, the last digits), which the HHS guidance does not accept.
  derived: true,
  keeps: 'As many letters and digits at its end as keepLast says, and the mask itself.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      char: { type: 'string', pattern: '^[\\u0021-\\ud7ff]$', description: 'The mask, one character. Default *' },
      keepLast: {
        type: 'integer',
        minimum: 0,
        maximum: 8,
        description: 'How many letters and digits stay at the end; none in terms less than twice as long. Default 0',
      },
      keepSeparators: { type: 'boolean', description: 'White space and punctuation stay. Default false' },
    },
  },
  prepare(options) {
    const char = textOption(options, 'char', '*');
    const settings: Mask = {
      char,
      prepared: Array.from({ length: MAX_PREPARED_LENGTH }, (_, length) => char.repeat(length)),
      keepLast: numberOption(options, 'keepLast', 0),
      keepSeparators: flagOption(options, 'keepSeparators'),
    };
    return {
      termByTerm: true,
      leavesReadable: settings.keepLast > 0,
      keeps: ({ text }) => [maskTerm(text, settings)],
      apply: (terms) => terms.map((term) => maskTerm(term.text, settings)),
    };
  },
};
