import * as cuit from 'stdnum/lib/cjs/ar/cuit.js';
import * as cnpj from 'stdnum/lib/cjs/br/cnpj.js';
import * as cpf from 'stdnum/lib/cjs/br/cpf.js';
import * as bn from 'stdnum/lib/cjs/ca/bn.js';
import * as sin from 'stdnum/lib/cjs/ca/sin.js';
import * as rut from 'stdnum/lib/cjs/cl/rut.js';
import * as nitCo from 'stdnum/lib/cjs/co/nit.js';
import * as cedulaCr from 'stdnum/lib/cjs/cr/cpf.js';
import * as juridica from 'stdnum/lib/cjs/cr/cpj.js';
import * as carne from 'stdnum/lib/cjs/cu/ni.js';
import * as rnc from 'stdnum/lib/cjs/do/rnc.js';
import * as cedulaEc from 'stdnum/lib/cjs/ec/ci.js';
import * as rucEc from 'stdnum/lib/cjs/ec/ruc.js';
import * as nitGt from 'stdnum/lib/cjs/gt/nit.js';
import * as rucPe from 'stdnum/lib/cjs/pe/ruc.js';
import * as rucPy from 'stdnum/lib/cjs/py/ruc.js';
import * as rutUy from 'stdnum/lib/cjs/uy/rut.js';
import * as rif from 'stdnum/lib/cjs/ve/rif.js';
import { cedulaUy, luhn, stdnum } from './checks.js';
import { at, BARE, DATED, GROUPED, type IdRow, id, MIXED, OWN, r, SURE, tax } from './row.js';

const CL = 'rut run chile rol';
const CR = 'cédula cedula costarricense';
const DO = 'cédula cedula dominicana';
const EC = 'cédula cedula ecuatoriana ci';

/** Argentina, Bolivia, Brazil, Canada, Chile, Colombia, Costa Rica, Cuba, Dominican Republic, Ecuador, El Salvador, Guatemala, Mexico, Paraguay, Peru, Uruguay, Venezuela. */
export const AMERICAS: readonly IdRow[] = [
  tax('AR CUIT', r`(?:20|2[3-7]|3[034])-\d{8}-\d`, OWN, 'cuit cuil', stdnum(cuit)),
  tax('AR CUIT', r`(?:20|2[3-7]|3[034])\d{9}`, BARE, 'cuit cuil', stdnum(cuit)),
  id('AR DNI', r`\d{1,2}\.\d{3}\.\d{3}|\d{7,8}`, 0.15, 'dni documento'),
  id('BO CI', r`\d{5,8}(?:-?[0-9][A-Z])?`, 0.1, 'bolivia ci'),
  id('BR CPF', r`\d{3}\.\d{3}\.\d{3}-\d{2}`, SURE, 'cpf', stdnum(cpf)),
  id('BR CPF', r`\d{9}-?\d{2}`, DATED, 'cpf', stdnum(cpf)),
  tax('BR CNPJ', r`\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}`, SURE, 'cnpj', stdnum(cnpj)),
  tax('BR CNPJ', r`\d{8}/?\d{4}-?\d{2}`, DATED, 'cnpj', stdnum(cnpj)),
  id('BR RG', r`\d{1,2}\.\d{3}\.\d{3}-[\dX]`, 0.4, 'rg identidade'),
  id('CA SIN', r`(?!0|8)\d{3}-\d{3}-\d{3}|(?!0|8)\d{3} \d{3} \d{3}`, GROUPED, 'sin nas', stdnum(sin)),
  id('CA SIN', r`[1-79]\d{8}`, BARE, 'sin nas', stdnum(sin)),
  tax('CA BN', r`\d{9} ?R[CMPTRZ] ?\d{4}`, at(0.6, 0.85), 'bn gst hst', stdnum(bn)),
  id('CL RUT', r`\d{1,2}\.\d{3}\.\d{3}-[\dK]`, at(0.45, 0.85), CL, stdnum(rut)),
  id('CL RUT', r`\d{7,8}-[\dK]`, at(0.25, 0.45), CL, stdnum(rut)),
  tax('CO NIT', r`\d{1,3}\.\d{3}\.\d{3}(?:\.\d{3})?-\d`, at(0.4, 0.7), 'nit', stdnum(nitCo)),
  tax('CO NIT', r`\d{8,10}-?\d`, BARE, 'nit', stdnum(nitCo)),
  id('CO cédula', r`\d{1,3}\.\d{3}\.\d{3}(?:\.\d{3})?|\d{6,10}`, 0.1, 'cédula cedula ciudadanía'),
  id('CR cédula', r`\d{1,2}-\d{3,4}-\d{4}`, at(0.25, 0.3), CR, stdnum(cedulaCr)),
  tax('CR cédula jurídica', r`[234]-\d{3}-\d{6}`, at(0.4, 0.5), 'jurídica juridica cédula', stdnum(juridica)),
  id('CU carné', r`\d{2}[01]\d[0-3]\d\d{5}`, at(0.2, 0.25), 'carné carne cubano', stdnum(carne)),
  id('DO cédula', r`\d{3}-\d{7}-\d`, OWN, DO, luhn),
  id('DO cédula', r`\d{11}`, BARE, DO, luhn),
  tax('DO RNC', r`\d-?\d{2}-?\d{5}-?\d`, BARE, 'rnc', stdnum(rnc)),
  id('EC cédula', r`(?:[01]\d|2[0-4]|30)\d{7}-?\d`, BARE, EC, stdnum(cedulaEc)),
  tax('EC RUC', r`\d{10}-?\d{3}`, BARE, 'ruc', stdnum(rucEc)),
  tax('GT NIT', r`\d{4,8}-?[\dK]`, at(0.15, 0.2), 'nit', stdnum(nitGt)),
  id('GT CUI', r`\d{4} \d{5} \d{4}|\d{13}`, 0.15, 'cui dpi'),
  id('MX CURP', r`[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d`, 0.9, 'curp'),
  tax('MX RFC', r`[A-ZÑ&]{3,4}[ -]?\d{2}[01]\d[0-3]\d[ -]?[A-Z\d]{3}`, 0.65, 'rfc'),
  id('MX NSS', r`\d{11}`, 0.15, 'nss imss'),
  id('PE DNI', r`\d{8}(?:-?[0-9A-K])?`, 0.15, 'dni peruano'),
  tax('PE RUC', r`(?:10|15|16|17|20)\d{9}`, BARE, 'ruc', stdnum(rucPe)),
  tax('PY RUC', r`\d{5,8}-\d`, at(0.2, 0.3), 'ruc', stdnum(rucPy)),
  tax('SV NIT', r`\d{4}-\d{6}-\d{3}-\d`, 0.6, 'nit'),
  id('SV DUI', r`\d{8}-\d`, at(0.25, 0.25), 'dui'),
  id('UY cédula', r`\d\.\d{3}\.\d{3}-\d`, at(0.4, 0.8), 'cédula cedula ci', cedulaUy),
  id('UY cédula', r`\d{6,7}-?\d`, at(0.15, 0.2), 'cédula cedula ci', cedulaUy),
  tax('UY RUT', r`[0-2]\d{11}`, BARE, 'rut', stdnum(rutUy)),
  tax('VE RIF', r`[VEJPGC]-\d{8}-?\d`, at(0.45, 0.75), 'rif', stdnum(rif)),
  tax('VE RIF', r`[VEJPG]\d{9}`, MIXED, 'rif', stdnum(rif)),
  id('VE cédula', r`[VE]-?\d{7,8}`, 0.25, 'cédula cedula venezolano'),
];
