import { lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { stdnum } from './checks.js';
import { at, type Check, type IdRow, r, tax } from './row.js';

const CONTEXT = lexiconWords('number-labels', { class: 'vat-context' }).join(' ');

const PREFIX = `(?:${lexiconPattern('number-codes', { class: 'vat-prefix' })})`;

/** Some validators accept the number only with its prefix, some only without. */
const withPrefixOrNot =
  (check: Check): Check =>
  (value) =>
    check(value) || check(value.slice(2));

/** A number of digits with an optional blank, dot or hyphen before each. */
const places = (digits: number): string => r`[ .-]{0,2}\d(?:[ .-]?\d){${digits - 1}}`;

/** Lower-case letters separated from the digits are a word: `el 91 482 33 10`, `de 612 345 678`. */
const isPrefixed: Check = (value) => !/^[a-z]{2,3}[ .-]/.test(value);

const vat = (country: string, form: string, module: string): IdRow => {
  const isNumber = withPrefixOrNot(stdnum(module));
  return tax(
    `${country} VAT`,
    form,
    at('form:common', 'check:good'),
    CONTEXT,
    (value) => isPrefixed(value) && isNumber(value),
  );
};

/** VAT numbers of the member states of the European Union and of the United Kingdom, with their prefix. */
export const VAT: readonly IdRow[] = [
  tax(
    'EU VAT, any digits',
    r`${PREFIX}[ .-]{0,2}[0-9A-Z](?:[ .-]?\d){7,11}[A-Z]?`,
    at('form:common', 'form:common'),
    CONTEXT,
    isPrefixed,
  ),
  vat('AT', `AT ?U${places(8)}`, 'at/uid'),
  vat('BE', `BE ?\\(?[01]?\\)?${places(9)}`, 'be/vat'),
  vat('BG', `BG${places(9)}\\d?`, 'bg/vat'),
  vat('CY', `CY${places(8)} ?[A-Z]`, 'cy/vat'),
  vat('CZ', `CZ${places(6)}(?:[ ./-]?\\d){2,4}`, 'cz/dic'),
  vat('DE', `DE${places(9)}`, 'de/vat'),
  vat('DK', `DK${places(8)}`, 'dk/cvr'),
  vat('EE', `EE${places(9)}`, 'ee/kmkr'),
  vat('ES', 'ES[ .-]?[A-Z0-9][ .-]?\\d{7}[ .-]?[A-Z0-9]', 'es/nif'),
  vat('FI', `FI${places(8)}`, 'fi/alv'),
  vat('FR', `FR[ .-]?[A-HJ-NP-Z0-9]{2}${places(9)}`, 'fr/tva'),
  vat('GB', `GB${places(9)}(?:[ .-]?\\d{3})?`, 'gb/vat'),
  vat('GR', `EL${places(9)}`, 'gr/vat'),
  vat('HR', `HR${places(11)}`, 'hr/oib'),
  vat('HU', `HU${places(8)}`, 'hu/anum'),
  vat('IE', 'IE[ .-]?\\d[0-9A-Z+*]\\d{5}[A-Z]{1,2}', 'ie/vat'),
  vat('IT', `IT${places(11)}`, 'it/iva'),
  vat('LT', `LT${places(9)}(?:[ .-]?\\d{3})?`, 'lt/pvm'),
  vat('LU', `LU${places(8)}`, 'lu/tva'),
  vat('LV', `LV${places(11)}`, 'lv/pvn'),
  vat('MT', `MT${places(8)}`, 'mt/vat'),
  vat('NL', `NL${places(9)}[ .-]?B[ .-]?\\d{2}`, 'nl/btw'),
  vat('PL', `PL${places(10)}`, 'pl/nip'),
  vat('PT', `PT${places(9)}`, 'pt/nif'),
  vat('RO', 'RO[ .-]?\\d{4,10}', 'ro/cui'),
  vat('SE', `SE${places(12)}`, 'se/vat'),
  vat('SI', `SI${places(8)}`, 'si/ddv'),
  vat('SK', `SK${places(10)}`, 'sk/dph'),
];
