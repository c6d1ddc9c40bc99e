import * as egn from 'stdnum/lib/cjs/bg/egn.js';
import * as lnch from 'stdnum/lib/cjs/bg/pnf.js';
import * as unp from 'stdnum/lib/cjs/by/unp.js';
import * as ico from 'stdnum/lib/cjs/cz/ico.js';
import * as rodneCislo from 'stdnum/lib/cjs/cz/rc.js';
import * as adoszam from 'stdnum/lib/cjs/hu/anum.js';
import * as idno from 'stdnum/lib/cjs/md/idno.js';
import * as nip from 'stdnum/lib/cjs/pl/nip.js';
import * as pesel from 'stdnum/lib/cjs/pl/pesel.js';
import * as regon from 'stdnum/lib/cjs/pl/regon.js';
import * as cnp from 'stdnum/lib/cjs/ro/cnp.js';
import * as cui from 'stdnum/lib/cjs/ro/cui.js';
import * as inn from 'stdnum/lib/cjs/ru/inn.js';
import * as edrpou from 'stdnum/lib/cjs/ua/edrpou.js';
import * as rnokpp from 'stdnum/lib/cjs/ua/rntrc.js';
import { adoazonosito, dowod, ogrn, snils, stdnum, szemelyi, taj } from './checks.js';
import { at, BARE, DATED, type IdRow, id, OWN, r, SURE, tax } from './row.js';

const CZ = 'rodné rodne rč r.č';
const CZ_ICO = 'ičo ico ič';
const HU_ID = 'személyi személyazonosító';
const RU_PASSPORT = 'паспорт паспорта серия';
const UA_TAX = 'рнокпп інн ідентифікаційний іпн rnokpp';

/** Belarus, Bulgaria, Czechia, Hungary, Moldova, Poland, Romania, Russia, Slovakia, Ukraine. */
export const EUROPE_EAST: readonly IdRow[] = [
  tax('BY UNP', r`\d{9}`, BARE, 'unp унп', stdnum(unp)),
  id('BY identity number', r`[1-6]\d{6}[ABCHKEM]\d{3}(?:PB|BA|BI)\d`, 0.85, 'идентификационный'),
  id('BG EGN', r`\d{2}[0-5]\d[0-3]\d{5}`, DATED, 'egn егн', stdnum(egn)),
  id('BG LNCh', r`\d{10}`, BARE, 'lnch лнч', stdnum(lnch)),
  id('CZ rodné číslo', r`\d{2}[0-8]\d[0-3]\d/\d{3,4}`, at(0.4, 0.75), CZ, stdnum(rodneCislo)),
  id('CZ rodné číslo', r`\d{2}[0-8]\d[0-3]\d{5}`, DATED, CZ, stdnum(rodneCislo)),
  tax('CZ IČO', r`\d{8}`, BARE, CZ_ICO, stdnum(ico)),
  id('HU személyi azonosító', r`[1-8][- ]\d{6}[- ]\d{4}`, OWN, HU_ID, szemelyi),
  id('HU személyi azonosító', r`[1-8]\d{10}`, DATED, HU_ID, szemelyi),
  id('HU TAJ', r`\d{3}[ -]?\d{3}[ -]?\d{3}`, BARE, 'taj', taj),
  tax('HU adóazonosító jel', r`8\d{9}`, BARE, 'adóazonosító adójel', adoazonosito),
  tax('HU adószám', r`\d{8}-\d-\d{2}`, 0.7, 'adószám'),
  tax('HU adószám', r`\d{8}`, BARE, 'adószám', stdnum(adoszam)),
  id('MD IDNP', r`[012]\d{12}`, BARE, 'idnp idno', stdnum(idno)),
  id('PL PESEL', r`\d{2}[0-389]\d[0-3]\d{6}`, DATED, 'pesel', stdnum(pesel)),
  id('PL dowód', r`[A-Z]{3} ?\d{6}`, at(0.3, 0.45), 'dowód dowodu dowod', dowod),
  tax('PL NIP', r`\d{3}-\d{3}-\d{2}-\d{2}|\d{3}-\d{2}-\d{2}-\d{3}`, at(0.3, 0.65), 'nip', stdnum(nip)),
  tax('PL NIP', r`\d{10}`, BARE, 'nip', stdnum(nip)),
  tax('PL REGON', r`\d{9}(?:\d{5})?`, BARE, 'regon', stdnum(regon)),
  id('RO CNP', r`[1-9]\d{2}(?:0[1-9]|1[0-2])[0-3]\d{7}`, at(0.25, 0.6), 'cnp', stdnum(cnp)),
  tax('RO CUI', r`(?:RO ?)?\d{2,10}`, at(0.1, 0.15), 'cui cif', stdnum(cui)),
  id('RU SNILS', r`\d{3}-\d{3}-\d{3}[- ]\d{2}`, SURE, 'снилс snils', snils),
  id('RU SNILS', r`\d{11}`, DATED, 'снилс snils', snils),
  tax('RU INN', r`\d{10}|\d{12}`, BARE, 'инн inn', stdnum(inn)),
  tax('RU OGRN', r`[1-9]\d{12}|[1-9]\d{14}`, BARE, 'огрн огрнип ogrn', ogrn),
  id('RU internal passport', r`\d{2} ?\d{2} ?\d{6}`, 0.15, RU_PASSPORT),
  tax('UA EDRPOU', r`\d{8}`, BARE, 'єдрпоу едрпоу edrpou', stdnum(edrpou)),
  tax('UA RNOKPP', r`\d{10}`, BARE, UA_TAX, stdnum(rnokpp)),
];
