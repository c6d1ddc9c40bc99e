import { expect } from 'chai';
import { analyzedTexts } from './support/analyzed-texts.js';

/** A text, and the parts of it that must be found, each with its type. */
type Case = readonly [text: string, ...found: readonly (readonly [type: string, term: string])[]];

const FOUND: readonly Case[] = [
  ['رقم الملف: 33091، وصل صباحا', ['MEDICAL_RECORD_NUMBER', '33091']],
  ['أحيلت القضية رقم القضية 812 لسنة 2019 إلى المحكمة', ['CASE_NUMBER', '812 لسنة 2019']],
  ['ग्राहक संख्या 77310 दर्ज करें', ['CUSTOMER_ID', '77310']],
  ['病案号：B0091772，明日复查', ['MEDICAL_RECORD_NUMBER', 'B0091772']],
  ['您的验证码是550913，请勿泄露', ['PASSWORD', '550913']],
  ['原告上诉至（2021）京0105民初9917号判决', ['CASE_NUMBER', '（2021）京0105民初9917号']],
  ['车辆沪B7720K停在门口', ['LICENSE_PLATE', '沪B7720K']],
  ['会員番号は5531-0092です', ['CUSTOMER_ID', '5531-0092']],
  ['平成30年（ネ）第1182号の判決', ['CASE_NUMBER', '平成30年（ネ）第1182号']],
  ['車は品川 500 た 31-07です', ['LICENSE_PLATE', '品川 500 た 31-07']],
  ['暗証番号は5512です', ['PASSWORD', '5512']],
  ['고객번호 5531-009 확인', ['CUSTOMER_ID', '5531-009']],
  ['2019고단3312 판결', ['CASE_NUMBER', '2019고단3312']],
  ['차량은 38나 5512 입니다', ['LICENSE_PLATE', '38나 5512']],
  ['인증번호는 550913 입니다', ['PASSWORD', '550913']],
  ['Лицевой счёт № 55310092 закрыт', ['BANK_ACCOUNT', '55310092']],
  ['ПИН-код 5513 никому не сообщайте', ['PASSWORD', '5513']],
  ['Heslo: Zmije-Les4', ['PASSWORD', 'Zmije-Les4']],
  ['비밀번호: Buk-San91', ['PASSWORD', 'Buk-San91']],
  ['parola: kartal71', ['PASSWORD', 'kartal71']],
  ['アカウント: sato.m に連絡', ['USERNAME', 'sato.m']],
  ['아마 계정 han_jw로 로그인', ['USERNAME', 'han_jw']],
  ['ชื่อผู้ใช้: malee77', ['USERNAME', 'malee77']],
  ['حساب: nour_h مغلق', ['USERNAME', 'nour_h']],
  ['请用账号zhou_f3登录', ['USERNAME', 'zhou_f3']],
  ['लॉगिन: meera.s', ['USERNAME', 'meera.s']],
  ['計算 アカウント番号: 5531-0092', ['BANK_ACCOUNT', '5531-0092']],
  ['номер договора: К-55310/92', ['ID_NUMBER', 'К-55310/92']],
  ['по договору ТД-2023/417 оплачено', ['ID_NUMBER', 'ТД-2023/417']],
  ['Заказ №5531Б принят', ['ID_NUMBER', '5531Б']],
  ['карта № 5531/24, пациент Орлов', ['MEDICAL_RECORD_NUMBER', '5531/24']],
  ['La clave de la caja fuerte es 5513.', ['PASSWORD', '5513']],
  ['Koden till garaget är 5513.', ['PASSWORD', '5513']],
  ['Il PIN della carta è 55130.', ['PASSWORD', '55130']],
];

/** Numbers of things, days and amounts behind words that end alike. */
const NOT_FOUND = [
  '产品编号：AB44718',
  '请到房间号302办理',
  '商品番号：44-7120',
  '第12条の規定',
  'رقم الصفحة 447',
  'पृष्ठ संख्या 447',
  'Закон № 152-ФЗ',
  'アカウント管理 Windows-Server の設定',
  '계정 AR-4471 확인',
  '2024년 3월 1200명',
  'El código de la norma es válido',
];

describe('labels of numbers and secrets in other scripts and languages', () => {
  const { found } = analyzedTexts();

  for (const [text, ...terms] of FOUND)
    it(`finds ${terms.map(([type]) => type).join(', ')} in: ${text}`, () => {
      expect(found(text)).to.include.members(terms.map(([type, term]) => `${type} ${term}`));
    });

  for (const text of NOT_FOUND)
    it(`finds no number in: ${text}`, () => {
      const types = found(text).map((one) => one.split(' ', 1)[0] ?? '');
      expect(types.filter((type) => /ID_NUMBER|CASE|PASSWORD|PLATE|ACCOUNT|RECORD|CUSTOMER/u.test(type))).to.deep.equal(
        [],
      );
    });
});
