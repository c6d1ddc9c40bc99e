import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';

const CODE = / \((?:[A-Z]{2},? )?(\d{5}(?:-\d{4})?)\)/dy;
const PLACES: ReadonlySet<string> = new Set(['LOCATION', 'CITY']);
const SURE = 0.5;
const SCORE = 0.6;

/** The ZIP code in brackets behind a place: `earlier in Skowhegan (04976)`. Asks the recognizers of places where one ends. */
export const bracketedCode: CodeRecognizer = {
  name: 'locations/bracketed-code',
  types: ['POSTAL_CODE'],
  needs: { digits: 5, holds: ['('] },
  recognize: () => [],
  recall({ view }: TextDocument, found: readonly Match[]): readonly Match[] {
    return found.flatMap(({ type, end, score }) => {
      if (!PLACES.has(type) || score < SURE) return [];
      CODE.lastIndex = end;
      const span = CODE.exec(view)?.indices?.[1];
      return span === undefined
        ? []
        : [{ type: 'POSTAL_CODE', start: span[0], end: span[1], score: SCORE, why: 'in brackets behind a place' }];
    });
  },
};
