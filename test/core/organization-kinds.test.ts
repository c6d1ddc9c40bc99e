import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

describe('kinds of organisations', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const only = (text: string, type: string): string[] =>
    engine.analyze(text, { level: 2, entities: [type] }).findings.map(({ start, end }) => text.slice(start, end));

  for (const [text, name] of [
    ['Rechnung an: Druckerei Ahlborn\nBetrag 40 EUR', 'Druckerei Ahlborn'],
    ['Kontakt: Zimmerei Petersen', 'Zimmerei Petersen'],
    ['Employment: Tavira Haulage Services (2015 to now)', 'Tavira Haulage Services'],
    ['She taught at Marlow School District for years.', 'Marlow School District'],
    ['Employer: Oakmere Aggregates', 'Oakmere Aggregates'],
    ['2 Arbeitgeber  Holzbau Reimers\n3 Ort', 'Holzbau Reimers'],
  ] as const)
    it(`are found in full where only organisations are selected: ${name}`, () => {
      expect(only(text, 'ORGANIZATION')).to.deep.equal([name]);
      expect(only(text, 'PERSON')).to.deep.equal([]);
    });

  it('leave a person with such a surname a person', () => {
    expect(only('Seen today: Charlotte Church, aged 40.', 'PERSON')).to.deep.equal(['Charlotte Church']);
  });
});
