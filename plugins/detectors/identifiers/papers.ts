import type { Pattern } from '../../../core/index.js';
import { type Basis, labelled, lexiconPattern } from '../../../kit/index.js';

const r = String.raw;
const END = r`(?![\p{L}\p{N}_]|[-./]\p{N})`;
const isCapital = (term: string): boolean => !/\p{Ll}/u.test(term);
/** Nine digits grouped in threes, or in the grouping of a national post office. */
const isPostalItem = (term: string): boolean => term.replace(/\D/g, '').length === 9;
/** Six capitals and digits, the record locator of airlines and railways: `K7TQ2M`, `QWERTZ`. */
const RECORD_LOCATOR = '(?=[A-Z0-9]{6}(?![\\p{L}\\p{N}_-]))[A-Z0-9]{6}';
const BOOKING =
  'booking, reservation, prenotazione, reserva, réservation, buchung, reservering, booking confirmation, buchungsbestätigung, conferma di prenotazione, confirmation de réservation';
const LOCATOR =
  'pnr, record locator, booking code, booking reference, booking ref, reservation code, buchungscode, code de réservation, localizador, codice prenotazione, código de reserva, reserveringscode';

const form = (type: string, name: string, match: string, score: Basis, more: Partial<Pattern> = {}): Pattern => ({
  name,
  type,
  match,
  score,
  ...more,
});

/**
 * Orders, tickets and parcels recognisable by their format: airlines (IATA), post (UPU S10), containers (ISO 6346) and
 * carriers.
 */
export const ORDER_FORMS: readonly Pattern[] = [
  form('ORDER_NUMBER', 'UPS', r`1Z(?:[0-9A-Z]{16}| [0-9A-Z]{3} [0-9A-Z]{3} [0-9A-Z]{2} \d{4} \d{4})\b`, 'form:own'),
  form('ORDER_NUMBER', 'Amazon', r`\d{3}-\d{7}-\d{7}(?![\p{L}\p{N}_-])`, 'form:own'),
  form('ORDER_NUMBER', 'UPU S10', r`[CELQRSUV][A-Z] ?\d{2,3} ?\d{3} ?\d{3,4} ?[A-Z]{2}${END}`, 'form:plausible', {
    validate: isPostalItem,
    valid: 'check:strong',
  }),
  form('ORDER_NUMBER', 'container', r`[A-Z]{3}[UJZ] ?\d{6}[- ]?\d${END}`, 'form:usual'),
  form('ORDER_NUMBER', 'PostNL', r`3S[A-Z]{4}\d{7,9}(?![\p{L}\p{N}_])`, 'form:own'),
  labelled(
    'ORDER_NUMBER',
    'fedex, usps, ups, dhl, dpd, gls, royal mail, trk, tracking, certified mail, registered mail',
    'cue:label',
    r`\d{4}(?: ?\d{4}){2,5}(?: ?\d{2})?${END}`,
  ),
  labelled(
    'ORDER_NUMBER',
    'e-?tkt, tkt, e-?ticket, ticket, ticket no, billet, billete, biglietto, bilhete',
    'cue:label',
    r`\d{3}[- ]?\d{10}(?:/\d{1,3}){0,8}(?!\d)`,
  ),
  {
    ...labelled('ORDER_NUMBER', BOOKING, 'cue:phrase', r`(?=[A-Z0-9]{0,5}\d)(?=[A-Z0-9]{0,5}[A-Z])${RECORD_LOCATOR}`),
    validate: isCapital,
    valid: 'check:fair',
  },
  { ...labelled('ORDER_NUMBER', LOCATOR, 'cue:label', RECORD_LOCATOR), validate: isCapital, valid: 'check:good' },
  form('ORDER_NUMBER', 'record of an airline', RECORD_LOCATOR, 'cue:label', {
    lead: r`\d{2}(?:${lexiconPattern('calendar', { class: 'month-in-three-letters' }).toUpperCase()})\d{2}/\d{4}Z {1,4}`,
  }),
  form(
    'ORDER_NUMBER',
    'prefix',
    r`(?:INV|ORD|ORDER|PO|SO|RMA|QUO|SHP|BKG|RE)[-_#]\d[A-Z0-9-]{2,20}\b`,
    'form:plausible',
    {
      context: ['invoice', 'order', 'rechnung'],
    },
  ),
  labelled(
    'ORDER_NUMBER',
    'inv, invoice, rechnung, facture, fattura, fatura, factuur, factura, faktura',
    'cue:word',
    r`(?:[A-Z]{1,4}[-./]?)?(?:19|20)\d{2}[-./]?\d{3,7}(?:[-./][A-Z0-9]{1,6})?${END}`,
  ),
];

export const CASE_FORMS: readonly Pattern[] = [
  form(
    'CASE_NUMBER',
    'prefix',
    r`(?:CASE|CLM|CLAIM|TICKET|TKT|INC|POL|REF|FILE)[-_#]\d[A-Z0-9-]{2,20}\b`,
    'form:usual',
  ),
];

/** Bar of Brazil (OAB), and professional registers by their abbreviation: `WSBA No. 48812`. */
export const CERTIFICATE_FORMS: readonly Pattern[] = [
  form(
    'CERTIFICATE',
    'BR OAB',
    r`OAB[/ -]{1,2}[A-Z]{2}[-/: ]{0,2}(?:n\.?[º°] ?)?(?:\d{2,3}\.\d{3}|\d{3,6})(?:-?[A-Z])?${END}`,
    'form:own',
  ),
  form('CERTIFICATE', 'number of a member', r`\d{4,8}(?![\p{L}\p{N}_]|[-./,]\p{N}| ?%)`, 'cue:word', {
    lead: '(?<![\\p{L}\\p{N}-])[A-Z]{1,3}(?:BA|BN|SR|CR|PR|CPA|RN|BAR) (?:No|NO|no)\\. ?#?',
  }),
  labelled(
    'CERTIFICATE',
    'lic, lic\\., licen[cs]e',
    'cue:word',
    r`(?!19|20)\d{4}${END}(?! ?%)|\d{5,10}(?:-[A-Z0-9]{1,4})?${END}(?! ?%)|[A-Z]{1,3}-?\d{3,8}${END}|\d{2}-\d{4,6}${END}`,
  ),
];

export const EMPLOYEE_FORMS: readonly Pattern[] = [
  form('EMPLOYEE_ID', 'prefix', r`EMP[-_#]?\d{3,10}\b`, 'form:usual', {
    ignoreCase: true,
    context: ['employee', 'staff'],
  }),
  // `OFC. K. BOYD #1187`
  form('EMPLOYEE_ID', 'behind an officer', r`\d{2,6}(?![\p{L}\p{N}_-])`, 'cue:phrase', {
    lead: r`(?:ofc|ofcr|officer|det|detective|sgt|sergeant|deputy|trooper|cpl)\.?:? (?:[A-Z]\. ?)?[A-Z][A-Za-z'-]{1,20},? \(?#`,
    ignoreCase: true,
  }),
  labelled('EMPLOYEE_ID', 'badge, shield', 'cue:word', r`(?!(?:19|20)\d{2}(?!\d))[A-Z]{0,3}\d{4,12}${END}`),
];

export const STUDENT_FORMS: readonly Pattern[] = [
  labelled(
    'STUDENT_ID',
    'student, pupil, learner, étudiante?, alumn[oa], alun[oa], studente, matr[ií]cula',
    'cue:word',
    r`[A-Z]{0,2}\d{6,10}${END}(?! ?%)`,
  ),
];

export const CUSTOMER_FORMS: readonly Pattern[] = [
  form('CUSTOMER_ID', 'prefix', r`CUST[-_#]?\d{3,12}\b`, 'form:usual', {
    ignoreCase: true,
    context: ['customer', 'client'],
  }),
  form('CUSTOMER_ID', 'frequent flyer of a booking', r`[A-Z0-9]{2} ?\d{6,16}(?!\d)`, 'cue:label', {
    lead: r`FQT[VRSU] [A-Z0-9]{2} (?:HK\d{1,2} )?`,
  }),
];
