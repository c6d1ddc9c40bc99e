import { fold } from '../../words/fold.js';

/** Language of the names of streets and towns. */
export type AddressLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl' | 'sv' | 'tr';

/** What shows that a place or street is named in a language. The first one that matches counts. */
const SIGNS: readonly (readonly [AddressLanguage, RegExp])[] = [
  ['tr', /[ğışİ]|\b(?:cadde|caddesi|cad\.|soka[kğ]|sok\.|mahallesi|mah\.|bulvarı)/u],
  ['sv', /å|(?:gatan|vägen|gränd|torget|stigen)\b/iu],
  [
    'de',
    /[äöüß]|(?:burg|stadt|heim|hausen|furt|dorf|brück|münster)$|stra(?:ß|ss)e|str\.|gasse|platz|allee|\bam\b|weg$/iu,
  ],
  [
    'fr',
    /[éèêàç]|^(?:saint|sainte|le|la|les)[ -]|sur-|\b(?:rue|chemin|impasse|venelle|quai|ruelle|sentier|faubourg|hameau|lieu-dit|cedex)\b|\b(?:boulevard|place|avenue|cours|allées?|route|square)\s(?:d[eu’']|la\b|l[’'])/iu,
  ],
  [
    'pt',
    /[ãõ]|\b(?:rua|travessa|praça|ladeira|rodovia|alameda)\b|\b(?:avenida|estrada)\s.{0,30}\b(?:d[ao]s?)\s|\bcep\b/iu,
  ],
  ['pl', /[ąęłńśźż]|\bul\.|\b(?:ulica|aleja|osiedle)\b/iu],
  ['es', /[ñáíóú]|^(?:san|santa|los|las|el|villa)\s|\bcalle\b|avenida|\bpaseo\b|plaza/iu],
  [
    'it',
    /\b(?:via|viale|piazza|piazzale|corso|vicolo|strada|largo|contrada|lungomare)\b|^(?:san|monte|castel|borgo)\s|(?:ano|ino|ello)$/iu,
  ],
  ['nl', /straat|laan|plein|gracht|kade|dijk$|(?:dam|drecht|hoven|ijk)$/iu],
];
/** Pairs of languages that share kinds of streets: the second one counts if its signs occur. */
const SHARED: Partial<Record<AddressLanguage, AddressLanguage>> = { es: 'pt', pt: 'pl' };

/**
 * The language in which the places of an address are named: what the text shows, otherwise that of its document.
 * @param language of the document, as an ISO 639-1 code.
 */
export function addressLanguage(text: string, language?: string): AddressLanguage {
  // An accent alone does not make a town French.
  if (/^(?:san|santa|los|las)\s/iu.test(text)) return languageOfKind('es', text);
  const own = language === 'en' ? undefined : SIGNS.find(([each]) => each === language)?.[0];
  // In a text of another language an accent proves nothing: Béjar is not in France.
  const read = own === undefined ? text : fold(text);
  return SIGNS.find(([, sign]) => sign.test(read))?.[0] ?? own ?? 'en';
}

/** The language of a street whose kind is a word of this language, and perhaps of a neighbour. */
export function languageOfKind(language: AddressLanguage, text: string): AddressLanguage {
  const other = SHARED[language];
  return other !== undefined && SIGNS.some(([each, sign]) => each === other && sign.test(text)) ? other : language;
}
