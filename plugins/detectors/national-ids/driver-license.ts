import { type IdRow, license, r } from './row.js';

const US = "driver driver's drivers driving license licence permit dln oln cdl dmv";
const GB = 'driving licence license dvla driver';
const DE = 'führerschein fuehrerschein führerscheinnummer fahrerlaubnis';
const FR = 'permis conduire';
const ES = 'conducir carnet permiso licencia';
const IT = 'patente guida license';
const AU = "driver driver's drivers licence license";
const IN = 'driving licence license rto';
const KR = '운전면허 운전면허번호 license licence';
const NL = 'rijbewijs rijbewijsnummer';
const BR = 'cnh habilitação';

/** The formats of US states, each with the states that use it. Source: AAMVA D20, section "Driver license number". */
const US_FORMATS: readonly (readonly [states: string, form: string])[] = [
  ['most states', r`\d{7,10}`],
  ['CA HI VA', r`[A-Z]\d{7,8}`],
  ['AZ CO ID KS KY MA MO NE OH OK', r`[A-Z]{1,2}\d{3,8}`],
  ['FL MD MI MN', r`[A-Z]\d{12}|[A-Z]\d{3}-\d{3}-\d{2,3}-\d{3}(?:-\d)?|[A-Z]-\d{3}-\d{3}-\d{3}-\d{3}`],
  ['IL', r`[A-Z]\d{3}-?\d{4}-?\d{4}`],
  ['WI', r`[A-Z]\d{3}-?\d{4}-?\d{4}-?\d{2}`],
  ['NJ', r`[A-Z]\d{4} ?\d{5} ?\d{5}`],
  ['IA', r`\d{3}[A-Z]{2}\d{4}`],
  ['IN KS', r`[A-Z]?\d{2}-\d{2}-\d{4}|\d{4}-\d{2}-\d{4}`],
  ['NH', r`\d{2}[A-Z]{3}\d{5}`],
  ['ND', r`[A-Z]{3}-\d{2}-\d{4}`],
  ['WA', r`WDL[A-Z0-9*]{9}`],
  ['VT', r`\d{7}[A-Z]`],
  ['others', r`\d{11,14}`],
];

/**
 * Five letters of the surname, a birth date that encodes the sex, initials, a digit and two letters. Source: gov.uk,
 * INF1D.
 */
const GB_FORM = r`(?:[A-Z]{5}|[A-Z]{4}9|[A-Z]{3}99|[A-Z]{2}999) ?\d[0156]\d[0-3]\d{2} ?[A-Z][A-Z9][A-Z0-9]{3}`;

/** Driving licences by country. Most have no check digit and therefore need a context word. */
export const DRIVER_LICENSES: readonly IdRow[] = [
  ...US_FORMATS.map(([states, form]) => license(`US ${states}`, form, 'form:silent', US)),
  license('US one letter', r`[A-Z]\d{7,8}`, 'form:bare', US),
  license('GB licence', GB_FORM, 'form:usual', GB),
  license('NI licence', r`\d{8}`, 'form:silent', 'dva ireland'),
  license('DE Führerschein', r`[A-Z]\d{2}[A-Z0-9]{6}\d[A-Z0-9]`, 'form:common', DE),
  license('DE Führerschein, old', r`[A-Z]{2}\d{8}[A-Z0-9]`, 'form:common', DE),
  license('FR permis', r`\d{2}[A-Z]{2}\d{5}|\d{12}`, 'form:silent', FR),
  license('ES permiso', r`\d{8}-?[A-Z]`, 'form:silent', ES),
  license('IT patente', r`[A-Z]{2}\d{7}[A-Z]|U1[A-HJ-NP-Z0-9]{7}[A-Z]`, 'form:shared', IT),
  license('NL rijbewijs', r`\d{10}`, 'form:silent', NL),
  license('AU licence', r`\d{6,10}|[A-Z]\d{5,6}|\d{4}[A-Z]{2}|\d{3} \d{3} \d{3}`, 'form:silent', AU),
  license('CA ON', r`[A-Z]\d{4}-?\d{5}-?\d{5}`, 'form:common', AU),
  license('CA QC', r`[A-Z]\d{4}-?\d{6}-?\d{2}`, 'form:common', `${FR} ${AU}`),
  license('CA BC AB SK MB NB PE', r`\d{5,9}|\d{6}-\d{3}`, 'form:silent', AU),
  license('CA NS', r`[A-Z]{5}\d{9}`, 'form:common', AU),
  license('NZ licence', r`[A-Z]{2}\d{6}`, 'form:bare', AU),
  license('IN licence', r`[A-Z]{2}[- ]?\d{2}[- ]?(?:19|20)\d{2}[- ]?\d{7}`, 'form:usual', IN),
  license('IN licence, old', r`[A-Z]{2}-?\d{2}[- /]\d{11}`, 'form:shared', IN),
  license('KR licence', r`(?:1[1-9]|2[0-68])[- ]\d{2}[- ]\d{6}[- ]\d{2}`, 'form:usual', KR),
  license('KR licence', r`(?:1[1-9]|2[0-68])\d{10}`, 'form:bare', KR),
  license('JP licence', r`\d{12}`, 'form:silent', '免許証番号 運転免許'),
  license('BR CNH', r`\d{11}`, 'form:silent', BR),
  license('MX licencia', r`[A-Z]\d{8,9}`, 'form:silent', ES),
  license('SE körkort', r`\d{6}-\d{4}`, 'form:silent', 'körkort'),
  license('PL prawo jazdy', r`\d{5}/\d{2}/\d{4}`, 'form:common', 'prawo jazdy'),
];
