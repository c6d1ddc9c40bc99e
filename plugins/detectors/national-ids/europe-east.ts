import { adoazonosito, dowod, ogrn, snils, stdnum, szemelyi, taj } from './checks.js';
import { ANY, at, BARE, DATED, digits, groups, type IdRow, id, OWN, r, SURE, tax } from './row.js';
import { behind, lastOfInn } from './sums.js';

const CZ = 'rodné rodne rč r.č';
const CZ_ICO = 'ičo ico ič';
const HU_ID = 'személyi személyazonosító';
const RU_PASSPORT = 'паспорт паспорта серия';
const UA_TAX = 'рнокпп інн ідентифікаційний іпн rnokpp';

/** Belarus, Bulgaria, Czechia, Hungary, Moldova, Poland, Romania, Russia, Slovakia, Ukraine. */
export const EUROPE_EAST: readonly IdRow[] = [
  tax('BY UNP', digits(9), BARE, 'unp унп', stdnum('by/unp')),
  id('BY identity number', r`[1-6]\d{6}[ABCHKEM]\d{3}(?:PB|BA|BI)\d`, 'form:own', 'идентификационный'),
  id('BG EGN', digits(10), DATED, 'egn егн', stdnum('bg/egn')),
  id('BG LNCh', [digits(10), groups(4, 3, 3)], BARE, 'lnch лнч', stdnum('bg/pnf')),
  id('CZ rodné číslo', r`\d{2}[0-8]\d[0-3]\d/\d{3,4}`, at('form:shared', 'check:good'), CZ, stdnum('cz/rc')),
  id('CZ rodné číslo', digits(10), DATED, CZ, stdnum('cz/rc')),
  tax('CZ IČO', digits(8), BARE, CZ_ICO, stdnum('cz/ico')),
  tax('CZ IČO, any digit', digits(8), ANY, CZ_ICO),
  id('HU személyi azonosító', r`[1-8][- ]\d{6}[- ]\d{4}`, OWN, HU_ID, szemelyi),
  id('HU személyi azonosító', digits(11), DATED, HU_ID, szemelyi),
  id('HU TAJ', [digits(9), groups(3, 3, 3)], BARE, 'taj', taj),
  tax('HU adóazonosító jel', digits(10), BARE, 'adóazonosító adójel', adoazonosito),
  tax('HU adószám', r`\d{8}-\d-\d{2}`, 'form:typical', 'adószám'),
  tax('HU adószám', digits(8), BARE, 'adószám', stdnum('hu/anum')),
  id('MD IDNP', digits(13), BARE, 'idnp idno', stdnum('md/idno')),
  id('PL PESEL', digits(11), DATED, 'pesel', stdnum('pl/pesel')),
  id('PL dowód', r`[A-Z]{3} ?\d{6}`, at('form:common', 'check:weak'), 'dowód dowodu dowod', dowod),
  tax('PL NIP', [groups(3, 3, 2, 2), groups(3, 2, 2, 3)], at('form:common', 'check:fair'), 'nip', stdnum('pl/nip')),
  tax('PL NIP', digits(10), BARE, 'nip', stdnum('pl/nip')),
  tax('PL REGON', [digits(9), digits(14)], BARE, 'regon', stdnum('pl/regon')),
  id('RO CNP', digits(13), at('form:bare', 'check:fair'), 'cnp', stdnum('ro/cnp')),
  tax('RO CUI', digits(6, 10), at(ANY, ANY), 'cui cif', stdnum('ro/cui')),
  id('RU SNILS', r`\d{3}-\d{3}-\d{3}[- ]\d{2}`, SURE, 'снилс snils', snils),
  id('RU SNILS', digits(11), DATED, 'снилс snils', snils),
  tax('RU INN', [digits(10), digits(12)], BARE, 'инн inn', behind(lastOfInn, stdnum('ru/inn'))),
  tax('RU OGRN', [digits(13), digits(15)], BARE, 'огрн огрнип ogrn', ogrn),
  id('RU internal passport', [digits(10), groups(2, 2, 6), groups(4, 6)], ANY, RU_PASSPORT),
  tax('UA EDRPOU', digits(8), BARE, 'єдрпоу едрпоу edrpou', stdnum('ua/edrpou')),
  tax('UA RNOKPP', digits(10), BARE, UA_TAX, stdnum('ua/rntrc')),
];
