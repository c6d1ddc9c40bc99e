import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

/** A text and the persons in it, in order. */
const PERSONS: readonly (readonly [text: string, persons: readonly string[]])[] = [
  ['حضر زياد بن حمد الكعبي مع رانيا الجابري', ['زياد بن حمد الكعبي', 'رانيا الجابري']],
  ['التقرير أعدته لمى ومروان أمس', ['لمى', 'مروان']],
  ['أخبر المدير لبنى الزعابي بالقرار', ['لبنى الزعابي']],
  ['ضرغام كنفاني <d.k@mail.example>', ['ضرغام كنفاني']],
  ['معك ضرغام، كيف أساعدك؟', ['ضرغام']],
  ['مقدم الطلب: ضرغام نجيب بن كنعان بن صخر الفهري\nالعنوان', ['ضرغام نجيب بن كنعان بن صخر الفهري']],
  ['कल तनुज शर्मा और सुनीता देवी आए थे', ['तनुज शर्मा', 'सुनीता देवी']],
  ['बैठक में वर्मा ने सवाल पूछा', ['वर्मा']],
  ['राकेश बागड़ी ने फ़ॉर्म भरा', ['राकेश बागड़ी']],
  ['मैं लावण्या बोल रही हूँ', ['लावण्या']],
  ['नमस्ते, मेरा नाम लावण्या धनगर है', ['लावण्या धनगर']],
  ['आवेदक का नाम\t: स्व. झुम्मक बागड़ी\nपता', ['झुम्मक बागड़ी']],
  ['लावण्या धनगर <l.d@mail.example>', ['लावण्या धनगर']],
];

/** Words that are names elsewhere, and words beside them. */
const NO_PERSON = [
  'جمال الطبيعة ونور الشمس، والعالم العربي بحاجة إلى السلام',
  'أمين عام المنظمة يعتمد على حسن النية',
  'كامل الوثائق على الموقع الرسمي',
  'कमल का फूल और प्रकाश की किरण। आशा है विजय मिलेगी।',
  'एयरटेल लाल बत्ती वाला टावर, दास कैपिटल की किताब',
  'गाँव का विकास और राम मंदिर में पूजा',
];

/** A talk whose speakers are named by what they are. */
const TALKS: readonly (readonly [first: string, second: string])[] = [
  ['Konsultantka', 'Klient'],
  ['Handläggare', 'Kund'],
  ['Operátor', 'Zákaznice'],
  ['Оператор', 'Клиентка'],
  ['الموظفة', 'المتصل'],
  ['एजेंट', 'ग्राहक'],
  ['상담원', '고객'],
];

describe('names in scripts without capitals', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());
  const personsOf = (text: string): string[] =>
    engine
      .analyze(text, { level: 2, model: 'fast' })
      .findings.filter(({ type }) => type === 'PERSON')
      .map(({ start, end }) => text.slice(start, end));

  for (const [text, persons] of PERSONS)
    it(`finds the persons of: ${text}`, () => {
      expect(personsOf(text)).to.deep.equal(persons);
    });

  for (const text of NO_PERSON)
    it(`finds no person in: ${text}`, () => {
      expect(personsOf(text)).to.deep.equal([]);
    });

  for (const [first, second] of TALKS)
    it(`does not take the speakers for persons: ${first}, ${second}`, () => {
      const lines = [first, second, first, second, first].map((who) => `${who}: …`);
      expect(personsOf(lines.join('\n'))).to.deep.equal([]);
    });
});
