import type { Random, Term } from '../../../core/index.js';
import { digitsOf, reflow, reflowDigits, sameShape } from '../shape.js';
import { alphanumeric, fold } from '../text.js';
import type { Family, World } from '../world.js';
import { amount } from './amounts.js';
import { cardNumber } from './cards.js';
import { readFiscalCode, writeFiscalCode } from './fiscal-code.js';
import { iban } from './iban.js';
import * as ids from './ids.js';
import { mainNumber, phoneDigits } from './phones.js';
import { sayDigits, spokenDigits } from './spoken.js';

const MAKERS: ReadonlyMap<string, ids.MakeNumber> = new Map([
  ['US_SSN', ids.ssn],
  ['US_ITIN', ids.itin],
  ['TAX_ID', ids.taxId],
  ['NPI', ids.npi],
  ['DEA_NUMBER', ids.dea],
  ['VEHICLE_VIN', ids.vin],
  ['HEALTH_PLAN_ID', ids.healthPlan],
  ['UUID', ids.uuid],
  // Its letters stay otherwise, as a label would: `RO-MH 2288`.
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

// A label that came with the number, as in `MRN 1234567` or `SN: 00A1`, stays. A letter alone may be that of a surname: `S 512 441`.
const LABEL = /^(?!\p{L}[\s-])(?:\p{L}[\p{L}.]*[\s:#-]+){1,3}(?=\S*\d)/u;
/** What courts call a kind of case, which stays: `1:23-cv-04417`. */
const KIND_OF_CASE = /(?<=[\d:]-?)(cv|cr|mc|md|mj|bk|ap|civ|crim|cvs|crs|fc|pr)(?=-?\d)/iu;

/** What the original hides already: `xxxxxx4471`. */
const HIDDEN = /^(?:[xX]{2,}[ -]?){1,8}(?=\d)/u;

function number(term: Term, random: Random): string {
  const spoken = spokenDigits(term.text);
  if (spoken !== undefined) return sayDigits(number({ ...term, text: spoken }, random), term.text);
  const kept = HIDDEN.exec(term.text) ?? (MAKERS.has(term.type) ? null : LABEL.exec(term.text));
  const label = kept?.[0] ?? '';
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
  return label + reflow(body, make(alphanumeric(body).toUpperCase(), random));
}

/** A codice fiscale tells the name and the birthday of its owner: that of the invented person, if the document names the owner. */
function ofOwner(term: Term, random: Random, { names, chronicle }: World): string | undefined {
  const owner = readFiscalCode(alphanumeric(term.text).toUpperCase());
  const letters = owner === undefined ? undefined : names.writer.fiscalLetters(owner.letters);
  if (owner === undefined || letters === undefined) return undefined;
  return reflow(term.text, writeFiscalCode({ ...owner, letters, born: chronicle.moveBirthday(owner.born) }, random));
}

const LAST = 4;
const SHORTEST_WHOLE = 8;

/** Numbers of the unit by their last digits, for what names one by these alone: `card ending in 4471`. */
function byLastDigits(terms: readonly Term[]): ReadonlyMap<string, Term> {
  const whole = new Map<string, Term>();
  if (terms.length < 2) return whole;
  for (const term of terms) {
    const digits = digitsOf(term.text);
    if (digits.length >= SHORTEST_WHOLE) whole.set(digits.slice(-LAST), term);
  }
  return whole;
}

/** Numbers and codes: same notation, right check characters, from ranges that are never issued where there are any. */
export const numbers: Family = (terms, world) => {
  const settle = (term: Term, make: (random: Random, variant: number) => string): string =>
    world.ledger.settle({ key: `${term.type}/${alphanumeric(term.text)}`, original: term.text, make });
  const alone = (term: Term): string => settle(term, (random) => ofOwner(term, random, world) ?? number(term, random));
  const wholes = byLastDigits(terms);
  return terms.map((term) => {
    const own = digitsOf(term.text);
    const whole = own.length === LAST && term.text.endsWith(own) ? wholes.get(own) : undefined;
    if (whole === undefined) return alone(term);
    const last = digitsOf(alone(whole)).slice(-LAST);
    return settle(term, (random, variant) =>
      variant === 0 && last.length === LAST ? term.text.slice(0, -LAST) + last : number(term, random),
    );
  });
};

const AMERICAN = /^1?[2-9]\d{9}$/u;

/** Tries among the numbers that are kept for examples, of which a long file needs more than there are; and all that keep to the state. */
const KEPT_TRIES = 2;
const LOCAL_TRIES = 5;

/** Telephone numbers: of ranges kept for examples; the area code follows the state. */
export const phones: Family = (terms, { ledger, regions }) =>
  terms.map(({ text }) => {
    const spoken = spokenDigits(text);
    const all = digitsOf(spoken ?? mainNumber(text));
    const national = all.slice(-10);
    return ledger.settle({
      // With and without a country code it is one number, of ten digits in North America, of nine or more elsewhere.
      key: `phone/${AMERICAN.test(all) ? national : national.slice(-9)}`,
      original: text,
      make: (random, variant) => {
        const areUsedUp = variant >= KEPT_TRIES;
        const code = variant < LOCAL_TRIES ? national.slice(0, 3) : '';
        const draw = { random, area: regions.areaCode(code, random, areUsedUp), areUsedUp };
        const number = phoneDigits(spoken ?? text, draw);
        return spoken === undefined ? reflowDigits(text, number) : sayDigits(number, text);
      },
    });
  });

/** Amounts of money of the same magnitude. */
export const amounts: Family = (terms, { ledger }) =>
  terms.map(({ text }) =>
    ledger.settle({ key: `amount/${fold(text)}`, original: text, make: (random) => amount(text, random) }),
  );
