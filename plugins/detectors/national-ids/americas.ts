import { passesLuhn } from '../../../kit/index.js';
import { cedulaUy, stdnum } from './checks.js';
import { at, BARE, DATED, GROUPED, type IdRow, id, MIXED, OWN, r, SURE, tax } from './row.js';
import { ascendingModulo11, behind } from './sums.js';

const CL = 'rut run chile rol';
const CURP = r`[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d`;
const CR = 'cédula cedula costarricense';
const DO = 'cédula cedula dominicana';
const EC = 'cédula cedula ecuatoriana ci';

/** Argentina, Bolivia, Brazil, Canada, Chile, Colombia, Costa Rica, Cuba, Dominican Republic, Ecuador, El Salvador, Guatemala, Mexico, Paraguay, Peru, Uruguay, Venezuela. */
export const AMERICAS: readonly IdRow[] = [
  tax('AR CUIT', r`(?:20|2[3-7]|3[034])-\d{8}-\d`, OWN, 'cuit cuil', stdnum('ar/cuit')),
  tax('AR CUIT', r`(?:20|2[3-7]|3[034])\d{9}`, BARE, 'cuit cuil', stdnum('ar/cuit')),
  id('AR DNI', r`\d{1,2}\.\d{3}\.\d{3}|\d{7,8}`, 0.15, 'dni documento'),
  id('BO CI', r`\d{5,8}(?:-?[0-9][A-Z])?`, 0.1, 'bolivia ci'),
  id('BR CPF', r`\d{3}\.\d{3}\.\d{3}-\d{2}`, SURE, 'cpf', stdnum('br/cpf')),
  id('BR CPF', r`\d{9}-?\d{2}`, DATED, 'cpf', stdnum('br/cpf')),
  tax('BR CNPJ', r`\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}`, SURE, 'cnpj', stdnum('br/cnpj')),
  tax('BR CNPJ', r`\d{8}/?\d{4}-?\d{2}`, DATED, 'cnpj', stdnum('br/cnpj')),
  id('BR RG', r`\d{1,2}\.\d{3}\.\d{3}-[\dX]`, 0.4, 'rg identidade'),
  id('CA SIN', r`(?!0|8)\d{3}-\d{3}-\d{3}|(?!0|8)\d{3} \d{3} \d{3}`, GROUPED, 'sin nas', stdnum('ca/sin')),
  id('CA SIN', r`[1-79]\d{8}`, BARE, 'sin nas', stdnum('ca/sin')),
  tax('CA BN', r`\d{5} ?\d{4} ?R[CMPTRZ] ?\d{4}`, at(0.6, 0.85), 'bn gst hst', stdnum('ca/bn')),
  id('CL RUT', r`\d{1,2}\.\d{3}\.\d{3}-[\dK]`, at(0.45, 0.85), CL, stdnum('cl/rut')),
  id('CL RUT', r`\d{7,8}-[\dK]`, at(0.25, 0.45), CL, stdnum('cl/rut')),
  tax('CO NIT', r`\d{1,3}\.\d{3}\.\d{3}(?:\.\d{3})?-\d`, at(0.4, 0.7), 'nit', stdnum('co/nit')),
  tax('CO NIT', r`\d{8,10}(?: ?- ?)?\d`, BARE, 'nit', stdnum('co/nit')),
  id('CO cédula', r`\d{1,3}\.\d{3}\.\d{3}(?:\.\d{3})?|\d{6,10}`, 0.1, 'cédula cedula ciudadanía'),
  id('CR cédula', r`\d{1,2}-\d{3,4}-\d{4}`, at(0.25, 0.3), CR, stdnum('cr/cpf')),
  tax('CR cédula jurídica', r`[234][- ]\d{3}[- ]\d{6}`, at(0.4, 0.45), 'jurídica juridica', stdnum('cr/cpj')),
  id('CU carné', r`\d{2}[01]\d[0-3]\d\d{5}`, at(0.2, 0.25), 'carné carne cubano', stdnum('cu/ni')),
  id('DO cédula', r`\d{3}-\d{7}-\d`, OWN, DO, passesLuhn),
  id('DO cédula', r`\d{11}`, BARE, DO, passesLuhn),
  tax('DO RNC', r`\d-?\d{2}-?\d{5}-?\d`, BARE, 'rnc', stdnum('do/rnc')),
  id('EC cédula', r`(?:[01]\d|2[0-4]|30)\d{7}-?\d`, BARE, EC, stdnum('ec/ci')),
  tax('EC RUC', r`\d{10}-?\d{3}`, BARE, 'ruc', stdnum('ec/ruc')),
  tax('GT NIT', r`\d{4,8}-?[\dK]`, at(0.15, 0.2), 'nit', behind(ascendingModulo11, stdnum('gt/nit'))),
  id('GT CUI', r`\d{4} \d{5} \d{4}|\d{13}`, 0.15, 'cui dpi'),
  id('MX CURP', CURP, SURE, 'curp', stdnum('mx/curp')),
  id('MX CURP, any digit', CURP, 0.6, 'curp'),
  tax('MX RFC', r`[A-ZÑ&]{3,4}-?\d{2}[01]\d[0-3]\d-?[A-Z\d]{3}`, 0.65, 'rfc'),
  // With blanks it may be a word before a number: `ABA 051000017`.
  tax('MX RFC, blanks', r`[A-ZÑ&]{3,4} \d{2}[01]\d[0-3]\d ?[A-Z\d]{3}`, 0.25, 'rfc'),
  id('MX NSS', r`\d{11}`, 0.15, 'nss imss'),
  id('PE DNI', r`\d{8}(?:-?[0-9A-K])?`, 0.15, 'dni peruano'),
  tax('PE RUC', r`(?:10|15|16|17|20)\d{9}`, BARE, 'ruc', stdnum('pe/ruc')),
  tax('PY RUC', r`\d{5,8}-\d`, at(0.2, 0.3), 'ruc', stdnum('py/ruc')),
  tax('SV NIT', r`\d{4}-\d{6}-\d{3}-\d`, 0.6, 'nit'),
  id('SV DUI', r`\d{8}-\d`, at(0.25, 0.25), 'dui'),
  id('UY cédula', r`\d\.\d{3}\.\d{3}-\d`, at(0.4, 0.8), 'cédula cedula ci', cedulaUy),
  id('UY cédula', r`\d{6,7}-?\d`, at(0.15, 0.2), 'cédula cedula ci', cedulaUy),
  tax('UY RUT', r`[0-2]\d{7}001\d`, BARE, 'rut', stdnum('uy/rut')),
  tax('VE RIF', r`[VEJPGC]-\d{8}-?\d`, at(0.45, 0.75), 'rif', stdnum('ve/rif')),
  tax('VE RIF', r`[VEJPG]\d{9}`, MIXED, 'rif', stdnum('ve/rif')),
  id('VE cédula', r`[VE]-?\d{7,8}`, 0.25, 'cédula cedula venezolano'),
];
