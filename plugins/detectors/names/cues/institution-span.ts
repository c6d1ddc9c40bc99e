import { lexiconPattern } from '../../../../kit/index.js';

const WORD = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’&-]{1,24}";
const LINK = `(?:${lexiconPattern('institution-kinds', { class: 'link' })})`;
/** Adjectives and nouns between the kind and the name: `Sąd Rejonowy`, `Spółdzielnia mleczarska`. */
const LOWER = '\\p{Ll}[\\p{L}\\p{M}-]{2,20}';
const OPEN = '["„“”«»‘’]';
const CLOSE = '["“”»«’]';
const QUOTED = `${OPEN}[^"„“”«»\\n]{2,50}${CLOSE}`;
/** The place behind a name in quotation marks: `„Leśna Polanka” w Zwierzyńcu`. */
const PLACE = `(?: (?:${LINK}) ${WORD})?`;

/** `Poradnia Neurologiczna „Synapsa”`, `артель «Щепа»`, `Przedszkole „Polanka” w Zwierzyńcu`. */
const QUOTED_TAIL = new RegExp(`(?: (?:${WORD}|${LOWER})){0,2} ${QUOTED}${PLACE}`, 'uy');
/** `Stowarzyszenie Dobra Studnia`, `Clube Náutico da Ria Mansa`, `Jídelna U Tří lip`. */
const NAMED_TAIL = new RegExp(`(?: ${LOWER})?(?:(?: (?:${LINK}\\.?)| ${LINK}['’])?(?: |(?<=['’]))${WORD}){1,5}`, 'uy');
/** `Okręgowa`, `Spořitelní`: an adjective with a capital before the kind belongs to the name. */
const ADJECTIVE = new RegExp(
  `(?:^|[^\\p{L}])(\\p{Lu}[\\p{L}\\p{M}-]{2,20}(?:${lexiconPattern('institution-kinds', { class: 'ending-of-adjective' })})) $`,
  'u',
);
const LONGEST_ADJECTIVE = 24;

/** End of a name behind the word for a kind of institution; -1 if none follows. */
export function endOfInstitution(view: string, at: number, isCapital: boolean): number {
  QUOTED_TAIL.lastIndex = at;
  if (QUOTED_TAIL.test(view)) return QUOTED_TAIL.lastIndex;
  if (!isCapital) return -1;
  NAMED_TAIL.lastIndex = at;
  return NAMED_TAIL.test(view) ? NAMED_TAIL.lastIndex : -1;
}

/** Start of the adjective before the word for a kind, or of that word. */
export function startOfInstitution(view: string, start: number): number {
  const adjective = ADJECTIVE.exec(view.slice(Math.max(0, start - LONGEST_ADJECTIVE), start))?.[1];
  return adjective === undefined ? start : start - adjective.length - 1;
}
