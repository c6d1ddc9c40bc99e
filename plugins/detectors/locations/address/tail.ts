import { lexiconPattern } from '../../../../kit/index.js';
import { FIELD_LABEL } from '../lists/field-labels.js';
import {
  AMBIGUOUS_CITIES,
  AMBIGUOUS_COUNTRIES,
  AMBIGUOUS_STATES,
  CITIES,
  COUNTRIES,
  STATE_CODES,
  STATES,
} from '../lists/places.js';
import { POSTAL_CODE, UNIT } from './forms.js';
import { longest, MOST_WORDS } from './longest-name.js';
import { CONNECTORS } from './vocabulary.js';
import { matchEnd } from './words.js';

/**
 * The text that follows a street: unit, city, state, postal code and country, in any common order, possibly on the next
 * lines.
 */
export interface Tail {
  readonly end: number;
  /** True if a state, postal code, country or known city confirms the address. */
  readonly sure: boolean;
  /** True if the tail contains a postal code. */
  readonly postal: boolean;
}

/** Progress of reading a tail. */
interface TailState {
  /** Offset at which reading continues. */
  at: number;
  /** End of the confirmed part of the address. */
  end: number;
  sure: boolean;
  postal: boolean;
  /** Number of possible city names since the last confirmed part. */
  unknown: number;
}

const SEPARATOR =
  /(?:[ \t]{0,3}(?:,|;(?=\s{1,9}[\p{Lu}\d]))[ \t]{0,3}|[ \t]{0,3}\((?=\p{L})|[ \t]{1,3}|(?=\r?\n))(?:\r?\n[ \t>]{0,8}(?:,[ ]?)?)?(?!\s)/uy;
/** A province after its town, in brackets or in Brazilian notation: `(TO)`, `(Barcelona)`, ` - SP`. */
const PROVINCE = new RegExp(
  `[ ]{0,2}\\((?:[A-Z]{2}|\\p{Lu}[\\p{L}'-]{2,20}(?:[ ](?:de |del |la )?\\p{Lu}[\\p{L}'-]{1,20}){0,2})\\)|[ ]?[/-][ ]?(?:${lexiconPattern('places', { class: 'brazilian-state-code', language: 'pt' })})(?![\\p{L}\\p{N}_])`,
  'uy',
);
/** A colon is excluded because it ends the label of another field: `44 Kestrel St., Attn: …`. */
const LINE_END = /[ \t]{0,3}(?:[.,;)\]|·•\t]|\r?\n|$)/y;
const WORD = /\p{Lu}[\p{L}'-]{0,30}\.?/uy;
const CONNECTOR = /(?:\p{Ll}{1,5}[ ]){1,2}(?=\p{Lu})/uy;
const CODE = /[A-Z]{2,3}(?![\p{L}\p{N}_])/uy;
/**
 * Separators before a postal code and its town: `Rua Nova 3. 4000 Porto`, `3, ruelle Basse - 51160 Ay`, `Hofgasse 5 ·
 * 1010 Wien`.
 */
const BEFORE_TOWN = /(?:\.[ ]?(?:\r?\n)?[ ]?|[ ]{1,2}[-·•|][ ]{1,2})(?=(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu})/uy;
/** The number of a district after a city: `Praha 1`, `Lyon Cedex 3`. */
const DISTRICT = /[ ](?:\d{1,2}|(?:Cedex|CEDEX)(?:[ ]\d{1,2})?)(?![\p{L}\d]|[.,/-]\d)/uy;
const LOWER_TAIL = /[ ,]{1,3}(?:\p{L}{2,20}[ ]){0,2}\p{L}{2,20},?[ ]([a-z]{2}),?[ ]\d{5}(?:-\d{4})?(?![\p{L}\d])/uy;
/** Words before telephone numbers, which often follow addresses. */
const NUMBER_LABEL = new RegExp(
  `(?:${lexiconPattern('streets', { class: 'number-label-behind' })})(?![\\p{L}\\p{N}_])`,
  'iuy',
);
/** A label after a city ends the address: `62701 Mobile: …`, `10115 Berlin Geburtsdatum: …`. */
const LABEL = new RegExp(FIELD_LABEL, 'iuy');
/** A date such as `12 Feb 1811` is not a town with its postal code. */
const MONTH_YEAR = new RegExp(
  `(?:${lexiconPattern('calendar', { class: 'month-in-three-letters' })})\\p{Ll}{0,6}\\.? [12]\\d{3}(?!\\d)`,
  'uy',
);
/** The label of any field: `Insurance ID: 4411`. */
const ANY_LABEL = /(?:\p{L}[\p{L}.'-]{0,20} ){0,3}\p{L}[\p{L}.'/-]{0,20} ?:/uy;
const BLANKS = /[ ,;]{1,3}/y;
const MOST_PIECES = 8;

/** Parser of tails with its tables of names; created once per plugin. */
export class TailParser {
  readonly #regions: ReadonlySet<string>;
  readonly #cities: ReadonlySet<string>;

  constructor() {
    const key = (name: string): string => name.toLowerCase();
    this.#regions = new Set([...STATES, ...AMBIGUOUS_STATES, ...COUNTRIES, ...AMBIGUOUS_COUNTRIES].map(key));
    this.#cities = new Set([...CITIES, ...AMBIGUOUS_CITIES].map(key));
  }

  /** Reads a tail from the end of a street, unit or box. */
  parse(view: string, from: number): Tail {
    const state: TailState = { at: from, end: from, sure: false, postal: false, unknown: 0 };
    for (let i = 0; i < MOST_PIECES && this.#piece(view, state); i++);
    const lower = state.sure ? -1 : this.#lowerTail(view, state.end);
    return lower > 0
      ? { end: lower, sure: true, postal: true }
      : { end: state.end, sure: state.sure, postal: state.postal };
  }

  /** True if the list of cities contains the name. */
  isCity(name: string): boolean {
    return this.#cities.has(name.toLowerCase());
  }

  /** True if the list of cities, states or countries contains the name. */
  isPlace(name: string): boolean {
    return this.isCity(name) || this.#regions.has(name.toLowerCase());
  }

  /** End of the longest known place that starts at an offset; `undefined` if there is none or it is a label. */
  placeEnd(view: string, start: number): number | undefined {
    if (matchEnd(LABEL, view, start) > 0) return undefined;
    return longest(view, start, (name) => this.#cities.has(name) || this.#regions.has(name));
  }

  #piece(view: string, state: TailState): boolean {
    if (state.postal && this.#isField(view, state.at)) return false;
    const province = state.sure ? matchEnd(PROVINCE, view, state.at) : -1;
    if (province > 0) return accept(view, state, province, true);
    const town = matchEnd(BEFORE_TOWN, view, state.at);
    const start = town >= 0 ? town : matchEnd(SEPARATOR, view, state.at);
    if (start < 0) return false;
    const unit = matchEnd(UNIT, view, start);
    if (unit > 0) return accept(view, state, unit, state.sure);
    const postal = this.#postal(view, start, state);
    if (postal !== undefined) state.postal = true;
    const sure = postal ?? this.#region(view, start);
    // `(IL)`, but not `(ID E-20931)`.
    if (sure !== undefined && view[start - 1] === '(' && view[sure] !== ')') return false;
    if (sure !== undefined) return accept(view, state, sure, true);
    return this.#city(view, start, state);
  }

  /** True if the next field begins after a postal code: only a known place may be followed by words and a colon. */
  #isField(view: string, at: number): boolean {
    const start = matchEnd(BLANKS, view, at);
    return start > 0 && matchEnd(ANY_LABEL, view, start) > 0 && this.placeEnd(view, start) === undefined;
  }

  /** Accepts five digits and forms that only postal codes have; four or six digits need a city beside them. */
  #postal(view: string, start: number, state: TailState): number | undefined {
    const end = matchEnd(POSTAL_CODE, view, start);
    if (end < 0) return undefined;
    const plain = /^\d{4}$|^\d{6}$/.test(view.slice(start, end));
    if (plain && state.unknown === 0 && !state.sure && !/^[ ]\p{Lu}/u.test(view.slice(end, end + 2))) return undefined;
    if (state.unknown > 0 || state.sure) return end;
    const city = this.#cityEnd(view, end + 1);
    return city > 0 && view[end] === ' ' ? Math.max(city, matchEnd(DISTRICT, view, city)) : end;
  }

  #region(view: string, start: number): number | undefined {
    const code = matchEnd(CODE, view, start);
    if (code > 0 && STATE_CODES.has(view.slice(start, code))) return code;
    return longest(view, start, (name) => this.#regions.has(name));
  }

  /** Accepts a listed city; another name only if a confirmed part or the end of the line follows. */
  #city(view: string, start: number, state: TailState): boolean {
    const known = longest(view, start, (name) => this.#cities.has(name));
    if (known !== undefined)
      return accept(view, state, state.postal ? Math.max(known, matchEnd(DISTRICT, view, known)) : known, true);
    // `24837 Schleswig, Tel. 04621/55 01 22` has no city after the comma
    if (matchEnd(NUMBER_LABEL, view, start) > 0) return false;
    const end = this.#cityEnd(view, start);
    if (end < 0 || state.unknown >= 2 || (view[start - 1] === '(' && view[end] !== ')')) return false;
    const comma = view.slice(state.at, start).trim() === ',';
    if (comma && state.unknown === 0 && !state.sure && matchEnd(LINE_END, view, end) > 0) state.end = end;
    state.unknown++;
    state.at = end;
    return true;
  }

  /** End of one to four words before a state or country that may be the name of a city; -1 if there is none. */
  #cityEnd(view: string, start: number): number {
    let end = -1;
    let at = start;
    for (let n = 0; n < MOST_WORDS; n++) {
      if (n > 0 && (this.#region(view, at) !== undefined || matchEnd(LABEL, view, at) > 0)) break;
      const word = matchEnd(WORD, view, at);
      if (n === 0 && matchEnd(MONTH_YEAR, view, at) > 0) break;
      if (word < 0 || (n === 0 && word - at < 2)) break;
      end = view[word - 1] === '.' && word - at > 4 ? word - 1 : word;
      if (view[end] !== ' ' && view[end - 1] !== '.') break;
      at = view[end] === ' ' ? end + 1 : end;
      const connector = matchEnd(CONNECTOR, view, at);
      if (
        connector > 0 &&
        view
          .slice(at, connector)
          .trim()
          .split(' ')
          .every((w) => CONNECTORS.has(w))
      )
        at = connector;
    }
    return end;
  }

  #lowerTail(view: string, at: number): number {
    LOWER_TAIL.lastIndex = at;
    const code = LOWER_TAIL.exec(view)?.[1];
    return code !== undefined && STATE_CODES.has(code.toUpperCase()) ? LOWER_TAIL.lastIndex : -1;
  }
}

function accept(view: string, state: TailState, end: number, sure: boolean): boolean {
  // A closing bracket belongs to the address if the separator opened it.
  const close = view[end] === ')' && view.slice(state.at, end).includes('(') ? end + 1 : end;
  state.at = close;
  state.end = close;
  state.sure = sure;
  state.unknown = 0;
  return true;
}
