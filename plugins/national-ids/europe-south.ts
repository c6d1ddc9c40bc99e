import { niss, stdnum } from './checks.js';
import { at, BARE, type Check, DATED, type IdRow, id, MIXED, r, tax } from './row.js';

/** A number of seven digits is one of eight whose leading zero was dropped. */
const dniLetter: Check = (value) => stdnum('es/dni')(value.replace(/[ .-]/g, '').toUpperCase().padStart(9, '0'));
const upper =
  (check: Check): Check =>
  (value) =>
    check(value.toUpperCase());

/** Italian letters that stand for digits where two people would share a code: `LMNPQRSTUV` for 0 to 9. */
const D = r`[\dLMNP-V]`;

const ES = 'dni nif d.n.i';
const ES_NSS = 'nss nass naf afiliación';
const GR_ID = 'αδτ ταυτότητα ταυτότητας adt tautotita';

/** Andorra, Cyprus, Greece, Italy, Malta, Portugal, San Marino, Spain. */
export const EUROPE_SOUTH: readonly IdRow[] = [
  id('ES DNI', r`\d{7,8}[- ]?[A-HJ-NP-TV-Z]`, at(0.4, 0.8), ES, dniLetter),
  id('ES DNI', r`\d{1,2}\.\d{3}\.\d{3}[- ]?[A-HJ-NP-TV-Z]`, at(0.5, 0.85), ES, dniLetter),
  id('ES NIE', r`[XYZ][- ]?\d{7}[- ]?[A-HJ-NP-TV-Z]`, at(0.5, 0.85), 'nie extranjero', upper(stdnum('es/nie'))),
  tax('ES CIF', r`[A-HJNP-SUVW][- ]?\d{7}[- ]?[0-9A-J]`, MIXED, 'cif nif', upper(stdnum('es/cif'))),
  id('ES NSS', r`\d{2}[ /-]\d{8}[ /-]\d{2}`, 0.5, ES_NSS),
  id('ES NSS', r`\d{12}`, DATED, ES_NSS, stdnum('es/nss')),
  id('IT codice fiscale', r`[A-Z]{6}${D}{2}[A-EHLMPR-T]${D}{2}[A-Z]${D}{3}[A-Z]`, 0.85, 'codice fiscale'),
  tax('IT partita IVA', r`\d{11}`, BARE, 'partita iva piva', stdnum('it/iva')),
  tax('IT partita IVA', r`\d{8}_\d{3}`, MIXED, 'partita iva piva', stdnum('it/iva')),
  id('IT identity card', r`[A-Z]{2} ?\d{7}|\d{7}[A-Z]{2}|[A-Z]{2}\d{5}[A-Z]{2}`, 0.3, 'identità cie'),
  id('PT cartão de cidadão', r`\d{8} ?\d ?[A-Z0-9]{2}\d`, at(0.3, 0.75), 'cartão cidadão', stdnum('pt/cc')),
  tax('PT NIF', r`[1235689]\d{2} ?\d{3} ?\d{3}`, BARE, 'nif contribuinte nipc', stdnum('pt/nif')),
  id('PT NISS', r`[12]\d{10}`, BARE, 'niss segurança', niss),
  id('GR AMKA', r`(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{7}`, DATED, 'amka αμκα', stdnum('gr/amka')),
  tax('GR AFM', r`\d{9}`, BARE, 'afm αφμ', stdnum('gr/vat')),
  id('GR identity card', r`[A-ZΑ-Ω]{2}[ -]?\d{6}`, 0.2, GR_ID),
  id('CY identity card', r`\d{6,7}`, 0.1, 'ταυτότητα ταυτότητας cypriot'),
  id('MT identity card', r`\d{3,7}[MGAPLHBZ]`, 0.15, 'maltese malta'),
  tax('AD NRT', r`[ACDEFGLOPU]-?\d{6}-?[A-Z]`, 0.3, 'nrt andorra'),
  tax('SM COE', r`SM ?\d{4,5}`, 0.3, 'coe marino'),
];
