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
  id('AR DNI', r`\d{1,2}\.\d{3}\.\d{3}|\d{7,8}`, 'form:silent', 'dni documento'),
  id('BO CI', r`\d{5,8}(?:-?[0-9][A-Z])?`, 'form:silent', 'bolivia ci'),
  id('BR CPF', r`\d{3}\.\d{3}\.\d{3}-\d{2}`, SURE, 'cpf', stdnum('br/cpf')),
  id('BR CPF', r`\d{9}-?\d{2}`, DATED, 'cpf', stdnum('br/cpf')),
  tax('BR CNPJ', r`\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}`, SURE, 'cnpj', stdnum('br/cnpj')),
  tax('BR CNPJ', r`\d{8}/?\d{4}-?\d{2}`, DATED, 'cnpj', stdnum('br/cnpj')),
  id('BR RG', r`\d{1,2}\.\d{3}\.\d{3}-[\dX]`, 'form:shared', 'rg identidade'),
  id('CA SIN', r`(?!0|8)\d{3}-\d{3}-\d{3}|(?!0|8)\d{3} \d{3} \d{3}`, GROUPED, 'sin nas', stdnum('ca/sin')),
  id('CA SIN', r`[1-79]\d{8}`, BARE, 'sin nas', stdnum('ca/sin')),
  tax('CA BN', r`\d{5} ?\d{4} ?R[CMPTRZ] ?\d{4}`, at('form:usual', 'check:strong'), 'bn gst hst', stdnum('ca/bn')),
  id('CL RUT', r`\d{1,2}\.\d{3}\.\d{3}-[\dK]`, at('form:shared', 'check:strong'), CL, stdnum('cl/rut')),
  id('CL RUT', r`\d{7,8}-[\dK]`, at('form:bare', 'check:weak'), CL, stdnum('cl/rut')),
  tax('CO NIT', r`\d{1,3}\.\d{3}\.\d{3}(?:\.\d{3})?-\d`, at('form:shared', 'check:fair'), 'nit', stdnum('co/nit')),
  tax('CO NIT', r`\d{8,10}(?: ?- ?)?\d`, BARE, 'nit', stdnum('co/nit')),
  id('CO cédula', r`\d{1,3}\.\d{3}\.\d{3}(?:\.\d{3})?|\d{6,10}`, 'form:silent', 'cédula cedula ciudadanía'),
  id('CR cédula', r`\d{1,2}-\d{3,4}-\d{4}`, at('form:bare', 'form:common'), CR, stdnum('cr/cpf')),
  tax(
    'CR cédula jurídica',
    r`[234][- ]\d{3}[- ]\d{6}`,
    at('form:shared', 'check:weak'),
    'jurídica juridica',
    stdnum('cr/cpj'),
  ),
  id('CU carné', r`\d{2}[01]\d[0-3]\d\d{5}`, at('form:bare', 'form:bare'), 'carné carne cubano', stdnum('cu/ni')),
  id('DO cédula', r`\d{3}-\d{7}-\d`, OWN, DO, passesLuhn),
  id('DO cédula', r`\d{11}`, BARE, DO, passesLuhn),
  tax('DO RNC', r`\d-?\d{2}-?\d{5}-?\d`, BARE, 'rnc', stdnum('do/rnc')),
  id('EC cédula', r`(?:[01]\d|2[0-4]|30)\d{7}-?\d`, BARE, EC, stdnum('ec/ci')),
  tax('EC RUC', r`\d{10}-?\d{3}`, BARE, 'ruc', stdnum('ec/ruc')),
  tax('GT NIT', r`\d{4,8}-?[\dK]`, at('form:silent', 'form:bare'), 'nit', behind(ascendingModulo11, stdnum('gt/nit'))),
  id('GT CUI', r`\d{4} \d{5} \d{4}|\d{13}`, 'form:silent', 'cui dpi'),
  id('MX CURP', CURP, SURE, 'curp', stdnum('mx/curp')),
  id('MX CURP, any digit', CURP, 'form:usual', 'curp'),
  tax('MX RFC', r`[A-ZÑ&]{3,4}-?\d{2}[01]\d[0-3]\d-?[A-Z\d]{3}`, 'form:typical', 'rfc'),
  // With blanks it may be a word followed by a number: `ABA 051000017`.
  tax('MX RFC, blanks', r`[A-ZÑ&]{3,4} \d{2}[01]\d[0-3]\d ?[A-Z\d]{3}`, 'form:bare', 'rfc'),
  id('MX NSS', r`\d{11}`, 'form:silent', 'nss imss'),
  id('PE DNI', r`\d{8}(?:-?[0-9A-K])?`, 'form:silent', 'dni peruano'),
  tax('PE RUC', r`(?:10|15|16|17|20)\d{9}`, BARE, 'ruc', stdnum('pe/ruc')),
  tax('PY RUC', r`\d{5,8}-\d`, at('form:bare', 'form:common'), 'ruc', stdnum('py/ruc')),
  tax('SV NIT', r`\d{4}-\d{6}-\d{3}-\d`, 'form:usual', 'nit'),
  id('SV DUI', r`\d{8}-\d`, at('form:bare', 'form:bare'), 'dui'),
  id('UY cédula', r`\d\.\d{3}\.\d{3}-\d`, at('form:shared', 'check:good'), 'cédula cedula ci', cedulaUy),
  id('UY cédula', r`\d{6,7}-?\d`, at('form:silent', 'form:bare'), 'cédula cedula ci', cedulaUy),
  tax('UY RUT', r`[0-2]\d{7}001\d`, BARE, 'rut', stdnum('uy/rut')),
  tax('VE RIF', r`[VEJPGC]-\d{8}-?\d`, at('form:shared', 'check:good'), 'rif', stdnum('ve/rif')),
  tax('VE RIF', r`[VEJPG]\d{9}`, MIXED, 'rif', stdnum('ve/rif')),
  id('VE cédula', r`[VE]-?\d{7,8}`, 'form:bare', 'cédula cedula venezolano'),
];
