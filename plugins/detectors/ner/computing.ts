import type { Span } from '../../../core/index.js';
import { lexiconPattern, lexiconSet } from '../../../kit/index.js';

/** Abbreviations and products of computing that look like names to a model which has read letters and news. Lower case. */
const TECHNICAL = lexiconSet('computing', { class: 'word' });

/** `const pj`, `from zlib import adler32`, `curl -I`: a statement or a command, not a name. */
const STATEMENT = new RegExp(
  `^(?:${lexiconPattern('computing', { class: 'statement' })})\\s\\S|\\simport\\s|[{}<>=;|]|&&|\\\\|\\$`,
);
/** `travis-image`, `istanbul-lib-coverage`: the name of a package or an option. */
const KEBAB = /^[a-z\d]+(?:-[a-z\d]+)+$/;
/** `ipaddrFromByteArray`, `tsSys` */
const CAMEL = /^[a-z]+\d*[A-Z][A-Za-z\d]*$/;
const CODE_BEFORE = /[.$`_/@#\\:-]$/;
/** `LastLogin="…`, `DTSTART;TZID=`: the name of an attribute. */
const ATTRIBUTE_BEHIND = /^(?:=["']|;[A-Z-]{2,12}=)/;
const CODE_BEHIND = /^(?:\(|\.[a-z]|\[|_|::|`)/;

/** `BEGIN:VEVENT` */
const isComponent = (view: string, start: number): boolean =>
  view.startsWith('BEGIN:', start - 6) || view.startsWith('END:', start - 4);

/** Frames drawn with signs, the path of a drawing, types of a program in a row, versions: `├──┤`, `M24.3 13.6H129`, `T1, U2`, `v2.1.2`. */
const DRAWN =
  /[\u2500-\u257f]|^(?=(?:\D{0,3}\d{1,4}\.\d{1,6}){2})[MLHVCSQTAZ\d., -]{12,}$|^(?:\p{Lu}\d(?:, |$)){2,}|^v?\d{1,3}(?:\.\d{1,4}){1,3}$/u;
/** `Koa.Middleware<T>`: a name of a program within another. */
const MEMBER = /^\p{Lu}\p{L}+(?:\.\p{Lu}\p{L}+)+$/u;
const OF_MEMBER = /^(?:[<(]|\) ?[=;]| = )/;

/** True for a word of computing, a piece of code, and what stands in one. */
export function isComputing(view: string, { start, end }: Span): boolean {
  const term = view.slice(start, end);
  if (TECHNICAL.has(term.toLowerCase()) || CAMEL.test(term)) return true;
  if (STATEMENT.test(term)) return true;
  if (DRAWN.test(term)) return true;
  if (MEMBER.test(term) && OF_MEMBER.test(view.slice(end, end + 3))) return true;
  if (isComponent(view, start)) return true;
  if (!term.includes(' ') && ATTRIBUTE_BEHIND.test(view.slice(end, end + 15))) return true;
  if (term !== term.toLowerCase()) return false;
  if (KEBAB.test(term)) return true;
  const isGlued =
    CODE_BEFORE.test(view.slice(Math.max(0, start - 1), start)) || CODE_BEHIND.test(view.slice(end, end + 2));
  return isGlued && !term.includes(' ');
}
