import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

describe('findings of the network at line ends', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const terms = (text: string): string[] =>
    engine.analyze(text, { level: 2 }).findings.map(({ start, end }) => text.slice(start, end));

  it('end there in a list of places', () => {
    expect(terms('Town\nLeeds\nBradford\nHull')).to.deep.equal(['Leeds', 'Bradford', 'Hull']);
  });

  it('end before the label of the next field, behind a postal code and its town, and before a dated line', () => {
    expect(terms('Atatürk Bulvarı No:85, 16400 İnegöl/Bursa\nVergi No: 1899614155')).to.include(
      'Atatürk Bulvarı No:85, 16400 İnegöl/Bursa',
    );
    const letter = terms('Pod Strání, Lipová 312/7, 541 01 Trutnov\nDne 14. března 2023\nVážená paní Nováková');
    expect(letter).to.include('Pod Strání, Lipová 312/7, 541 01 Trutnov');
    expect(letter.join()).not.to.include('\n');
  });

  it('go on in wrapped prose, and in an address over several lines', () => {
    expect(
      terms('The patient was referred by his doctor in the city of San\nFrancisco where he lives with his wife.'),
    ).to.include('San\nFrancisco');
    expect(terms('Rose Cottage\nMill Lane\nAldeby\nNR34 0BQ')).to.have.lengthOf(1);
  });
});
