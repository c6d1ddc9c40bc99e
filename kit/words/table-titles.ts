import type { Span } from '../../core/contracts/span.js';
import { lexiconSet } from '../../lexicon/words.js';

/** Titles that say nothing of a person. */
const TITLES: ReadonlySet<string> = lexiconSet('column-titles', { class: ['nothing-of-a-person', 'thing'] });
/** A bar, a tab or a gap. */
const BETWEEN = /(?:[|\t]| {2}) {0,40}$/;
const LONGEST_GAP = 41;

/** True for a title behind another one in a table within a text, rather than a value: `Name | Team`. */
export const isTitleBeside = (view: string, { start, end }: Span): boolean =>
  TITLES.has(view.slice(start, end).toLowerCase()) && BETWEEN.test(view.slice(Math.max(0, start - LONGEST_GAP), start));
