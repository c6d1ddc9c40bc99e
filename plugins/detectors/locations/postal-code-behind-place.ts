import type { CodeRecognizer, Match } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';
import { UK_POSTCODE } from './address/forms.js';

/** From this score on, what stands before the code is a place. */
const PLAUSIBLE = 0.5;
const PLACES: ReadonlySet<string> = new Set(['LOCATION', 'CITY', 'STREET_ADDRESS']);
/** A code of the British form behind a place, on its line or on the next. Its areas in no list are wrong or new ones. */
const CODE = new RegExp(
  `(?:,?[ ]|,?\\r?\\n[ \\t>]{0,8})(${UK_POSTCODE.replaceAll(' ?', ' ')})(?![\\p{L}\\p{N}_]|-\\d|[.,]\\d)`,
  'uy',
);

/**
 * Postal codes of the British form directly behind a place that was found: `Bexwick BX9 9ZZ`. The form alone is also that of
 * `PS4 5GB`, so that elsewhere the area must be a real one.
 */
export const postalCodeBehindPlace: CodeRecognizer = {
  name: 'locations/postal-code-behind-place',
  types: ['POSTAL_CODE'],
  needs: { holds: ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] },
  recognize: () => [],
  recall: ({ view }, found) => {
    const ends = new Set<number>();
    for (const { type, end, score } of found) if (score >= PLAUSIBLE && PLACES.has(type)) ends.add(end);
    return [...ends].flatMap((end) => codeAt(view, end) ?? []);
  },
};

function codeAt(view: string, at: number): Match | undefined {
  CODE.lastIndex = at;
  const code = CODE.exec(view)?.[1];
  if (code === undefined) return undefined;
  const end = CODE.lastIndex;
  return {
    type: 'POSTAL_CODE',
    start: end - code.length,
    end,
    score: scoreOf('form:own'),
    why: 'form of a British postal code behind a place',
  };
}
