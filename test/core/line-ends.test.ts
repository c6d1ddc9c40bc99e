import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

/** Terms at the end of a line, found by what ends there. */
const TEXTS = [
  '患者氏名: 川口次郎\n住所: 東京都\n',
  'الاسم: سعاد الخطيب\nالهاتف: 0501234567\n',
  'שם: רותי בן חיים\nטלפון: 03-5551234\n',
  'नाम: सुनीता शर्मा\nफ़ोन: 9876501234\n',
  'Postcode\n6 2 7 0 4\n\n',
  'My sister just turned 46\nShe is 31.\n',
  'Enfants : Lise, 4 ans ; Marc, 10 mois\n',
  'Ana Quill, 64 años\n\n',
];

describe('the ends of lines', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const terms = (text: string): string[] =>
    engine
      .analyze(text, { level: 2 })
      .findings.map(({ type, start, end }) => `${type} ${text.slice(start, end).replaceAll('\r\n', '\n')}`);

  for (const text of TEXTS)
    it(`of another system change nothing: ${JSON.stringify(text)}`, () => {
      const found = terms(text);
      expect(found).to.not.be.empty;
      expect(terms(text.replaceAll('\n', '\r\n'))).to.deep.equal(found);
    });
});
