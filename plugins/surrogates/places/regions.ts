import type { Random } from '../../../core/index.js';
import type { Ledger } from '../ledger.js';
import { Recent } from '../recent.js';
import { digits } from '../shape.js';
import { fold, likeCase, list } from '../text.js';
import { otherProvince, type Province, provinceNamed } from './provinces.js';
import { abbreviated, isAbbreviated, STATES, type State, stateNamed, stateOfArea, stateOfZip } from './states.js';

const COUNTRIES = list(
  'Argentina,Australia,Austria,Belgium,Bolivia,Brazil,Bulgaria,Canada,Chile,Colombia,Costa Rica,Croatia,Cyprus,Denmark,Ecuador,Estonia,Finland,France,Germany,Ghana,Greece,Hungary,Iceland,India,Indonesia,Ireland,Italy,Japan,Kenya,Latvia,Lithuania,Luxembourg,Malaysia,Malta,Mexico,Morocco,Netherlands,New Zealand,Norway,Panama,Peru,Philippines,Poland,Portugal,Romania,Senegal,Serbia,Singapore,Slovakia,Slovenia,South Africa,South Korea,Spain,Sweden,Switzerland,Thailand,Tunisia,Turkey,United Kingdom,United States,Uruguay,Vietnam',
);
const KNOWN_COUNTRIES = new Set(
  [
    ...COUNTRIES,
    'USA',
    'U.S.A.',
    'US',
    'U.S.',
    'UK',
    'U.K.',
    'England',
    'Scotland',
    'Wales',
    'China',
    'Russia',
    'Ukraine',
    'Egypt',
    'Israel',
    'Pakistan',
    'Bangladesh',
    'Nigeria',
    'Iran',
    'Iraq',
    'Cuba',
    'Deutschland',
    'Österreich',
    'Schweiz',
    'España',
    'Italia',
    ...list(
      'Frankreich,Italien,Spanien,Niederlande,Belgien,Polen,Allemagne,Espagne,Italie,Suisse,Belgique,Alemania,Francia,Suiza,Bélgica,Brasil,Germania,Spagna,Svizzera,Austria,Portogallo,Alemanha,Espanha,França,Itália,Suíça,Nederland,België,Duitsland,Frankrijk,Spanje,Italië,Polska,Sverige,Türkiye',
    ),
  ].map(fold),
);
const COUNTRY_CODES = list(
  'AR,AT,AU,BE,BR,CA,CH,CL,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IS,IT,JP,KE,LT,LU,LV,MT,MX,NL,NO,NZ,PE,PL,PT,RO,SE,SI,SK,TR,UY',
);
const TOLL_FREE = list('800,833,844,855,866,877,888');
const TOLL_FREE_LATER = '822';
const PROVINCES = list(
  'Ontario,Quebec,British Columbia,Alberta,Manitoba,Saskatchewan,Nova Scotia,New Brunswick,New South Wales,Victoria,Queensland,Western Australia,Tasmania,Bavaria,Saxony,Hesse,Thuringia,Brandenburg,Andalusia,Catalonia,Galicia,Tuscany,Lombardy,Piedmont,Umbria,Normandy,Brittany,Provence,Zealand,Utrecht,Jalisco,Oaxaca,Kerala,Punjab,Gujarat',
);

const UNITED_STATES = new Set(
  ['us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america', 'the united states', 'america'].map(
    fold,
  ),
);

/** Other names of the United States than the one that a text has, the likest first. */
const namesOfUnitedStates = (text: string): string[] => {
  const isShort = /^(?:\p{Lu}\.?){2,3}$/u.test(text);
  const names = isShort ? ['United States', 'America'] : ['USA', 'US', 'America'];
  return (text === text.toUpperCase() && !isShort ? names.map((name) => name.toUpperCase()) : names).filter(
    (name) => fold(name) !== fold(text),
  );
};

/** One key for the code and the name of a state. */
export const stateKey = (text: string, whole = text): string =>
  provinceOf(text, whole)?.key ?? `state/${stateNamed(text)?.code ?? fold(text)}`;

/** The province of another country than the USA; a state of theirs is none, unless the address around it shows another country. */
export function provinceOf(text: string, whole: string): Province | undefined {
  const province = provinceNamed(text, whole);
  return stateNamed(text) === undefined || (province !== undefined && whole !== text) ? province : undefined;
}

export const isCountry = (text: string): boolean => KNOWN_COUNTRIES.has(fold(text));

/** States and what hangs on them: one state of the document is one other state, and ZIP codes and area codes follow it. */
export class Regions {
  readonly #ledger: Ledger;
  readonly #states = new Recent<State>();
  /** Names of countries in the language of the document, where that is not English. */
  #abroad: Intl.DisplayNames | undefined;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Another country, in words or as a code. */
  country(text: string, random: Random, variant: number): string {
    // The substitutes of its states and ZIP codes are of the same country: it is called otherwise.
    const names = UNITED_STATES.has(fold(text)) ? namesOfUnitedStates(text) : [];
    const name = names[(this.#ledger.candidate + variant) % Math.max(1, names.length)];
    if (name !== undefined && variant < names.length) return name;
    return /^[A-Z]{2}$/u.test(text)
      ? random.pick(COUNTRY_CODES)
      : likeCase(this.#countryName(random), text.length > 4 ? text : 'Aa');
  }

  /** The name of a country in the language of the document. */
  #countryName(random: Random): string {
    const { language } = this.#ledger;
    if (language === undefined || language === 'en') return random.pick(COUNTRIES);
    this.#abroad ??= new Intl.DisplayNames([language], { type: 'region' });
    return this.#abroad.of(random.pick(COUNTRY_CODES)) ?? random.pick(COUNTRIES);
  }

  /** The state that stands for a state; the next call gives the same. */
  other(state: State): State {
    const known = this.#states.get(state.code);
    if (known !== undefined) return known;
    const key = `state/${state.code}`;
    const random = this.#ledger.random(key);
    let other = random.pick(STATES);
    for (let i = 0; i < 200 && !this.#isUsable(other, state, key); i++) other = random.pick(STATES);
    if (other === state) other = STATES[(STATES.indexOf(state) + 1) % STATES.length] ?? other;
    this.#states.set(state.code, other);
    for (const name of [other.code, other.name]) this.#ledger.take(name, key);
    return other;
  }

  #isUsable(other: State, state: State, key: string): boolean {
    return (
      other !== state &&
      this.#ledger.isFree(other.code, key, state.code) &&
      this.#ledger.isFree(other.name, key, state.name)
    );
  }

  /** A substitute for the name or the code of a state or province. */
  state(text: string, random: Random, variant: number, whole = text): string {
    const province = provinceOf(text, whole);
    if (province !== undefined) return otherProvince(province, text, random);
    const state = stateNamed(text);
    if (state === undefined)
      return /^[A-Z]{2,3}$/u.test(text) ? random.pick(STATES).code : likeCase(random.pick(PROVINCES), text);
    const other = variant === 0 ? this.other(state) : random.pick(STATES);
    if (isAbbreviated(text)) return abbreviated(other);
    return text.trim().length === 2 ? likeCase(other.code, text) : likeCase(other.name, text);
  }

  /** A ZIP code of the state that stands for the original's, `+4` drawn anew. */
  zip(text: string, random: Random): string {
    const state = stateOfZip(text);
    const prefix = random.pick((state === undefined ? random.pick(STATES) : this.other(state)).zip3);
    return prefix + digits(2, random) + text.slice(5).replace(/\d/gu, () => String(random.int(10)));
  }

  /**
   * An area code of the state that stands for the original's; of any state for area codes of no known one. The same for the same
   * original while numbers last.
   * @param areUsedUp true if the numbers that are kept for examples have not been enough: those without charge are then of a code that is
   * kept for later.
   */
  areaCode(original: string, random: Random, areUsedUp = false): string {
    if (TOLL_FREE.includes(original)) return areUsedUp ? TOLL_FREE_LATER : random.pick(TOLL_FREE);
    const state = stateOfArea(original);
    const draw = areUsedUp ? random : this.#ledger.random(`area/${original}`);
    return draw.pick((state === undefined ? draw.pick(STATES) : this.other(state)).areaCodes);
  }
}
