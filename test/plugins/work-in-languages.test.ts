import { expect } from 'chai';
import { analyzedTexts } from './support/analyzed-texts.js';

/** A text, the type of its term, and the term. */
const FOUND: readonly (readonly [text: string, type: string, term: string])[] = [
  ['Zatrudnia mnie Piekarnia Złoty Kłos w mieście.', 'ORGANIZATION', 'Piekarnia Złoty Kłos'],
  ['Chodzi do: Przedszkole „Tęczowa Wyspa”, grupa trzecia', 'ORGANIZATION', 'Przedszkole „Tęczowa Wyspa”'],
  ['dodal Zahradnictví Jalovec, těšíme se', 'ORGANIZATION', 'Zahradnictví Jalovec'],
  ['Hon spelar i Ljusterö Ridklubb på söndagar', 'ORGANIZATION', 'Ljusterö Ridklubb'],
  ['Работает в ателье: Пекарня «Ржаной край», смена ночная', 'ORGANIZATION', 'Пекарня «Ржаной край»'],
  ['Dün akşam Gölbaşı Süt Kooperatifi tarafından alındı', 'ORGANIZATION', 'Gölbaşı Süt Kooperatifi'],
  ['A consulta foi na Farmácia Nova Esperança, não no hospital', 'ORGANIZATION', 'Farmácia Nova Esperança'],
  ['转诊至青田县妇幼保健院复查', 'ORGANIZATION', '青田县妇幼保健院'],
  ['長男は緑丘小学校に通っています', 'ORGANIZATION', '緑丘小学校'],
  ['딸은 새한초등학교에 다닌다', 'ORGANIZATION', '새한초등학교'],
  ['نقل إلى مستشفى الكرخ الجديد، وحالته مستقرة', 'ORGANIZATION', 'مستشفى الكرخ الجديد'],
  ['वह हिमगिरि सहकारी बैंक में है', 'ORGANIZATION', 'हिमगिरि सहकारी बैंक'],
  ['ring honom på kvällen, 0734418820, går bra', 'PHONE_NUMBER', '0734418820'],
  [
    'napiš mu: sedm set dvacet, tři sta pět, dvě stě šest',
    'PHONE_NUMBER',
    'sedm set dvacet, tři sta pět, dvě stě šest',
  ],
  ['kod do furtki 4471#, hasło to teraz Sroka$2021', 'PASSWORD', 'Sroka$2021'],
  ['kod do furtki 4471#, hasło to teraz Sroka$2021', 'PASSWORD', '4471#'],
  ['Il signor Bruno Cattaneo, falegname, è già stato qui', 'OCCUPATION', 'falegname'],
  ['Chory to emerytowany górnik, leży na sali', 'OCCUPATION', 'górnik'],
  ['Vittnet, snickare, såg allt på gården', 'OCCUPATION', 'snickare'],
  ['Přišel pan Jiří Dvořák, revizní technik, a měřil', 'OCCUPATION', 'revizní technik'],
  ['Hasta emekli kaynakçı, yalnız yaşıyor', 'OCCUPATION', 'kaynakçı'],
  ['Свидетель, сварщик, всё видел', 'OCCUPATION', 'сварщик'],
  ['患者，女，52岁，裁缝，已婚', 'OCCUPATION', '裁缝'],
  ['平成2年の生まれ、40歳、美容師、既婚', 'OCCUPATION', '美容師'],
  ['직업\t용접공', 'OCCUPATION', '용접공'],
  ['كان حدادًا لسنوات', 'OCCUPATION', 'حدادًا'],
  ['वह पेशे से दर्जी, दो बच्चे', 'OCCUPATION', 'दर्जी'],
];

/** Kinds of institutions and occupations of nobody in particular. */
const NOT_FOUND = [
  'Our sauna is open. Auto Repair and Hotel Lobby are closed.',
  'Szukamy: piekarnia czynna od szóstej.',
  'Söker du en ridklubb nära dig på våren?',
  'Мы искали пекарню и аптеку.',
  '工程师们都来了',
];

describe('institutions and occupations in languages other than English', () => {
  const { found } = analyzedTexts();

  for (const [text, type, term] of FOUND)
    it(`finds ${term}`, () => {
      expect(found(text)).to.include(`${type} ${term}`);
    });

  for (const text of NOT_FOUND)
    it(`finds nothing in ${text}`, () => {
      expect(found(text)).to.deep.equal([]);
    });
});
