import type { Random } from '../../../../core/index.js';
import { type Language, lexiconWords } from '../../../../kit/index.js';
import { fold, isElided, list } from '../base/text.js';
import { furtherTown } from './further-towns.js';
import type { StyleName } from './style-name.js';

interface Style {
  readonly name: StyleName;
  /** Matches if a place or street is named in this style. */
  readonly sign: RegExp;
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly streets: readonly string[];
}

const style = (name: StyleName, sign: RegExp): Style => ({
  name,
  sign,
  starts: lexiconWords('place-pools', { class: 'town-start', language: name }),
  ends: lexiconWords('place-pools', { class: 'town-end', language: name }),
  streets: lexiconWords('place-pools', { class: 'street', language: name }),
});

const ENGLISH = style('en', /^/u);

const STYLES: readonly Style[] = [
  style('tr', /[ğışİ]|\b(?:cadde|caddesi|cad\.|soka[kğ]|sok\.|mahallesi|mah\.|bulvarı)/u),
  style('sv', /å|(?:gatan|vägen|gränd|torget|stigen)\b/iu),
  style(
    'de',
    /[äöüß]|(?:burg|stadt|heim|hausen|furt|dorf|brück|münster)$|stra(?:ß|ss)e|str\.|gasse|platz|allee|\bam\b|weg$/iu,
  ),
  style(
    'fr',
    /[éèêàç]|^(?:saint|sainte|le|la|les)[ -]|sur-|\b(?:rue|chemin|impasse|venelle|quai|ruelle|sentier|faubourg|hameau|lieu-dit|cedex)\b|\b(?:boulevard|place|avenue|cours|allées?|route|square)\s(?:d[eu’']|la\b|l[’'])/iu,
  ),
  style(
    'pt',
    /[ãõ]|\b(?:rua|travessa|praça|ladeira|rodovia|alameda)\b|\b(?:avenida|estrada)\s.{0,30}\b(?:d[ao]s?)\s|\bcep\b/iu,
  ),
  style('pl', /[ąęłńśźż]|\bul\.|\b(?:ulica|aleja|osiedle)\b/iu),
  style('es', /[ñáíóú]|^(?:san|santa|los|las|el|villa)\s|\bcalle\b|avenida|\bpaseo\b|plaza/iu),
  style(
    'it',
    /\b(?:via|viale|piazza|piazzale|corso|vicolo|strada|largo|contrada|lungomare)\b|^(?:san|monte|castel|borgo)\s|(?:ano|ino|ello)$/iu,
  ),
  style('nl', /straat|laan|plein|gracht|kade|dijk$|(?:dam|drecht|hoven|ijk)$/iu),
];

/** The style shown by a text, otherwise that of the document's language. */
function styleOf(text: string, language: string | undefined): Style {
  // An accent alone does not make a town French.
  if (/^(?:san|santa|los|las)\s/iu.test(text)) return styleNamed('es', text);
  const own = language === 'en' ? undefined : STYLES.find(({ name }) => name === language);
  // In a text of another language an accent proves nothing: Béjar is not in France.
  return STYLES.find(({ sign }) => sign.test(own === undefined ? text : fold(text))) ?? own ?? ENGLISH;
}

const ELISION_TRIES = 12;

/** In French, tries to find a town that is elided after `d'` if the original is, and not if it is not. */
export function townLike(original: string, make: () => string, language: Language | undefined): string {
  let name = make();
  if (language === 'fr') for (let i = 0; i < ELISION_TRIES && isElided(name) !== isElided(original); i++) name = make();
  return name;
}

/** Number of tries with plain names of towns, before names with additions are made. */
const PLAIN_TRIES = 2;

/**
 * An invented name of a city in the style of the original. @param variant number of earlier results that could not be
 * used.
 */
export function cityName(text: string, random: Random, language?: string, variant = 0): string {
  const style = styleOf(text, language);
  const name = plainCity(style, random);
  return variant < PLAIN_TRIES ? name : furtherTown(name, style.name, random);
}

function plainCity({ starts, ends }: Style, random: Random): string {
  const start = random.pick(starts);
  const end = random.pick(ends);
  const joined = /[-\s]$/u.test(start) ? start + end.charAt(0).toUpperCase() + end.slice(1) : start + end;
  return fold(start).at(-1) === fold(end).charAt(0) && /[aeiou]$/u.test(start) ? start + end.slice(1) : joined;
}

/** Pairs of languages that share kinds of streets: the second one counts if its special signs occur. */
const SHARED: Partial<Record<StyleName, StyleName>> = { es: 'pt', pt: 'pl' };

function styleNamed(name: StyleName, context: string): Style {
  const own = STYLES.find((style) => style.name === name) ?? ENGLISH;
  const other = STYLES.find((style) => style.name === SHARED[name]);
  return other?.sign.test(context) ? other : own;
}

/** Words added to names of English streets when plain names are exhausted. */
const BEHIND_STREETS = list('Hill,Ridge,Creek,Hollow,Grove,Spring,Meadow,Bend,Glen,Crossing,Knoll,Run');

/**
 * The name of a street, without its kind. `context` shows the language if `style` is left out. @param variant number of
 * earlier results that could not be used.
 */
export function streetName(context: string, random: Random, style?: StyleName, language?: string, variant = 0): string {
  const chosen = style === undefined ? styleOf(context, language) : styleNamed(style, context);
  const name = random.pick(chosen.streets);
  return variant < PLAIN_TRIES || chosen !== ENGLISH || name.includes(' ')
    ? name
    : `${name} ${random.pick(BEHIND_STREETS)}`;
}
