import { passesLuhn } from '../../../kit/index.js';
import { kodMelli, kuwaitCivil, stdnum } from './checks.js';
import { at, BARE, DATED, type IdRow, id, r, tax } from './row.js';

const YYMMDD = r`\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`;
const TR = 'tckn tc t.c kimlik kimliği vatandaşlık turkish';
const ZA = 'rsa african sa-id said refugee resident identity';
const NG = 'nin nimc';

/** Algeria, Angola, Egypt, Ghana, Guinea, Iran, Israel, Kenya, Kuwait, Mauritius, Morocco, Mozambique, Nigeria, Oman, Saudi Arabia, Senegal, South Africa, Tunisia, Turkey, United Arab Emirates. */
export const MIDDLE_EAST_AFRICA: readonly IdRow[] = [
  id('AE Emirates ID', r`784[- ]\d{4}[- ]\d{7}[- ]\d`, 'form:own', 'emirates الهوية'),
  id('AE Emirates ID', r`784(?:19|20)\d{10}`, at('form:shared', 'check:fair'), 'emirates الهوية', passesLuhn),
  tax('AO NIF', r`\d{9}[A-Z]{2}\d{3}|\d{10}`, BARE, 'nif contribuinte angola', stdnum('ao/nif')),
  tax('DZ NIF', r`\d{3} ?\d{3} ?\d{3} ?\d{3} ?\d{3}(?: ?\d{5})?`, BARE, 'nif algérie', stdnum('dz/nif')),
  id('EG national id', r`[23]${YYMMDD}(?:0[1-4]|[12]\d|3[1-5]|88)\d{5}`, 'form:shared', 'القومي الرقم egyptian'),
  tax('EG tax number', r`\d{3}-?\d{3}-?\d{3}`, BARE, 'الضريبي egyptian', stdnum('eg/tn')),
  id('GH Ghana card', r`GHA-\d{9}-\d`, 'form:unmistakable', 'ghana'),
  tax('GH TIN', r`[CGPQV]00\d{7}[\dX]`, at('form:plausible', 'check:good'), 'tin ghana', stdnum('gh/tin')),
  tax('GN NIFp', r`\d{9}`, BARE, 'nifp guinée', stdnum('gn/nifp')),
  id('IL mispar zehut', r`\d{7,8}-?\d`, BARE, 'זהות ת.ז תז israeli teudat zehut', stdnum('il/idnr')),
  id('IR kod-e melli', r`\d{10}`, BARE, 'ملی کدملی melli', kodMelli),
  tax('KE PIN', r`[AP]\d{9}[A-Z]`, at('form:plausible', 'check:fair'), 'kra kenya pin', stdnum('ke/pin')),
  id('KW civil id', r`[1-3]${YYMMDD}\d{5}`, DATED, 'المدني civil kuwaiti', kuwaitCivil),
  tax('MA ICE', r`\d{15}`, BARE, 'ice', stdnum('ma/ice')),
  id('MA CIN', r`[A-Z]{1,2}\d{5,6}`, 'form:silent', 'cin cnie'),
  id('MU national id', r`[A-Z]\d{12}[0-9A-Z]`, 'form:usual', 'nid mauritius'),
  tax('MZ NUIT', r`\d{3} ?\d{3} ?\d{3}`, BARE, 'nuit', stdnum('mz/nuit')),
  id('NG NIN', r`\d{11}`, 'form:silent', NG),
  tax('OM VATIN', r`OM ?\d{9}[\dX]`, 'form:usual', 'vat oman'),
  id('SA national id', r`[12]\d{9}`, BARE, 'iqama saudi الهوية', passesLuhn),
  tax('SN NINEA', r`\d[ ,]?\d{3}[ ,]?\d{3} ?\d ?[A-Z] ?\d`, 'form:shared', 'ninea'),
  tax(
    'TN matricule fiscal',
    r`\d{7}[A-Z](?:/?[ABDNP]/?[CEMNP]/?\d{3})?`,
    at('form:common', 'check:weak'),
    'matricule',
    stdnum('tn/mf'),
  ),
  tax(
    'TN matricule fiscal, any letter',
    r`\d{6,7} ?/?[A-Z] ?/ ?[ABDNP] ?/? ?[CEMNP] ?/? ?\d{3}`,
    'form:plausible',
    'matricule fiscal',
  ),
  id('TR kimlik numarası', r`[1-9]\d{10}`, DATED, TR, stdnum('tr/tckimlik')),
  tax('TR VKN', r`\d{10}`, BARE, 'vkn vergi', stdnum('tr/vkn')),
  id('ZA identity number', r`${YYMMDD} ?\d{4} ?[012][89] ?\d`, at('form:shared', 'check:good'), ZA, stdnum('za/idnr')),
  id('ZA identity number, refugee', r`${YYMMDD}\d{4}2[89]\d`, at('form:common', 'check:fair'), ZA, passesLuhn),
  tax('ZA tax number', r`[01239]\d{9}`, BARE, 'sars tax', stdnum('za/tin')),
];
