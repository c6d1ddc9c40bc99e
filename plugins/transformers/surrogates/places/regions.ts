import type { Random } from '../../../../core/index.js';
import {
  abbreviatedState,
  isAbbreviatedState,
  lexiconWords,
  type Province,
  provinceOf,
  STATES,
  type State,
  stateNamed,
  stateOfArea,
  stateOfZip,
} from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import { digits } from '../base/shape.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold, likeCase, list } from '../base/text.js';
import { COUNTRY_CODES, Countries } from './countries.js';

const COUNTRY_TRIES = 24;
const TOLL_FREE = list('800,833,844,855,866,877,888');
const TOLL_FREE_LATER = '822';
const PROVINCES = lexiconWords('place-pools', { class: 'province', language: 'en' });

/** A key that is the same for the code and the name of a state. */
export const stateKey = (text: string, whole = text): string =>
  provinceOf(text, whole)?.key ?? `state/${stateNamed(text)?.code ?? fold(text)}`;

/** Another province of the same country: a code for a code, a name for a name. */
export function otherProvince({ table, at }: Province, text: string, random: Random): string {
  const isCode = table.codes.includes(text.trim());
  const step = 1 + random.int(Math.max(table.codes.length, table.names.length) - 1);
  const items = isCode ? table.codes : table.names;
  return likeCase(items[(at + step) % items.length] ?? '', text);
}

/**
 * Replaces states and what depends on them: each state of the document becomes one other state, and ZIP codes and area
 * codes follow.
 */
export class Regions {
  readonly #substitutes: SubstituteRegistry;
  readonly #states = new Recent<State>();
  readonly #countries = new Countries();

  constructor(substitutes: SubstituteRegistry) {
    this.#substitutes = substitutes;
  }

  /** Another country, as a name or as a code. A country that the text also calls by another name is avoided. */
  country(text: string, random: Random): string {
    let code = random.pick(COUNTRY_CODES);
    for (let i = 0; i < COUNTRY_TRIES && this.#countries.isCalled(code, text); i++) code = random.pick(COUNTRY_CODES);
    if (/^[A-Z]{2}$/u.test(text)) return code;
    return likeCase(this.#countries.name(code, this.#substitutes.language), text.length > 4 ? text : 'Aa');
  }

  /** The state that replaces a state; always the same. */
  other(state: State): State {
    const known = this.#states.get(state.code);
    if (known !== undefined) return known;
    const key = `state/${state.code}`;
    const random = this.#substitutes.random(key);
    let other = random.pick(STATES);
    for (let i = 0; i < 200 && !this.#isUsable(other, state, key); i++) other = random.pick(STATES);
    if (other === state) other = STATES[(STATES.indexOf(state) + 1) % STATES.length] ?? other;
    this.#states.set(state.code, other);
    for (const name of [other.code, other.name]) this.#substitutes.take(name, key);
    return other;
  }

  #isUsable(other: State, state: State, key: string): boolean {
    return (
      other !== state &&
      this.#substitutes.isFree(other.code, key, state.code) &&
      this.#substitutes.isFree(other.name, key, state.name)
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
    if (isAbbreviatedState(text)) return abbreviatedState(other);
    return text.trim().length === 2 ? likeCase(other.code, text) : likeCase(other.name, text);
  }

  /** A ZIP code of the state that replaces the original's, with a random `+4`. */
  zip(text: string, random: Random): string {
    const state = stateOfZip(text);
    const prefix = random.pick((state === undefined ? random.pick(STATES) : this.other(state)).zip3);
    return prefix + digits(2, random) + text.slice(5).replace(/\d/gu, () => String(random.int(10)));
  }

  /**
   * An area code of the state that replaces the original's; of any state if the area code is unknown. The same original
   * gets the same area code as long as numbers are left.
   * @param areUsedUp true if the numbers reserved for examples are exhausted. Toll-free numbers then get a code that is
   * reserved for later.
   */
  areaCode(original: string, random: Random, areUsedUp = false): string {
    if (TOLL_FREE.includes(original)) return areUsedUp ? TOLL_FREE_LATER : random.pick(TOLL_FREE);
    const state = stateOfArea(original);
    const draw = areUsedUp ? random : this.#substitutes.random(`area/${original}`);
    return draw.pick((state === undefined ? draw.pick(STATES) : this.other(state)).areaCodes);
  }
}
