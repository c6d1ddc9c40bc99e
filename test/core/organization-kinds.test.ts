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

  for (const [text, name] of [
    ['He came from our Dallas clinic on Monday.', 'Dallas clinic'],
    ["She stayed at Children's Hospital Boston for a week.", "Children's Hospital Boston"],
    ['Infórmese en el Ayuntamiento de Teruel.', 'Ayuntamiento de Teruel'],
    ['Gestern lenkte die Stadtverwaltung Flensburg ein.', 'Stadtverwaltung Flensburg'],
    ['The patient was seen at Cedar Sinai on Monday.', 'Cedar Sinai'],
    ['He was admitted to Johns Hopkins in May.', 'Johns Hopkins'],
    ['I spoke to the law firm Tavener Rohrbeck again.', 'Tavener Rohrbeck'],
    ['Mit dem Lieferanten Krone gibt es Streit.', 'Krone'],
    ['Elle est à la clinique Saint-Roch depuis lundi.', 'Saint-Roch'],
    ['Counterparty: Santander', 'Santander'],
    ['It was acquired by Fenwick last year.', 'Fenwick'],
    ["Denholm's board met on Friday.", 'Denholm'],
    ['I got a letter from Dallas Water today.', 'Dallas Water'],
    ['Wexham Logistics Ltd. signed. Wexham pays monthly.', 'Wexham'],
  ] as const)
    it(`are found with their place, or by the words before them: ${name}`, () => {
      expect(only(text, 'ORGANIZATION')).to.include(name);
    });

  it('leave a person a person behind such a noun, or with the name of a firm in the text', () => {
    expect(only('the company Mary Quill founded', 'PERSON')).to.deep.equal(['Mary Quill']);
    const text = 'Mr. Jon Tavener founded Tavener Logistics Ltd. and Mr. Tavener left.';
    expect(only(text, 'PERSON')).to.include('Tavener');
  });

  it('leave a person with such a surname a person', () => {
    expect(only('Seen today: Charlotte Church, aged 40.', 'PERSON')).to.deep.equal(['Charlotte Church']);
  });
});
