import type { CodeRecognizer, Match } from '../../../../core/index.js';

/** `5/3 RKD 2.4 Draft …`: a day, who worked, and for how many hours; the columns may be in either order. */
const ENTRY =
  /(?:^|\n)[ \t|]{0,8}(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{4}-\d{2}-\d{2})[ \t|]{1,12}(?:\d{1,2}\.\d{1,2}[ \t|]{1,8})?([A-Z]{2,4})(?=[ \t|]{1,12}(?:\d{1,2}\.\d{1,2}(?!\d)|[A-Z][a-z]))/g;
const HOURS = /\d\.\d/;
/** As many lines show that a text is a list of hours. */
const LEAST = 2;
const WORDS = /(?<![\p{L}\p{N}_.&-])[A-Z]{2,4}(?![\p{L}\p{N}_&]|-\p{L})/gu;
const SCORE = 0.6;

/** Initials of those who worked, in the bill of a firm: where they stand before their hours, and wherever else. */
export const timekeepers: CodeRecognizer = {
  name: 'names/timekeepers',
  types: ['PERSON'],
  needs: { digits: 6, holds: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', '.'] },
  recognize({ view }): readonly Match[] {
    const known = new Set<string>();
    let lines = 0;
    if (!HOURS.test(view)) return [];
    for (const [, initials = ''] of view.matchAll(ENTRY)) {
      known.add(initials);
      lines++;
    }
    if (lines < LEAST) return [];
    const found: Match[] = [];
    for (const { index, 0: word } of view.matchAll(WORDS))
      if (known.has(word))
        found.push({
          type: 'PERSON',
          start: index,
          end: index + word.length,
          score: SCORE,
          why: 'who worked, in a list of hours',
        });
    return found;
  },
};
