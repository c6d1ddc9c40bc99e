import { niss, stdnum } from './checks.js';
import { ANY, at, BARE, type Check, DATED, digits, groups, type IdRow, id, MIXED, r, tax } from './row.js';
import { behind, luhnOfSigns, tenModulo97 } from './sums.js';

const dni = stdnum('es/dni');

/** A number of seven digits has lost a leading zero. */
const dniLetter: Check = (value) => dni(value.replace(/[ .-]/g, '').padStart(9, '0'));

/** Letters that replace digits if two people would have the same code: `LMNPQRSTUV` for 0 to 9. */
const D = r`[\dLMNP-V]`;
const CODICE = r`(?=[A-Z]{6,14}\d)[A-Z]{6}${D}{2}[A-EHLMPR-T]${D}{2}[A-Z]${D}{3}[A-Z]`;

const ES = 'dni nif d.n.i';
const ES_NSS = 'nss nass naf afiliación';
const GR_ID = 'αδτ ταυτότητα ταυτότητας adt tautotita';
const IT_IVA = 'partita iva piva';

/** Andorra, Cyprus, Greece, Italy, Malta, Portugal, San Marino, Spain. */
export const EUROPE_SOUTH: readonly IdRow[] = [
  id('ES DNI', r`\d{7,8}[- ]?[A-HJ-NP-TV-Z]`, at('form:shared', 'check:good'), ES, dniLetter),
  id('ES DNI', r`\d{1,2}\.\d{3}\.\d{3}[- ]?[A-HJ-NP-TV-Z]`, at('form:plausible', 'check:strong'), ES, dniLetter),
  id(
    'ES NIE',
    r`[XYZ][- ]?\d{7}[- ]?[A-HJ-NP-TV-Z]`,
    at('form:plausible', 'check:strong'),
    'nie extranjero',
    stdnum('es/nie'),
  ),
  // Excludes the `c` of `a/c 60931177`.
  tax('ES CIF', r`(?<!\p{L}/)[A-HJNP-SUVW][- ]?\d{7}[- ]?[0-9A-J]`, MIXED, 'cif nif', stdnum('es/cif')),
  id('ES NSS', r`\d{2}[ /-]\d{8}[ /-]\d{2}`, 'form:plausible', ES_NSS),
  id('ES NSS', digits(12), DATED, ES_NSS, behind(tenModulo97, stdnum('es/nss'))),
  id('IT codice fiscale', CODICE, at('form:usual', 'check:strong'), 'codice fiscale', stdnum('it/codicefiscale')),
  id('IT codice fiscale, any letter', CODICE, 'form:usual', 'codice fiscale'),
  tax('IT partita IVA', digits(11), BARE, IT_IVA, stdnum('it/iva')),
  tax('IT partita IVA', r`\d{8}_\d{3}`, MIXED, IT_IVA, stdnum('it/iva')),
  id(
    'IT identity card',
    [r`[A-Z]{2} ?\d{7}`, r`\d{7}[A-Z]{2}`, r`[A-Z]{2}\d{5}[A-Z]{2}`],
    'form:common',
    'identità cie',
  ),
  id(
    'PT cartão de cidadão',
    r`\d{8} ?\d ?[A-Z0-9]{2} ?\d`,
    at('form:common', 'check:good'),
    'cartão cidadão',
    luhnOfSigns,
  ),
  tax('PT NIF', [digits(9), groups(3, 3, 3)], BARE, 'nif contribuinte nipc', stdnum('pt/nif')),
  id('PT NISS', digits(11), BARE, 'niss segurança', niss),
  id('GR AMKA', digits(11), DATED, 'amka αμκα', stdnum('gr/amka')),
  tax('GR AFM', digits(9), BARE, 'afm αφμ', stdnum('gr/vat')),
  id('GR identity card', r`[A-ZΑ-Ω]{2}[ -]?\d{6}`, 'form:bare', GR_ID),
  id('CY identity card', digits(6, 10), ANY, 'ταυτότητα ταυτότητας cypriot'),
  id('MT identity card', r`\d{3,7}[MGAPLHBZ]`, ANY, 'maltese malta'),
  tax('AD NRT', r`[ACDEFGLOPU][- ]?\d{3}[. ]?\d{3}[- ]?[A-Z]`, 'form:common', 'nrt andorra'),
  tax('SM COE', r`SM ?\d{4,5}`, 'form:common', 'coe marino'),
];
