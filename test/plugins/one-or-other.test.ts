import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

/** Numbers that two kinds of things have in one form: what stands beside them decides. */
describe('a ZIP code with four more digits', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const typeOf = (text: string): string | undefined =>
    engine.analyze(text, { mode: 'HIPAA' }).findings.find(({ start, end }) => /\d/.test(text.slice(start, end)))?.type;

  it('is not a telephone number after other words, whatever its first digit', () => {
    for (let first = 0; first < 10; first++) {
      const zip = `${first}2139-4307`;
      expect(typeOf(`She lives in ${zip} now.`), zip).to.equal('POSTAL_CODE');
      expect(typeOf(`moved to ${zip}.`), zip).to.equal('POSTAL_CODE');
    }
  });

  it('is a telephone number after a word for telephones', () => {
    for (const label of ['Tel.', 'Phone:', 'fax'])
      expect(typeOf(`${label} 02139-4307`), label).to.equal('PHONE_NUMBER');
  });
});
