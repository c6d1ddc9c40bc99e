import type { Match, TextDocument } from '../../../../core/index.js';
import { lexiconPattern, lexiconSet, scoreOf } from '../../../../kit/index.js';

/** Column titles and JSON keys whose values are always names of persons. */
const PERSON = lexiconSet('person-labels', { class: 'column' });
/** Titles whose values are names of persons or of things. */
const MAYBE = lexiconSet('person-labels', { class: 'column-maybe' });
/** Words beside `name` which show that the column holds names of things, or no names. */
const OTHER = lexiconSet('person-labels', { class: 'column-of-a-thing' });
const PARTS = /[\s_./-]+/;
const MAX_LENGTH = 80;
const TITLE = new RegExp(`^\\s*(?:(?:${lexiconPattern('person-titles', { class: 'header' })})\\b\\.?\\s+){0,3}`, 'iu');
const VALUE = /^[\p{L}\p{M}][\p{L}\p{M}.,'’ -]*$/u;

/** Reports the whole text as a name if its column title says so. */
export function readHeaded(document: TextDocument): Match | undefined {
  if (document.header.length === 0 || document.view.length > MAX_LENGTH) return undefined;
  // Checked first: most cells are not names, and that is cheaper to find out than the meaning of the title.
  const start = TITLE.exec(document.view)?.[0].length ?? 0;
  const value = document.view.slice(start).trimEnd();
  if (!VALUE.test(value) || value.split(' ').length > 6) return undefined;
  const words = document.header.flatMap((header) => header.split(PARTS));
  const isPerson = words.some((word) => PERSON.has(word));
  if ((!isPerson && !words.some((word) => MAYBE.has(word))) || words.some((word) => OTHER.has(word))) return undefined;
  return {
    type: 'PERSON',
    start,
    end: start + value.length,
    score: scoreOf(isPerson ? 'cue:field' : 'cue:word'),
    why: 'cue: title of the column',
  };
}
