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

/** Passport numbers carry no checksum outside the machine-readable zone: the form is weak and the context decides. */
export const PASSPORTS: readonly IdRow[] = [
  passport('US passport', r`[A-Z]\d{8}`, 0.3, EN),
  passport('US passport, old', r`\d{9}`, 0.2, EN),
  passport('GB passport', r`\d{9}`, 0.15, EN),
  passport('GB passport, letters', r`[A-Z]{2}\d{7}`, 0.3, EN),
  passport('DE Reisepass', r`[CFGHJKLMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}`, 0.25, DE),
  passport('AT Reisepass', r`[A-Z] ?\d{7}|[A-Z]{2} ?\d{6}`, 0.2, DE),
  passport('CH Pass', r`[A-Z]\d{7}|[A-Z]\d[A-Z0-9]{5}\d`, 0.2, `${DE} ${FR} ${IT}`),
  passport('FR passeport', r`\d{2}[A-Z]{2}\d{5}`, 0.35, FR),
  passport('ES pasaporte', r`[A-Z]{3}\d{6}`, 0.3, ES),
  passport('IT passaporto', r`[A-Z]{2}\d{7}`, 0.3, IT),
  passport('NL paspoort', r`[A-NP-Z]{2}[A-NP-Z0-9]{6}\d`, 0.2, NL),
  passport('BE passport', r`[A-Z]{2}\d{6}`, 0.2, `${NL} ${FR}`),
  passport('PT passaporte', r`[A-Z]{1,2}\d{6}`, 0.2, PT),
  passport('IE passport', r`[A-Z]{1,2}\d{7}`, 0.25, EN),
  passport('PL paszport', r`[A-Z]{2} ?\d{7}`, 0.25, 'paszport paszportu passport'),
  passport('CZ cestovní pas', r`\d{8}`, 0.1, 'cestovní pas pasu'),
  passport('SE pass', r`\d{8}|[A-Z]{2}\d{6}`, 0.1, 'pass passnummer passport'),
  passport('RU passport', r`\d{2} ?\d{7}`, 0.1, 'загранпаспорт паспорт passport'),
  passport('TR pasaport', r`[A-Z]\d{8}`, 0.25, 'pasaport passport'),
  passport('CA passport', r`[A-Z]{2}\d{6}|[A-Z]\d{6}[A-Z]{2}`, 0.25, `${EN} passeport`),
  passport('AU passport', r`[A-Z]{1,2}\d{7}`, 0.25, EN),
  passport('NZ passport', r`[A-Z]{2}\d{6}`, 0.2, EN),
  passport('IN passport', r`[A-PR-WY][1-9]\d ?\d{4}[1-9]`, 0.3, `${EN} पासपोर्ट`),
  passport('CN passport', r`[EGDSP][A-Z]?\d{7,8}`, 0.25, '护照 护照号 passport'),
  passport('JP passport', r`[A-Z]{2}\d{7}`, 0.25, 'パスポート 旅券番号 passport'),
  passport('KR passport', r`[MSRODGP]\d{3}[A-Z]\d{4}`, 0.4, KR),
  passport('KR passport, old', r`[MSRODGP]\d{8}`, 0.3, KR),
  passport('SG passport', r`[EK]\d{7}[A-Z]`, 0.35, EN),
  passport('BR passaporte', r`[A-Z]{2}\d{6}`, 0.2, PT),
  passport('MX pasaporte', r`[A-Z]\d{8}`, 0.25, ES),
  passport('ZA passport', r`[ADMT]\d{8}`, 0.25, EN),
  passport('IL passport', r`\d{7,8}`, 0.1, 'דרכון passport'),
];

const zone = (name: string, match: string): Pattern => ({ name, type: 'PASSPORT', match, score: 0.85 });
const NAMES = '[A-Z]{1,20}(?:<[A-Z]{1,20}){0,4}<<[A-Z]{1,20}(?:<[A-Z]{1,20}){0,4}';

/** Lines that machines read on passports and cards: names, number, day of birth. They are hidden whole. */
export const MACHINE_READABLE: readonly Pattern[] = [
  zone('machine-readable names', `[PIACV]<[A-Z]{3}${NAMES}<{0,35}(?![A-Z0-9<])`),
  zone('machine-readable number', '[PIACV]<[A-Z]{3}[A-Z0-9]{6,9}<{0,3}\\d[A-Z0-9<]{8,16}(?![A-Z0-9<])'),
  zone('machine-readable data', '[A-Z0-9]{6,9}<{0,3}\\d[A-Z]{3}\\d{7}[MFX<]\\d{7}[A-Z0-9<]{2,16}(?![A-Z0-9<])'),
  zone('machine-readable days', '\\d{7}[MFX<]\\d{7}[A-Z]{3}[A-Z0-9<]{8,12}(?![A-Z0-9<])'),
  zone('machine-readable names below', `${NAMES}<{2,28}(?![A-Z0-9<])`),
];
