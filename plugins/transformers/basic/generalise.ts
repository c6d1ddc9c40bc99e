import type { Term, Transformer, TransformScope } from '../../../core/index.js';
import { civilOf, type DateOrder, dateOrder, lexiconWords, readDates, readNumberWords } from '../../../kit/index.js';
import { numberOption, type Options, textOption } from './options.js';

interface Settings {
  readonly order: DateOrder;
  readonly ageBand: number;
  readonly oldest: number;
  readonly date: string;
  readonly postalDigits: number;
  readonly otherwise: string;
}

/** Returns the coarser value; undefined if the term cannot be read. */
type Generaliser = (term: Term, settings: Settings, scope: TransformScope) => string | undefined;
/** A generaliser that only needs the term. */
type Shortener = (term: Term, settings: Settings) => string | undefined;

const number = (text: string): number | undefined => {
  const digits = /\d{1,3}(?!\d)/u.exec(text);
  return digits === null ? readNumberWords(text)[0]?.value : Number(digits[0]);
};

const age: Generaliser = ({ text }, { ageBand, oldest }) => {
  const value = number(text);
  if (value === undefined) return undefined;
  // Ages in months, weeks, days or hours are below one or two years.
  const years = /month|week|day|hour|\d\s?(?:mo|wk|d)\b/iu.test(text) ? 0 : value;
  if (years > oldest) return `${oldest + 1} or older`;
  const from = years - (years % ageBand);
  return ageBand === 1 ? String(years) : `${from}-${Math.min(from + ageBand - 1, oldest)}`;
};

const date: Generaliser = ({ text }, settings, { today }) => {
  const found = readDates(text, { order: settings.order, year: today.getUTCFullYear() }).find((each) => each.says.year);
  if (found === undefined) return undefined;
  const { year, month } = civilOf(found.day);
  if (settings.date === 'decade') return `${year - (year % 10)}s`;
  if (settings.date === 'year' || !found.says.month) return String(year);
  return settings.date === 'quarter' ? `${year}-Q${Math.ceil(month / 3)}` : `${year}-${String(month).padStart(2, '0')}`;
};

const postal: Shortener = ({ text }, { postalDigits }) => {
  const digits = /(?<!\d)\d{5}(?=(?:-?\d{4})?(?!\d))/u.exec(text);
  return digits === null ? undefined : digits[0].slice(0, postalDigits);
};

/** Codes of the states, the capital and Puerto Rico. */
const STATES = lexiconWords('places', { class: 'us-state-code', language: 'en' }).filter(
  (code) => !/^(?:AS|GU|MP|VI)$/.test(code),
);
const STATE = new RegExp(`(?<![A-Za-z])(${STATES.join('|')})(?=\\.?,?(?:\\s{1,3}\\d{5}(?:-\\d{4})?)?\\s*$)`, 'u');

const region: Shortener = ({ text }) => STATE.exec(text)?.[1];

/** The powers of ten below and above: `10,000-100,000`. */
const amount: Shortener = ({ text }) => {
  const digits =
    /\d[\d.,'\s]*/u
      .exec(text)?.[0]
      .replace(/[.,]\d{1,2}\D*$/u, '')
      .replace(/\D/gu, '') ?? '';
  if (digits === '') return undefined;
  const low = 10 ** (Math.max(1, String(BigInt(digits)).length) - 1);
  const range = `${low.toLocaleString('en-US')}-${(low * 10).toLocaleString('en-US')}`;
  const around = [text.slice(0, text.search(/\d/u)), /\D*$/u.exec(text)?.[0] ?? ''];
  return `${around[0]}${range}${around[1]}`;
};

const BY_TYPE: ReadonlyMap<string, Generaliser> = new Map([
  ['AGE', age],
  ['DATE_TIME', date],
  ['DATE', date],
  ['DATE_OF_BIRTH', date],
  ['POSTAL_CODE', postal],
  ['STATE', region],
  ['LOCATION', region],
  ['STREET_ADDRESS', region],
  ['AMOUNT', amount],
]);

/** Digits of a ZIP code. */
const WHOLE_ZIP = 5;

function settingsOf(options: Options): Settings {
  return {
    order: 'mdy',
    ageBand: numberOption(options, 'ageBand', 10),
    oldest: numberOption(options, 'oldest', 89),
    date: textOption(options, 'date', 'year'),
    postalDigits: numberOption(options, 'postalDigits', 3),
    otherwise: textOption(options, 'otherwise', '*****'),
  };
}

/** Days and ages are points on a scale, so a coarser value may look similar. */
const ON_A_SCALE = new Set(['AGE', 'DATE_TIME', 'DATE', 'DATE_OF_BIRTH']);

function keptOf(term: Term, settings: Settings): string[] {
  if (ON_A_SCALE.has(term.type)) return [term.text];
  const coarser = term.type === 'POSTAL_CODE' ? postal : term.type === 'AMOUNT' ? amount : region;
  return [coarser(term, settings) ?? ''];
}

/**
 * Replaces a term with a coarser value: an age band, the start of a ZIP code, the year of a date, the state of an
 * address, a range of amounts.
 */
export const generalise: Transformer = {
  name: 'generalise',
  description: 'Puts a coarser value: age band, start of the ZIP code, year, state, range of amounts.',
  reversible: false,
  // The output is part of the original; whether that is sufficient depends on the options. Safe Harbor has its own
  // transformer in the plugin `policies`.
  derived: true,
  keeps:
    'Year and month of a date, an age band, the first digits of a postal code, the state, the magnitude of an amount.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ageBand: { type: 'integer', minimum: 1, maximum: 50, description: 'Width of an age band in years. Default 10' },
      oldest: { type: 'integer', minimum: 1, maximum: 120, description: 'Ages above it are one group. Default 89' },
      date: { enum: ['month', 'quarter', 'year', 'decade'], description: 'What is left of a date. Default year' },
      postalDigits: {
        type: 'integer',
        minimum: 1,
        maximum: WHOLE_ZIP,
        description: 'Digits left of a ZIP code. Default 3',
      },
      otherwise: { type: 'string', maxLength: 100, description: 'What all other terms become. Default *****' },
    },
  },
  prepare(options) {
    const settings = settingsOf(options);
    return {
      // These leave an age or a ZIP code as it is.
      leavesReadable: settings.ageBand === 1 || settings.postalDigits === WHOLE_ZIP,
      keeps: (term) => [settings.otherwise, ...keptOf(term, settings)],
      apply(terms, scope) {
        const here = { ...settings, order: dateOrder(terms.map((term) => term.text)) ?? settings.order };
        return terms.map((term) => BY_TYPE.get(term.type)?.(term, here, scope) ?? settings.otherwise);
      },
    };
  },
};
