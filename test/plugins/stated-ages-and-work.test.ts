import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

describe('ages and occupations in statements and behind labels', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const found = (text: string, type: string): string[] =>
    engine.analyze(text, { level: 2, entities: [type] }).findings.map((one) => text.slice(one.start, one.end));

  for (const [text, ages] of [
    ['Alter: zweiundsechzig\n', ['zweiundsechzig']],
    ['Leeftijd: 58\nWiek: 44\n年齢：37\nالعمر: 52\n', ['58', '44', '37', '52']],
    ['Bewohnerin 83 J., Sturz am Morgen', ['83 J.']],
    ['sie ist vierzehn und darf mit', ['vierzehn']],
    ['Seen today: Mrs Tamsin Hollis, sixty-four, with a cough.', ['sixty-four']],
    ['Age group: 25-34, storage: 12 %', []],
  ] as const)
    it(`finds the ages of ${text.trim()}`, () => {
      expect(found(text, 'AGE')).to.deep.equal(ages);
    });

  for (const [text, work] of [
    ['His aunt works as a glass blower at the fair.', ['glass blower']],
    ['Er arbeitet als Geigenbauer in Mittenwald.', ['Geigenbauer']],
    ['Ella trabaja como soldadora en el puerto.', ['soldadora']],
    ['Zawód: hydraulik\n', ['hydraulik']],
    ['Jörg Hellmann, Metallbauer', ['Metallbauer']],
    ['2014 - 2018  Night porter, Grand Hotel', ['Night porter']],
    ['The drug works as a team effort with rest.', []],
  ] as const)
    it(`finds the occupation in ${text.trim()}`, () => {
      expect(found(text, 'OCCUPATION')).to.deep.equal(work);
    });
});
