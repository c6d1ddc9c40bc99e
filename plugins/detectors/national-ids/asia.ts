import { passesVerhoeff } from '../../../kit/index.js';
import { either, iin, myNumber, nric, stdnum, yearFirst } from './checks.js';
import { at, BARE, DATED, type IdRow, id, r, SURE, tax } from './row.js';
import { behind } from './sums.js';

const YYMMDD = r`\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`;
const IN = 'aadhaar aadhar uidai uid आधार';
const AADHAAR = behind(passesVerhoeff, stdnum('in/aadhaar'));
const KR = '주민등록번호 주민번호 rrn resident korean frn 외국인등록번호 alien';
const TH = 'tnin thai thailand เลขประจำตัวประชาชน เลขบัตรประชาชน บัตรประชาชน';
const MY = 'nric mykad kad pengenalan';
const SG = 'nric fin singapore';

/** China, Hong Kong, India, Indonesia, Japan, Kazakhstan, South Korea, Malaysia, Pakistan, Philippines, Singapore, Sri Lanka, Taiwan, Thailand, Vietnam. */
export const ASIA: readonly IdRow[] = [
  id(
    'CN resident identity',
    r`[1-9]\d{5}(?:18|19|20)\d{2}[01]\d[0-3]\d{4}[\dX]`,
    at('form:plausible', 'check:strong'),
    '身份证 身份证号',
    stdnum('cn/ric'),
  ),
  tax(
    'CN USCC',
    r`[159ANY][1-9]\d{6}[0-9A-HJ-NPQRTUW-Y]{10}`,
    at('form:common', 'check:good'),
    'uscc 统一社会信用代码',
    stdnum('cn/uscc'),
  ),
  id('HK identity card', r`[A-Z]{1,2}\d{6}\([0-9A]\)`, SURE, 'hkid 身份證', stdnum('hk/hkid')),
  id('HK identity card', r`[A-Z]{1,2}\d{6}[0-9A]`, at('form:bare', 'check:weak'), 'hkid 身份證', stdnum('hk/hkid')),
  id('IN Aadhaar', r`[2-9]\d{3}[ :-]\d{4}[ :-]\d{4}`, at('form:common', 'check:fair'), IN, AADHAAR),
  id('IN Aadhaar', r`[2-9]\d{11}`, BARE, IN, AADHAAR),
  id('IN virtual id', r`[2-9]\d{3} ?\d{4} ?\d{4} ?\d{4}`, BARE, 'vid uidai', behind(passesVerhoeff, stdnum('in/vid'))),
  id('IN voter id', r`[A-Z]{3}\d{7}`, at('form:shared', 'check:fair'), 'epic voter election', stdnum('in/epic')),
  id('IN voter id, any digit', r`[A-Z]{3}\d{7}`, 'form:common', 'epic voter vote election'),
  tax('IN PAN', r`[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]`, 'form:typical', 'pan permanent'),
  tax('IN PAN, unusual', r`[A-Z]{5}\d{4}[A-Z]|[A-Z]\d{4}[A-Z]{5}`, 'form:common', 'pan permanent'),
  tax(
    'IN GSTIN',
    r`(?:0[1-9]|[12]\d|3[0-7])[- ]?[A-Z]{5}[- ]?\d{4}[- ]?[A-Z]\d[- ]?Z[\dA-Z]`,
    'form:typical',
    'gstin gst',
  ),
  id('ID NIK', r`[1-9]\d{5}[0-7]\d[01]\d{7}`, 'form:bare', 'nik ktp kependudukan'),
  tax('ID NPWP', r`\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}`, 'form:typical', 'npwp'),
  tax('ID NPWP', r`\d{15}`, BARE, 'npwp', stdnum('id/npwp')),
  id('JP My Number', r`\d{4}[ -]?\d{4}[ -]?\d{4}`, BARE, 'マイナンバー 個人番号 mynumber', myNumber),
  tax('JP corporate number', r`[1-9]-?\d{4}-?\d{4}-?\d{4}`, BARE, '法人番号 houjin', stdnum('jp/cn')),
  id('KZ IIN', r`${YYMMDD}[0-6]\d{5}`, DATED, 'иин жсн iin', iin),
  id('KR RRN', r`${YYMMDD}-[1-8]\d{6}`, at('form:plausible', 'check:good'), KR, yearFirst),
  id('KR RRN', r`${YYMMDD}[1-8]\d{6}`, at('form:bare', 'form:common'), KR, yearFirst),
  tax('KR BRN', r`\d{3}[- ]\d{2}[- ]\d{5}`, at('form:common', 'check:fair'), '사업자등록번호 brn', stdnum('kr/brn')),
  tax('KR BRN', r`[1-9]\d{9}`, BARE, '사업자등록번호 brn', stdnum('kr/brn')),
  id('LK NIC', r`\d{9}[VX]`, at('form:plausible', 'check:fair'), 'nic', stdnum('lk/nic')),
  id('LK NIC', r`(?:19|20)\d{10}`, at('form:silent', 'form:bare'), 'nic', stdnum('lk/nic')),
  id('MY NRIC', r`${YYMMDD}-\d{2}-\d{4}`, at('form:plausible', 'check:good'), MY, stdnum('my/nric')),
  id('MY NRIC', r`${YYMMDD}\d{6}`, at('form:bare', 'form:common'), MY, stdnum('my/nric')),
  id('PK CNIC', r`[1-7]\d{4}-\d{7}-\d`, at('form:usual', 'check:good'), 'cnic nadra', stdnum('pk/cnic')),
  id('PK CNIC', r`[1-7]\d{12}`, at('form:silent', 'form:bare'), 'cnic nadra', stdnum('pk/cnic')),
  tax('PH TIN', r`\d{3}-\d{3}-\d{3}(?:-\d{3,5})?`, 'form:bare', 'tin bir'),
  tax('PH TIN with branch', r`\d{3}-\d{3}-\d{3}-\d{3,5}`, 'form:shared', 'tin bir'),
  id('PH SSS', r`\d{2}-\d{7}-\d`, 'form:shared', 'sss'),
  id('PH PhilSys', r`\d{4}-\d{4}-\d{4}(?:-\d{4})?`, 'form:bare', 'philsys pcn psn philid'),
  id('SG NRIC', r`[STFGM]\d{7}[A-Z]`, at('form:shared', 'check:strong'), SG, nric),
  id('SG NRIC, any letter', r`[A-Z]\d{7}[A-Z]`, 'form:common', SG),
  tax('SG UEN', r`\d{8,9}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z]`, at('form:common', 'check:fair'), 'uen', stdnum('sg/uen')),
  id(
    'TW national id',
    r`[A-Z][1289A-D]\d{8}`,
    at('form:common', 'check:weak'),
    '身分證 身分證字號 arc',
    stdnum('tw/natid'),
  ),
  tax('TW UBN', r`\d{8}`, BARE, '統一編號 統編 ubn', stdnum('tw/ubn')),
  id('TH PIN', r`\d-\d{4}-\d{5}-\d{2}-\d`, 'form:usual', TH),
  id('TH PIN', r`[1-8]-\d{4}-\d{5}-\d{2}-\d`, SURE, TH, stdnum('th/idnr')),
  id('TH PIN', r`[1-8] ?\d{4} ?\d{5} ?\d{2} ?\d`, BARE, TH, stdnum('th/idnr')),
  tax('TH TIN', r`\d ?\d{2} ?\d ?\d{3} ?\d{5} ?\d`, BARE, 'tin ภาษี moa', either(stdnum('th/moa'), stdnum('th/idnr'))),
  id('VN CCCD', r`0\d{11}`, 'form:silent', 'cccd cmnd'),
  tax('VN MST', r`\d{10}(?:-?\d{3})?`, BARE, 'mst thuế', stdnum('vn/mst')),
];
