import type { Term, Transformer, TransformScope } from '../../../../core/index.js';
import { type DateOrder, dateOrder, noteOrder, orderAhead } from '../../../../kit/index.js';
import { age, isOldest } from './ages.js';
import { type DateContext, date, latestService } from './dates.js';
import { datesOfOldAges } from './old-ages.js';
import { isAlsoCity, isState, place } from './places.js';
import { allowedPrefixes, type ZipTable, zipPrefix } from './zip3.js';

/** Common data of the dates of a document, kept across its units. */
interface Chronology {
  /** Year of the latest service seen so far. */
  service: number | undefined;
  order: DateOrder | undefined;
  hasOld: boolean;
}

const ORDER_AHEAD = 'safe-harbor/order-ahead';

interface Context extends DateContext {
  readonly allowed: ReadonlySet<string>;
}

const DATES = ['DATE', 'DATE_TIME', 'DATE_OF_BIRTH'];

/**
 * What the dates of a document have in common. Of a document that comes in units, the latest service may be still to
 * come: it is assumed to be today.
 */
function chronology(terms: readonly Term[], scope: TransformScope): DateContext {
  const known = scope.memory<Chronology>('safe-harbor', () => ({
    service: undefined,
    order: undefined,
    hasOld: false,
  }));
  const dates = terms.filter((term) => DATES.includes(term.type));
  known.hasOld ||= terms.some(({ type, text }) => type === 'AGE' && isOldest(text));
  known.order ??= dateOrder(dates.map((term) => term.text)) ?? orderAhead(scope, ORDER_AHEAD).order;
  const today = scope.today.getUTCFullYear();
  const order = known.order ?? 'mdy';
  const latest = latestService(dates, order, today);
  if (latest !== undefined) known.service = Math.max(latest, known.service ?? latest);
  const isPart = scope.isPart === true;
  const service = isPart ? Math.max(known.service ?? today, today) : (known.service ?? today);
  return { order, service, hasOld: known.hasOld, isPart, isOfOldAge: datesOfOldAges(terms) };
}

/**
 * Data that are not on the list of identifiers: a country is larger than a state, and health data and gender are not
 * listed.
 */
const stays = ({ type, category, text }: Term): boolean =>
  type === 'COUNTRY' || type === 'GENDER' || category === 'HEALTH' || (type === 'STATE' && isState(text));

// `D-10115`: a code with a country prefix is not a ZIP code, although its digits look like one.
const isForeign = (term: Term): boolean => /(?:^|[\s,(])[A-Z]{1,3}-$/u.test(term.before);

function substitute(term: Term, context: Context): string {
  const { text, type } = term;
  const { allowed } = context;
  if (stays(term)) return text;
  if (DATES.includes(type)) return date(term, context) ?? '[DATE]';
  if (type === 'AGE') return age(text) ?? '[AGE]';
  if (type === 'POSTAL_CODE') return (isForeign(term) ? undefined : zipPrefix(text, allowed)) ?? '[POSTAL_CODE]';
  if (type === 'LOCATION') return isState(text) && !isAlsoCity(text) ? text : place(text, allowed);
  if (type === 'STREET_ADDRESS') return place(text, allowed);
  return `[${type}]`;
}

/** Marks that are the same for all terms. */
const MARKS = ['on or before', '90 or older', '[LOCATION]'];

function keptOf(term: Term, allowed: ReadonlySet<string>): string[] {
  const { text, type } = term;
  const isPlace = type === 'LOCATION' || type === 'STREET_ADDRESS';
  if (stays(term) || type === 'AGE' || (isPlace && isState(text))) return [text];
  if (DATES.includes(type)) return [...MARKS, ...(text.match(/\d{4}/gu) ?? [])];
  return [`[${type}]`, ...MARKS, ...(isPlace ? [place(text, allowed)] : [])];
}

/**
 * Keeps what 45 CFR 164.514(b)(2) allows of ages, dates and places: ages up to 89, years, states, and the first three
 * digits of a ZIP code if more than 20,000 people share them. Every other term becomes the name of its type.
 */
export const safeHarbor: Transformer = {
  name: 'safe-harbor',
  description: 'Leaves of ages, dates and places what 45 CFR 164.514(b)(2) lets stay: ages to 89, years, states, ZIP3.',
  reversible: false,
  // Not a code according to paragraph (c): the rest is what paragraph (b)(2) itself allows.
  derived: false,
  keeps:
    'What the paragraph lets stay: ages to 89, years, states, countries, three digits of a ZIP code; health and gender, which it does not name.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      zip: { enum: ['2020', 'strict'], description: 'Census of the ZIP prefixes; strict = 2000 too. Default 2020' },
    },
  },
  prepare(options) {
    const table: ZipTable = options.zip === 'strict' ? 'strict' : '2020';
    const allowed = allowedPrefixes(table);
    return {
      leavesReadable: true,
      keeps: (term) => keptOf(term, allowed),
      foresee: (text, scope) => noteOrder(text, orderAhead(scope, ORDER_AHEAD)),
      apply(terms, scope) {
        const context = { allowed, ...chronology(terms, scope) };
        return terms.map((term) => substitute(term, context));
      },
    };
  },
};
