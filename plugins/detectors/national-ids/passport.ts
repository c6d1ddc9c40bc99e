import type { Pattern } from '../../../core/index.js';
import { type IdRow, passport, r } from './row.js';

const EN = 'passport passports travel document';
const DE = 'reisepass pass passnummer reisepassnummer pass-nr pass-nr. passport';
const FR = 'passeport passport';
const ES = 'pasaporte passport';
const PT = 'passaporte passport';
const IT = 'passaporto passport';
const NL = 'paspoort paspoortnummer passport';
const KR = '여권 여권번호 passport';

/** Passport numbers have no check digit outside the machine-readable zone, so that the context decides. */
export const PASSPORTS: readonly IdRow[] = [
  passport('US passport', r`[A-Z]\d{8}`, 'form:common', EN),
  passport('US passport, old', r`\d{9}`, 'form:bare', EN),
  passport('GB passport', r`\d{9}`, 'form:silent', EN),
  passport('GB passport, letters', r`[A-Z]{2}\d{7}`, 'form:common', EN),
  passport('DE Reisepass', r`[CFGHJKLMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}`, 'form:bare', DE),
  passport('AT Reisepass', r`[A-Z] ?\d{7}|[A-Z]{2} ?\d{6}`, 'form:bare', DE),
  passport('CH Pass', r`[A-Z]\d{7}|[A-Z]\d[A-Z0-9]{5}\d`, 'form:bare', `${DE} ${FR} ${IT}`),
  passport('FR passeport', r`\d{2}[A-Z]{2}\d{5}`, 'form:common', FR),
  passport('ES pasaporte', r`[A-Z]{3}\d{6}`, 'form:common', ES),
  passport('IT passaporto', r`[A-Z]{2}\d{7}`, 'form:common', IT),
  passport('NL paspoort', r`[A-NP-Z]{2}[A-NP-Z0-9]{6}\d`, 'form:bare', NL),
  passport('BE passport', r`[A-Z]{2}\d{6}`, 'form:bare', `${NL} ${FR}`),
  passport('PT passaporte', r`[A-Z]{1,2}\d{6}`, 'form:bare', PT),
  passport('IE passport', r`[A-Z]{1,2}\d{7}`, 'form:bare', EN),
  passport('PL paszport', r`[A-Z]{2} ?\d{7}`, 'form:bare', 'paszport paszportu passport'),
  passport('CZ cestovní pas', r`\d{8}`, 'form:silent', 'cestovní pas pasu'),
  passport('SE pass', r`\d{8}|[A-Z]{2}\d{6}`, 'form:silent', 'pass passnummer passport'),
  passport('RU passport', r`\d{2} ?\d{7}`, 'form:silent', 'загранпаспорт паспорт passport'),
  passport('TR pasaport', r`[A-Z]\d{8}`, 'form:bare', 'pasaport passport'),
  passport('CA passport', r`[A-Z]{2}\d{6}|[A-Z]\d{6}[A-Z]{2}`, 'form:bare', `${EN} passeport`),
  passport('AU passport', r`[A-Z]{1,2}\d{7}`, 'form:bare', EN),
  passport('NZ passport', r`[A-Z]{2}\d{6}`, 'form:bare', EN),
  passport('IN passport', r`[A-PR-WY][1-9]\d ?\d{4}[1-9]`, 'form:common', `${EN} पासपोर्ट`),
  passport('CN passport', r`[EGDSP][A-Z]?\d{7,8}`, 'form:bare', '护照 护照号 passport'),
  passport('JP passport', r`[A-Z]{2}\d{7}`, 'form:bare', 'パスポート 旅券番号 passport'),
  passport('KR passport', r`[MSRODGP]\d{3}[A-Z]\d{4}`, 'form:shared', KR),
  passport('KR passport, old', r`[MSRODGP]\d{8}`, 'form:common', KR),
  passport('SG passport', r`[EK]\d{7}[A-Z]`, 'form:common', EN),
  passport('BR passaporte', r`[A-Z]{2}\d{6}`, 'form:bare', PT),
  passport('MX pasaporte', r`[A-Z]\d{8}`, 'form:bare', ES),
  passport('ZA passport', r`[ADMT]\d{8}`, 'form:bare', EN),
  passport('IL passport', r`\d{7,8}`, 'form:silent', 'דרכון passport'),
];

const zone = (name: string, match: string): Pattern => ({ name, type: 'PASSPORT', match, score: 'form:own' });
const NAMES = '[A-Z]{1,20}(?:<[A-Z]{1,20}){0,4}<<[A-Z]{1,20}(?:<[A-Z]{1,20}){0,4}';

/** Machine-readable lines of passports and cards: names, number, date of birth. The whole lines are reported. */
export const MACHINE_READABLE: readonly Pattern[] = [
  zone('machine-readable names', `[PIACV]<[A-Z]{3}${NAMES}<{0,35}(?![A-Z0-9<])`),
  zone('machine-readable number', '[PIACV]<[A-Z]{3}[A-Z0-9]{6,9}<{0,3}\\d[A-Z0-9<]{8,16}(?![A-Z0-9<])'),
  zone('machine-readable data', '[A-Z0-9]{6,9}<{0,3}\\d[A-Z]{3}\\d{7}[MFX<]\\d{7}[A-Z0-9<]{2,16}(?![A-Z0-9<])'),
  zone('machine-readable days', '\\d{7}[MFX<]\\d{7}[A-Z]{3}[A-Z0-9<]{8,12}(?![A-Z0-9<])'),
  zone('machine-readable names below', `${NAMES}<{2,28}(?![A-Z0-9<])`),
];
