import { Recent } from '../recent.js';
import { digitsOf } from '../shape.js';

const KIND_EN =
  'street|st|avenue|ave|av|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|pl|way|terrace|ter|circle|cir|highway|hwy|parkway|pkwy|square|sq|trail|trl|crescent|close|mews|row|walk|alley|loop|route|rte|freeway|turnpike|plaza|grove|gardens|gdns|hill|rise|expressway|broadway';
const KIND_OTHER =
  'rue|avenue|place|boulevard|chemin|allée|impasse|quai|cours|route|calle|avenida|avda|av|paseo|plaza|carrer|camino|ronda|via|viale|piazza|corso|vicolo|largo|rua|praça|travessa|ulica|ul|straße|strasse|str|weg|gasse|platz|allee|ring|damm|ufer|straat|laan|plein|gracht|kade';
export const KIND = new RegExp(`^(?:${KIND_EN}|${KIND_OTHER})\\.?$`, 'iu');
export const COMPOUND =
  /^(.{2,})(straße|strasse|str\.?|weg|gasse|platz|allee|ring|damm|ufer|steig|straat|laan|plein|gracht|kade|dijk|vägen|gatan|gate|vej)$/iu;
export const STAYS =
  /^(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|northeast|northwest|southeast|southwest|apt|apartment|suite|ste|unit|floor|fl|flat|room|rm|bldg|building|block|lot|box|po|p\.?o|p\.o\.b|pobox|postfach|bp|apartado|casilla|wohnung|stock|etage|piso|puerta|no|nr|nº|#|of|the|and|at|de|del|de\sla|la|las|los|les|le|du|des|della|delle|dei|degli|di|da|do|dos|am|an|im|in|der|dem|den|zum|zur|auf|rural|county|state|us|interstate|old|new|upper|lower)\.?$/iu;

/** What a word is in the name of a street. */
export interface StreetWord {
  /** Says that it is a street, alone or at its end. */
  readonly kind: boolean;
  readonly compound: boolean;
  readonly stays: boolean;
  /** A capital letter and more: may be a name. */
  readonly capital: boolean;
}

const NUMBER: StreetWord = { kind: false, compound: false, stays: false, capital: false };

function streetWord(word: string): StreetWord {
  const compound = COMPOUND.test(word);
  return {
    kind: compound || KIND.test(word),
    compound,
    stays: STAYS.test(word),
    capital: /^\p{Lu}\p{L}{2,}/u.test(word),
  };
}

/** True for ASCII digits alone, and for nothing at all. */
export const isNumber = (text: string): boolean => digitsOf(text).length === text.length;

/** What words are, remembered: the words of streets repeat, and the expressions are long. */
export class StreetWords {
  readonly #known = new Recent<StreetWord>(4000);

  of(word: string): StreetWord {
    if (isNumber(word)) return NUMBER;
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const read = streetWord(word);
    this.#known.set(word, read);
    return read;
  }
}
