import { afterLabel, afterMarkedLabel, labelledCode, type Pattern } from '../../core/index.js';

/** A regular expression's source as it is written, so that tables need no doubled backslashes. */
export const r = String.raw;

/** A list of labels, parted by commas and line breaks; sources of regular expressions, see `afterLabel`. */
export const labels = (list: TemplateStringsArray): readonly string[] =>
  r(list)
    .split(/[,\n]/)
    .map((label) => label.trim())
    .filter((label) => label !== '');

const behind = (type: string, name: string, lead: string, score: number, match: string): Pattern => ({
  name,
  type,
  lead,
  match,
  ignoreCase: true,
  score,
});

/** Values of a type behind labels that announce nothing else. */
export const labelled = (type: string, list: readonly string[], score = 0.8, match = labelledCode(3)): Pattern =>
  behind(type, `labelled ${type}`, afterLabel(list), score, match);

/** Values of a type behind everyday words with a colon, a `no.` or the like. */
export const marked = (type: string, list: readonly string[], score = 0.7, match = labelledCode(3)): Pattern =>
  behind(type, `marked ${type}`, afterMarkedLabel(list), score, match);
