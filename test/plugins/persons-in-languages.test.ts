import { expect } from 'chai';
import { analyzedTexts } from './support/analyzed-texts.js';

/** A text, the type of its term, and the term. */
const FOUND: readonly (readonly [text: string, type: string, term: string])[] = [
  ['Wiek: 52 lata, stan dobry', 'AGE', '52 lata'],
  ['Věk: 33 let', 'AGE', '33 let'],
  ['العمر: 29 سنة', 'AGE', '29 سنة'],
  ['وصل رجل عمره 58 عاما', 'AGE', '58 عاما'],
  ['आयु: 31 वर्ष', 'AGE', '31 वर्ष'],
  ['Pacjent 64-letni zgłosił się rano', 'AGE', '64-letni'],
  ['En 47-årig kvinna kom in', 'AGE', '47-årig'],
  ['Поступил 45-летний мужчина', 'AGE', '45-летний'],
  ['Kvinnan, 38 år, bor ensam', 'AGE', '38 år'],
  ['Больная 61 год, жалоб нет', 'AGE', '61 год'],
  ['De tachtigjarige vrouw viel', 'AGE', 'tachtigjarige'],
  ['Mme Jeanne Kerbrat (cinquante-huit ans) est venue', 'AGE', 'cinquante-huit ans'],
  ['Mam trzydzieści dwa lata, mieszkam sama', 'AGE', 'trzydzieści dwa lata'],
  ['Elli iki yaşındaki hasta', 'AGE', 'Elli iki'],
  ['मरीज, उम्र चौंसठ वर्ष, भर्ती', 'AGE', 'चौंसठ वर्ष'],
  ['Un quarantaduenne di Lecce', 'AGE', 'quarantaduenne'],
  ['Zmarł siedemdziesięciotrzyletni rybak', 'AGE', 'siedemdziesięciotrzyletni'],
  ['Zraněn byl pětačtyřicetiletý muž', 'AGE', 'pětačtyřicetiletý'],
  ['En trettiofyraårig man', 'AGE', 'trettiofyraårig'],
  ['Пострадал двадцатитрёхлетний водитель', 'AGE', 'двадцатитрёхлетний'],
  ['Urodzona czwartego maja', 'DATE', 'czwartego maja'],
  ['no dia vinte e dois de abril', 'DATE', 'vinte e dois de abril'],
  ['职业：木匠　电话', 'OCCUPATION', '木匠'],
  ['職業：漁師　住所', 'OCCUPATION', '漁師'],
  ['직업: 목수', 'OCCUPATION', '목수'],
  ['المهنة: حداد، متزوج', 'OCCUPATION', 'حداد'],
  ['पेशा: कुम्हार', 'OCCUPATION', 'कुम्हार'],
  ['السيد/ وليد الشامي حضر', 'PERSON', 'وليد الشامي'],
  ['المريضة سلوى حسن الجمل، تشكو', 'PERSON', 'سلوى حسن الجمل'],
  ['डॉ. अनिल पाठक के पास भेजा', 'PERSON', 'अनिल पाठक'],
  ['श्रीमती सरिता जी आईं', 'PERSON', 'सरिता'],
  ['患者氏名　大沢みのる様　外来', 'PERSON', '大沢みのる'],
];

/** Years that are no age. */
const NOT_FOUND = [
  'Umowa trwa 5 lat',
  'Garantin gäller 3 år',
  'Прошло 10 лет',
  'مضت 5 سنوات',
  '5 वर्ष की वारंटी',
  'Umowa trwa siedem lat',
  'Ho tre anni di esperienza',
];

describe('ages, occupations and names in languages with forms of their own', () => {
  const { found } = analyzedTexts();

  for (const [text, type, term] of FOUND)
    it(`finds ${type} in: ${text}`, () => {
      expect(found(text)).to.include(`${type} ${term}`);
    });

  for (const text of NOT_FOUND)
    it(`finds no age in: ${text}`, () => {
      expect(found(text).filter((one) => one.startsWith('AGE '))).to.deep.equal([]);
    });
});
