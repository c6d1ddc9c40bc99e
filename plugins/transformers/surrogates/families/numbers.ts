import type { Random, Term } from '../../../../core/index.js';
import {
  digitsOf,
  largest,
  lexiconPattern,
  type Phone,
  PhoneCountries,
  reflowDigits,
  smallest,
  stateNamed,
  writePhone,
} from '../../../../kit/index.js';
import { languageOfScript } from '../base/language.js';
import { digits, reflow, sameShape } from '../base/shape.js';
import { alphanumeric, fold } from '../base/text.js';
import { amount } from '../numbers/amounts.js';
import { bornIn } from '../numbers/born.js';
import { cardNumber } from '../numbers/cards.js';
import { readFiscalCode, writeFiscalCode } from '../numbers/fiscal-code.js';
import { iban } from '../numbers/iban.js';
import * as ids from '../numbers/ids.js';
import { labelIn } from '../numbers/labels.js';
import { otherNational } from '../numbers/phones.js';
import { otherNumber, registerOf } from '../numbers/registers.js';
import { checkedNumber } from '../numbers/schemes.js';
import { sayDigits, spokenDigits } from '../numbers/spoken.js';
import type { Regions } from '../places/regions.js';
import { each, type Family, type Generators } from './generators.js';
import { keptOf } from './kept.js';

const MAKERS: ReadonlyMap<string, ids.MakeNumber> = new Map([
  ['US_SSN', ids.ssn],
  ['US_ITIN', ids.itin],
  ['TAX_ID', ids.taxId],
  ['NPI', ids.npi],
  ['DEA_NUMBER', ids.dea],
  ['VEHICLE_VIN', ids.vin],
  ['HEALTH_PLAN_ID', ids.healthPlan],
  ['UUID', ids.uuid],
  // Otherwise its letters would be kept as if they were a label: `RO-MH 2288`.
  ['LICENSE_PLATE', ids.anyNumber],
  ['CREDIT_CARD', cardNumber],
  ['IBAN_CODE', iban],
  ['SWIFT_BIC', ids.bic],
  ['ABA_ROUTING', ids.abaRouting],
  ['SORT_CODE', ids.sortCode],
  ['CUSIP', ids.makeCusip],
  ['ISIN', ids.isin],
  ['SEDOL', ids.sedol],
  ['LEI', ids.makeLei],
  ['CRYPTO_WALLET', ids.wallet],
]);

/** Abbreviations of courts for the kind of a case, which are kept: `1:23-cv-04417`. */
const KIND_OF_CASE = new RegExp(
  `(?<=[\\d:]-?)(${lexiconPattern('number-codes', { class: 'kept-kind-of-case' })})(?=-?\\d)`,
  'iu',
);

/** Digits that the original hides already: `xxxxxx4471`. */
const HIDDEN = /^(?:[xX]{2,}[ -]?){1,8}(?=\d)/u;

const OF_STATE = new Set(['CERTIFICATE', 'DRIVER_LICENSE', 'MEDICAL_LICENSE', 'LICENSE_PLATE']);

/** `TX 0418…`: the state in front of a licence number becomes the same state as elsewhere in the document. */
function labelOf({ type }: Term, label: string, regions: Regions): string {
  const [, code = '', gap = ''] = /^([A-Z]{2})([\s-]+)$/u.exec(label) ?? [];
  const state = OF_STATE.has(type) && code !== 'ID' ? stateNamed(code) : undefined;
  return state === undefined ? label : regions.other(state).code + gap;
}

function number(term: Term, random: Random, regions: Regions): string {
  const spoken = spokenDigits(term.text);
  if (spoken !== undefined) return sayDigits(number({ ...term, text: spoken }, random, regions), term.text);
  const label = HIDDEN.exec(term.text)?.[0] ?? (MAKERS.has(term.type) ? '' : labelIn(term.text));
  const body = term.text.slice(label.length);
  if (term.type === 'CASE_NUMBER' && KIND_OF_CASE.test(body))
    return (
      label +
      body
        .split(KIND_OF_CASE)
        .map((part, i) => (i % 2 === 1 ? part : sameShape(part, random)))
        .join('')
    );
  const make = MAKERS.get(term.type) ?? ids.anyNumber;
  return labelOf(term, label, regions) + reflow(body, make(alphanumeric(body).toUpperCase(), random));
}

/** Letters directly before the number of a code. */
const SERIES = /^\p{Lu}{2,8}(?=\d{3})/u;

/** Codes of one series keep one prefix: `INC0041882` and `INC0041990` do not become `GMN8308295` and `SJS0440351`. */
function ofSeries(term: Term, random: Random, { regions, substitutes }: Generators): string {
  const made = number(term, random, regions);
  const letters = MAKERS.has(term.type) ? undefined : SERIES.exec(term.text)?.[0];
  if (letters === undefined || checkedNumber(alphanumeric(term.text).toUpperCase(), random) !== undefined) return made;
  const own = substitutes.settlePart({
    key: `series/${letters}`,
    original: letters,
    make: (drawn) => sameShape(letters, drawn),
  });
  return own + made.slice(letters.length);
}

/**
 * A codice fiscale encodes name and birthday of its owner. If the document names the owner, the substitute encodes the
 * invented person.
 */
function ofOwner(term: Term, random: Random, { names, dateShifts }: Generators): string | undefined {
  const owner = readFiscalCode(alphanumeric(term.text).toUpperCase());
  const letters = owner === undefined ? undefined : names.writer.fiscalLetters(owner.letters);
  if (owner === undefined || letters === undefined) return undefined;
  return reflow(
    term.text,
    writeFiscalCode({ ...owner, letters, born: dateShifts.moveBirthday(owner.born, term.subject) }, random),
  );
}

/** Types of numbers that an IBAN contains. */
const IN_IBAN = new Set(['BANK_ACCOUNT', 'SORT_CODE']);
const SHORTEST_IN_IBAN = 6;
const COUNTRY_AND_CHECK = 4;

/** The account and the sort code that stand in an IBAN of the unit stand in its substitute as well. */
function ofIban(term: Term, ibans: readonly Term[], made: (iban: Term) => string): string | undefined {
  if (ibans.length === 0 || !IN_IBAN.has(term.type)) return undefined;
  const own = digitsOf(term.text);
  if (own.length < SHORTEST_IN_IBAN) return undefined;
  for (const iban of ibans) {
    const at = alphanumeric(iban.text).indexOf(own, COUNTRY_AND_CHECK);
    if (at < 0) continue;
    const other = alphanumeric(made(iban)).slice(at, at + own.length);
    if (/^\d+$/u.test(other)) return reflowDigits(term.text, other);
  }
  return undefined;
}

const SHORTEST_JOINED = 5;

/** A value is the same one under every type: `customer_id` of one column is `manager_id` of another. */
function keyOf({ type, text }: Term): string {
  const own = alphanumeric(text);
  return own.length < SHORTEST_JOINED ? `${type}/${own}` : `number/${own}`;
}

/** Types whose numbers have schemes of their own. */
const isMade = ({ type }: Term): boolean => type !== 'TAX_ID' && type !== 'HEALTH_PLAN_ID' && MAKERS.has(type);

/** A number of a register, in capitals and without separators, and the letters before it that are no part of it. */
interface Registered {
  readonly register: NonNullable<ReturnType<typeof registerOf>>;
  readonly own: string;
  readonly label: string;
}

/** Reads a number of a register. Letters before it may be a part of it (`CHE-100.155.212`) or a label (`PESEL 71031846471`). */
function registeredIn(term: Term): Registered | undefined {
  const label = labelIn(term.text);
  for (const before of label === '' ? [''] : ['', label]) {
    const own = alphanumeric(term.text.slice(before.length)).toUpperCase();
    const register = registerOf(own, term);
    if (register !== undefined) return { register, own, label: before };
  }
  return undefined;
}

/** The digits for birthday and sex, since dates are points on a scale: a moved one may be similar. */
export function keptOfRegister(term: Term): readonly string[] {
  if (term.type !== 'NATIONAL_ID') return [];
  const { own = '', register } = registeredIn(term) ?? {};
  if (register?.born === undefined) return [];
  const indexes = bornIn(register.born);
  return [own.slice(smallest(indexes, own.length), largest(indexes, 0) + 1)];
}

/** Tries in which a birthday in a number is the invented one; after them it moves farther, by days, so that the number shows nothing of the original. */
const AGREEING_TRIES = 12;
const FURTHER = 29;

/** A number of a register stays one of it: its check characters are valid, and a birthday in it moves like the others. */
function ofRegister(term: Term, random: Random, variant: number, { dateShifts }: Generators): string | undefined {
  if (isMade(term) || spokenDigits(term.text) !== undefined || HIDDEN.test(term.text)) return undefined;
  const registered = registeredIn(term);
  if (registered === undefined) return undefined;
  const { register, own, label } = registered;
  const made = otherNumber(
    register,
    own,
    random,
    (day) => dateShifts.moveBirthday(day, term.subject) + FURTHER * Math.max(0, variant - AGREEING_TRIES),
  );
  return made === undefined ? undefined : label + reflow(term.text.slice(label.length), made);
}

const LAST = 4;
const SHORTEST_WHOLE = 8;

/** Numbers of the unit by their last digits, to find the number meant by `card ending in 4471`. */
function byLastDigits(terms: readonly Term[]): ReadonlyMap<string, Term> {
  const whole = new Map<string, Term>();
  if (terms.length < 2) return whole;
  for (const term of terms) {
    const own = digitsOf(term.text);
    if (own.length >= SHORTEST_WHOLE) whole.set(own.slice(-LAST), term);
  }
  return whole;
}

/**
 * Numbers and codes keep their notation and get valid check characters. Where a range is never issued, the substitute
 * is taken from it.
 */
export const numbers: Family = (terms, generators) => {
  // `KDUNLEAVY`: the login of a person in place of a number.
  const isLogin = (text: string): boolean => /^\p{L}{4,30}\d{0,3}$/u.test(text) && generators.logins.knows(text);
  const settle = (term: Term, make: (random: Random, variant: number) => string): string =>
    generators.substitutes.settle({
      key: keyOf(term),
      original: term.text,
      make,
      keeps: () => [...keptOf(term), ...keptOfRegister(term)],
    });
  const alone = (term: Term): string =>
    settle(term, (random, variant) =>
      isLogin(term.text)
        ? generators.logins.write(term.text, random, variant)
        : (ofOwner(term, random, generators) ??
          ofRegister(term, random, variant, generators) ??
          ofSeries(term, random, generators)),
    );
  const wholes = byLastDigits(terms);
  const ibans = terms.filter(({ type }) => type === 'IBAN_CODE');
  return each(terms, (term) => {
    const inIban = ofIban(term, ibans, alone);
    if (inIban !== undefined)
      return settle(term, (random, variant) => (variant === 0 ? inIban : number(term, random, generators.regions)));
    const own = digitsOf(term.text);
    const whole = own.length === LAST && term.text.endsWith(own) ? wholes.get(own) : undefined;
    if (whole === undefined) return alone(term);
    const last = digitsOf(alone(whole)).slice(-LAST);
    return settle(term, (random, variant) =>
      variant === 0 && last.length === LAST
        ? term.text.slice(0, -LAST) + last
        : number(term, random, generators.regions),
    );
  });
};

const AMERICAN = /^[2-9]\d{9}$/u;
const AMERICAN_LENGTH = 10;

/**
 * Number of tries among numbers reserved for examples, of which a long file needs more than exist, and of tries that
 * keep the area code of the state.
 */
const KEPT_TRIES = 2;
const LOCAL_TRIES = 5;

/**
 * Digits that a number has in common with and without its country code: ten in North America, at most nine elsewhere.
 */
const phoneKey = ({ country, national, text }: Phone): string =>
  `phone/${country === '1' && AMERICAN.test(national) ? national : national.slice(1 - AMERICAN_LENGTH) || text}`;

const PAUSE = /[,،]/u;
const MOST_IN_THREES = 3;

/** A number in words of another language than English is told in digits, as many groups as it has pauses: `sedm set dvacet, tři sta pět`. */
function toldInDigits(text: string, random: Random): string {
  const groups = text.split(PAUSE).length;
  const size = groups > MOST_IN_THREES ? 2 : 3;
  const told = `55501${digits(groups * size, random)}`.slice(0, groups * size);
  return Array.from({ length: groups }, (_, i) => told.slice(i * size, (i + 1) * size)).join(' ');
}

/** Telephone numbers come from ranges reserved for examples. Their area code follows the state. */
export const phones: Family = (terms, { substitutes, regions, dateShifts }, unit) => {
  const countries = new PhoneCountries(
    terms.map(({ text }) => text),
    () => dateShifts.language ?? substitutes.code ?? languageOfScript(unit),
  );
  return each(terms, (term) => {
    const { text } = term;
    const keeps = (): readonly string[] => keptOf(term);
    const spoken = spokenDigits(text);
    const phone = countries.read(spoken ?? text);
    const other = (random: Random, variant: number): string => {
      const areUsedUp = variant >= KEPT_TRIES;
      const code = variant < LOCAL_TRIES ? phone.national.slice(-10, -7) : '';
      return otherNational(phone, { random, area: regions.areaCode(code, random, areUsedUp), areUsedUp });
    };
    const key = phoneKey(phone);
    // In two notations it must stay the same number, whichever of them is free; a cell of a table has only one.
    const isShared = terms.length > 1 && phone.extension === '' && phone.national.length >= SHORTEST_WHOLE;
    const shared = (): string => substitutes.settlePart({ key, original: phone.national, keeps, make: other });
    return substitutes.settle({
      key,
      original: text,
      keeps,
      make: (random, variant) => {
        if (phone.national === '' && phone.extension === '') return toldInDigits(text, random);
        const national = isShared && variant === 0 ? shared() : other(random, variant);
        const made = writePhone(phone, { national, extension: digits(phone.extension.length, random) });
        return spoken === undefined ? made : sayDigits(made, text);
      },
    });
  });
};

/** Amounts of money keep their magnitude. */
export const amounts: Family = (terms, { substitutes }) =>
  each(terms, (term) =>
    substitutes.settle({
      key: `amount/${fold(term.text)}`,
      original: term.text,
      keeps: () => keptOf(term),
      make: (random) => amount(term.text, random),
    }),
  );
