import type { CodeRecognizer, Match } from '../../../core/index.js';

const TOLD = /(?<!\p{L})(?:Bates|BATES|bates)(?!\p{L})/u;
/** Soon told of most texts. */
const mayTell = (view: string): boolean => view.includes('ates') || view.includes('BATES');
/** `HALV-0000412`, `PINN004417-4502`, `ABC_0012345`: who produced the page, and its number in at least six digits. */
const STAMP =
  /(?<![\p{L}\p{N}_/.-])[A-Z]{2,10}[-_ ]?\d{5,10}(?: ?- ?(?:[A-Z]{2,10}[-_ ]?)?\d{3,10})?(?![\p{L}\p{N}_])/gu;
const SCORE = 0.65;

/** The numbers that are stamped on pages which one side shows the other, in a text that speaks of them. */
export const batesNumber: CodeRecognizer = {
  name: 'identifiers/bates',
  types: ['ID_NUMBER'],
  needs: { digits: 5, holds: ['Bb'] },
  recognize({ view }): readonly Match[] {
    if (!mayTell(view) || !TOLD.test(view)) return [];
    const found: Match[] = [];
    for (const { index, 0: stamp } of view.matchAll(STAMP))
      found.push({
        type: 'ID_NUMBER',
        start: index,
        end: index + stamp.length,
        score: SCORE,
        why: 'number of a page that was produced',
      });
    return found;
  },
};
