import { Recent } from '../base/recent.js';
import { digitsOf } from '../base/shape.js';
import { wordSet } from '../base/text.js';
import type { StyleName } from './style-name.js';

/** Words behind the name of a street: English, and those that German and Dutch write apart. */
const BEHIND =
  wordSet(`street st avenue ave av road rd drive dr lane ln boulevard blvd court ct place pl way terrace ter terr circle cir highway hwy
  parkway pkwy square sq trail trl crescent cres close mews row walk alley loop route rte freeway fwy turnpike tpke plaza grove gardens gdns hill rise
  expressway expy causeway byway bypass thruway pike pass path park point ridge run vale view green crossing xing cove bend glen landing commons
  esplanade quay parade streets cv trce caddesi cad sokak sokağı sok bulvarı bulv mahallesi mah`);
/** Those of Turkish. */
export const TURKISH = /^(?:cad|caddesi|soka[kğ]ı?|sok|bulv|bulvarı|mah|mahallesi)[.,]?$/iu;
const GERMAN_APART = wordSet(
  'straße strasse str weg gasse platz allee ring damm ufer chaussee promenade steig stieg pfad',
);
const DUTCH_APART = wordSet('straat laan plein gracht kade dijk singel weg');

/** Words in front of the name of a street, by the style of what follows them. */
const FRONT: readonly (readonly [StyleName, ReadonlySet<string>])[] = [
  [
    'fr',
    wordSet(`rue avenue boulevard bd blvd place chemin allée allee allées impasse imp quai route rte cours square passage faubourg fbg sentier ruelle
      venelle esplanade cité résidence residence lotissement hameau lieu-dit montée traverse villa rond-point sente voie clos mail promenade cour`),
  ],
  [
    'es',
    wordSet(`calle c c/ cl avenida avda avd av plaza pza plza paseo pso pº p.º camino cno carretera ctra crta ronda travesía trv travesia urbanización
      urbanizacion urb glorieta gta callejón callejon rambla cuesta costanilla carrera cra cr transversal diagonal jirón jiron jr prolongación pasaje psje
      polígono poligono paraje rúa vía calzada bulevar bulevard boulevard circuito privada cerrada andador carrer passeig plaça avinguda`),
  ],
  [
    'it',
    wordSet(
      'via viale v.le piazza p.zza piazzale p.le corso c.so largo vicolo strada contrada c.da borgata lungomare lungotevere salita calata galleria borgo località loc frazione fraz',
    ),
  ],
  [
    'pt',
    wordSet(
      'rua r avenida av travessa tv praça praca pç estrada estr alameda al rodovia rod ladeira beco largo calçada viela rotunda quinta',
    ),
  ],
  ['pl', wordSet('ul ulica aleja al aleje os osiedle pl plac')],
];

/** Words of these lists that are as often the name of a town, or a part of it: they tell a street only next to a number. */
const WEAK =
  wordSet(`park hill view green pass point path run vale bend glen landing cross rise grove villa mail cours clos sente montée salita place c cl cr r
  al pl ch row way quinta largo cité hameau loc st dr ct cv ter urb gta privada circuito cerrada località rond-point cour voie galleria borgo ring
  damm ufer creek cove crossing parade close commons plaza os cra tv trv cno rod psje jr bd estr court square`);

/** Kinds of streets written together with the name. */
export const COMPOUND =
  /^(?!.{0,12}spring$)(.{3,}?)(-?)(straße|strasse|str\.?|weg|gasse|platz|allee|ring|damm|ufer|steig|stieg|chaussee|promenade|pfad|straat|laan|plein|gracht|kade|dijk|singel|vägen|gatan|gata|gate|gade|vej|veien|katu)$/iu;
/** Endings of towns as well: `Bad Segeberg`, `Amsterdam`, `Margate`. */
const SHORT_COMPOUND = /(?:gate|gata|gade|ring|damm|ufer|steig|stieg|dijk|plein|katu|kade)$/u;
/** Units, directions and small words: they stay. */
const STAYS =
  /^(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|northeast|northwest|southeast|southwest|apt|apartment|suite|ste|unit|floor|fl|flat|room|rm|bldg|building|block|lot|level|box|po|p\.?o|p\.o\.b|pobox|postfach|bp|cs|cedex|apartado|casilla|wohnung|whg|haus|hs|stock|og|eg|ug|dg|etage|étage|bâtiment|bât|bat|esc|escalier|escalera|appt|appartement|porte|piso|puerta|pta|planta|bajo|entlo|ático|principal|pral|sótano|izq|izda|izqda|dcha|dch|izquierda|derecha|portal|bloque|interno|int|scala|palazzina|piano|andar|esq|dto|drt|frt|dir|frente|depto|dpto|apto|app|bte|bus|cep|links|rechts|r\/c|th|tv|mf|vån|lgh|bloco|casa|hinterhaus|vorderhaus|seitenflügel|no|nr|nº|n°|n\.º|num|número|numero|km|s\/n|snc|bis|ter|quater|#|of|the|and|at|am|an|im|in|der|dem|den|das|zum|zur|auf|unter|hinter|vor|beim|rural|county|state|us|interstate|old|new|upper|lower)\.?$/iu;
/** What stands in the name of a street with a small letter. */
export const SMALL =
  /^(?:de|del|della|dello|delle|dei|degli|dell'|dal|di|da|do|dos|das|du|des|d'|la|las|les|le|los|el|l'|al|ai|alla|en|et|y|e|i|sur|sous|aux|à|d[’'].*|l[’'].*|dell[’'].*)$/u;

/** What a word is in the name of a street. */
export interface StreetWord {
  /** Says that it is a street, alone or at its end. */
  readonly kind: boolean;
  /** A kind that hardly is a part of the name of a town. */
  readonly sure: boolean;
  /** Style of the name that follows it; undefined if it does not stand in front of names. */
  readonly front: StyleName | undefined;
  /** A kind behind the name, in German or Dutch: the name takes an ending, as in `Lindener Straße`. */
  readonly apart: boolean;
  readonly behind: boolean;
  readonly compound: boolean;
  readonly stays: boolean;
  /** A capital letter and more: may be a name. */
  readonly capital: boolean;
}

const NUMBER: StreetWord = {
  kind: false,
  sure: false,
  front: undefined,
  apart: false,
  behind: false,
  compound: false,
  stays: false,
  capital: false,
};

/** What a word is, read anew. */
export function streetWord(word: string): StreetWord {
  const small = word.toLowerCase();
  const bare = small.replace(/[.,]$/u, '');
  const front = FRONT.find(([, words]) => words.has(bare) || words.has(small))?.[0];
  const apart = GERMAN_APART.has(bare) || DUTCH_APART.has(bare);
  const behind = apart || BEHIND.has(bare);
  const compound = !behind && COMPOUND.test(bare);
  const kind = compound || behind || front !== undefined;
  return {
    kind,
    sure: kind && !WEAK.has(bare) && (!compound || !SHORT_COMPOUND.test(bare)),
    front,
    apart,
    behind,
    compound,
    stays: STAYS.test(word.replace(/:$/u, '')),
    capital: /^\p{Lu}\p{L}{2,}/u.test(word),
  };
}

/** True for ASCII digits alone, and for nothing at all. */
const isNumber = (text: string): boolean => digitsOf(text).length === text.length;

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
