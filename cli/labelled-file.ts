import { readFile } from 'node:fs/promises';
import { DeidError } from '../core/index.js';
import { type Example, type LineMistake, readExamples } from '../plugins/detectors/ner/trainer/index.js';
import { withPath } from './base/errors.js';
import { note } from './base/terminal.js';

/** Maximum number of lines listed in a message; the rest are counted. */
const MAX_LINES = 20;

const listed = (mistakes: readonly LineMistake[]): string => {
  const lines = mistakes.slice(0, MAX_LINES).map(({ line, says }) => `  line ${line} ${says}`);
  const more = mistakes.length - lines.length;
  return [...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
};

/**
 * Reads a file of labelled texts.
 * @param types types whose terms must not overlap.
 * @param skip skip invalid lines, with a note.
 * @throws DeidError `training_data_invalid`
 */
export async function readLabelled(
  file: string,
  { types = [], skip = false }: { readonly types?: readonly string[]; readonly skip?: boolean },
): Promise<readonly Example[]> {
  const { examples, mistakes } = readExamples(
    (await withPath('--data', () => readFile(file, 'utf8'))).split('\n'),
    types,
  );
  if (mistakes.length === 0) return examples;
  if (!skip) throw new DeidError('training_data_invalid', [mistakes.length, listed(mistakes)]);
  note(`Skipped lines, ${mistakes.length}:\n${listed(mistakes)}`);
  return examples;
}
