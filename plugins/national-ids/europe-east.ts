import { adoazonosito, dowod, ogrn, snils, stdnum, szemelyi, taj } from './checks.js';
import { at, BARE, DATED, type IdRow, id, OWN, r, SURE, tax } from './row.js';

const CZ = 'rodné rodne rč r.č';
const CZ_ICO = 'ičo ico ič';
const HU_ID = 'személyi személyazonosító';
const RU_PASSPORT = 'паспорт паспорта серия';
const UA_TAX = 'рнокпп інн ідентифікаційний іпн rnokpp';

/** Belarus, Bulgaria, Czechia, Hungary, Moldova, Poland, Romania, Russia, Slovakia, Ukraine. */
export const EUROPE_EAST: readonly IdRow[] = [
  tax('BY UNP', r`\d{9}`, BARE, 'unp унп', stdnum('by/unp')),
  id('BY identity number', r`[1-6]\d{6}[ABCHKEM]\d{3}(?:PB|BA|BI)\d`, 0.85, 'идентификационный'),
  id('BG EGN', r`\d{2}[0-5]\d[0-3]\d{5}`, DATED, 'egn егн', stdnum('bg/egn')),
  id('BG LNCh', r`\d{10}`, BARE, 'lnch лнч', stdnum('bg/pnf')),
  id('CZ rodné číslo', r`\d{2}[0-8]\d[0-3]\d/\d{3,4}`, at(0.4, 0.75), CZ, stdnum('cz/rc')),
  id('CZ rodné číslo', r`\d{2}[0-8]\d[0-3]\d{5}`, DATED, CZ, stdnum('cz/rc')),
  tax('CZ IČO', r`\d{8}`, BARE, CZ_ICO, stdnum('cz/ico')),
  id('HU személyi azonosító', r`[1-8][- ]\d{6}[- ]\d{4}`, OWN, HU_ID, szemelyi),
  id('HU személyi azonosító', r`[1-8]\d{10}`, DATED, HU_ID, szemelyi),
  id('HU TAJ', r`\d{3}[ -]?\d{3}[ -]?\d{3}`, BARE, 'taj', taj),
  tax('HU adóazonosító jel', r`8\d{9}`, BARE, 'adóazonosító adójel', adoazonosito),
  tax('HU adószám', r`\d{8}-\d-\d{2}`, 0.7, 'adószám'),
  tax('HU adószám', r`\d{8}`, BARE, 'adószám', stdnum('hu/anum')),
  id('MD IDNP', r`[012]\d{12}`, BARE, 'idnp idno', stdnum('md/idno')),
  id('PL PESEL', r`\d{2}[0-389]\d[0-3]\d{6}`, DATED, 'pesel', stdnum('pl/pesel')),
  id('PL dowód', r`[A-Z]{3} ?\d{6}`, at(0.3, 0.45), 'dowód dowodu dowod', dowod),
  tax('PL NIP', r`\d{3}-\d{3}-\d{2}-\d{2}|\d{3}-\d{2}-\d{2}-\d{3}`, at(0.3, 0.65), 'nip', stdnum('pl/nip')),
  tax('PL NIP', r`\d{10}`, BARE, 'nip', stdnum('pl/nip')),
  tax('PL REGON', r`\d{9}(?:\d{5})?`, BARE, 'regon', stdnum('pl/regon')),
  id('RO CNP', r`[1-9]\d{2}(?:0[1-9]|1[0-2])[0-3]\d{7}`, at(0.25, 0.6), 'cnp', stdnum('ro/cnp')),
  tax('RO CUI', r`(?:RO ?)?\d{2,10}`, at(0.1, 0.15), 'cui cif', stdnum('ro/cui')),
  id('RU SNILS', r`\d{3}-\d{3}-\d{3}[- ]\d{2}`, SURE, 'снилс snils', snils),
  id('RU SNILS', r`\d{11}`, DATED, 'снилс snils', snils),
  tax('RU INN', r`\d{10}|\d{12}`, BARE, 'инн inn', stdnum('ru/inn')),
  tax('RU OGRN', r`[1-9]\d{12}|[1-9]\d{14}`, BARE, 'огрн огрнип ogrn', ogrn),
  id('RU internal passport', r`\d{2} ?\d{2} ?\d{6}`, 0.15, RU_PASSPORT),
  tax('UA EDRPOU', r`\d{8}`, BARE, 'єдрпоу едрпоу edrpou', stdnum('ua/edrpou')),
  tax('UA RNOKPP', r`\d{10}`, BARE, UA_TAX, stdnum('ua/rntrc')),
];
