import { lexiconPattern, lexiconSet } from '../../../../kit/index.js';

// Patterns for parts of an address. They are sticky: callers set the position, see `matchEnd`.

const END = '(?![\\p{L}\\p{N}_])';

const UNIT_WORDS = lexiconPattern('streets', { class: 'unit' });

const UNIT_ID = '(?:\\d[\\p{L}\\d/-]{0,6}|[A-Z](?:-?\\d{1,4})?)';

const FLOOR =
  '(?:\\d{1,3}(?:st|nd|rd|th)|First|Second|Third|Fourth|Fifth|Lower|Upper|Ground) (?:Floor|Flr|Fl|Level)|\\d{1,2}\\. ?(?:OG|Stock|Etage)|' +
  '\\d{1,2}[ºª°] ?(?:[A-Z]|izq|dcha|izda|der)?\\.?';

/**
 * Doors in the Netherlands, Poland and the Nordic countries: `bis`, `3 hoog`, `m. 7`, `lok. 4`, `lgh 1102`, `2. tv`,
 * `st. th`, `1. sal`.
 */
const DOOR =
  'bis|[1-9]-?hoog|(?:m|lok)\\. ?\\d{1,4}[a-z]?|lgh\\.? ?\\d{4}|(?:st|kl|\\d{1,2})\\.? ?(?:sal|tv|th|mf)\\.?(?: ?(?:tv|th|mf)\\.?)?|lejl\\. ?\\d{1,4}';

/** Source of an apartment, suite, floor: `Apt. 595`, `# 12`, `2nd Floor`, `3. OG`, `2º B`; `ignoreCase`. */
const UNIT_SOURCE = `(?:(?:${UNIT_WORDS})\\.?[ ]?(?:(?:No|Nr|n)[.º°]?[ ]?)?#?[ ]?${UNIT_ID}${END}|#[ ]?${UNIT_ID}${END}|(?:${FLOOR}|${DOOR})${END})`;

/** A unit after a street. */
export const UNIT = new RegExp(UNIT_SOURCE, 'iuy');

/** British postcode areas, from the official list. */
export const UK_AREAS: ReadonlySet<string> = lexiconSet('places', { class: 'uk-postcode-area', language: 'en' });

/** Source of a British postcode; inward codes never use C I K M O V. */
export const UK_POSTCODE = '(?:GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2})';

/** Source of a Canadian postal code. */
export const CA_POSTCODE = '(?!T\\dN\\dM)[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z][ -]?\\d[ABCEGHJ-NPRSTV-Z]\\d';

/** Any postal code, for positions where the address makes clear that it is one. */
export const POSTAL_CODE = new RegExp(
  `(?:${UK_POSTCODE}|${CA_POSTCODE}|(?:[A-Z]{1,2}-)?(?:\\d{5}-\\d{4}|\\d{5}-\\d{3}|\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{3} \\d{2,3}(?! \\d)|\\d{4} [A-Z]{2}|\\d{4,6}))(?![\\p{L}\\d]|-\\d)`,
  'uy',
);
