import { expect } from 'chai';
import type { Candidate } from '../../core/detect/candidate.js';
import { withFinerTypes } from '../../core/detect/finer-types.js';
import { EntityTypes } from '../../core/hosting.js';
import { STANDARD_TYPES } from '../../kit/index.js';
import { createEngine, type Engine } from '../../lib/index.js';

describe('a finer type and its coarser parent at the same extent', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const ADDRESSES = [
    ['They moved to ', '27 Birch Avenue', '.'],
    ['Address: ', '27 Birch Avenue', ', Hartford, CT 06103'],
    ['Ship to ', '3120 Cottonwood Drive', ', Springfield.'],
    ['Er wohnt in der ', 'Ahornstraße 31', ', 50667 Köln.'],
    ['Elle habite ', '8 rue des Lilas', ', 69003 Lyon.'],
  ] as const;

  for (const [before, street, behind] of ADDRESSES) {
    it(`finds the street for who selects streets: ${street}${behind}`, async () => {
      const options = { mode: 'MASKED', entities: ['STREET_ADDRESS'] };
      const { outputs } = await engine.deidentify(before + street + behind, options);
      expect(outputs[0]?.text).not.to.include(street);
    });

    it(`covers the whole address for everybody else: ${street}${behind}`, async () => {
      const { findings } = engine.analyze(before + street + behind, {});
      const [found] = findings.filter(({ start }) => start <= before.length);
      expect(found?.end).to.be.at.least(before.length + street.length);
      expect(findings.filter(({ end }) => end > before.length)).to.have.length(1);
    });
  }

  it('takes no place for a state or a country only, which Safe Harbor leaves: it may be a town', async () => {
    for (const place of ['Washington', 'Luxembourg']) {
      const { outputs } = await engine.deidentify(`She lives in ${place}.`, { mode: 'HIPAA' });
      expect(outputs[0]?.text).not.to.include(place);
    }
  });
});

describe('an estimate of the coarser type', () => {
  const types = new EntityTypes(STANDARD_TYPES);
  const candidate = (type: string, score: number, recognizer: string): Candidate => ({
    ...{ start: 0, end: 8, type, score, recognizer },
    ...{ domainSpecific: false, ledger: [] },
  });
  const scores = (recognizer: string): Record<string, number> => {
    const here = [
      candidate('BANK_ACCOUNT', 0.8, 'label'),
      candidate('CUSTOMER_ID', 0.76, 'label'),
      candidate('ID_NUMBER', 0.99, recognizer),
    ];
    const found = withFinerTypes(here, types, (name) => name === 'model');
    return Object.fromEntries(found.map(({ type, score }) => [type, score]));
  };

  it('lifts a finer type over no other that was read', () => {
    const { BANK_ACCOUNT = 0, CUSTOMER_ID = 0, ID_NUMBER } = scores('model');
    expect(BANK_ACCOUNT).to.be.above(CUSTOMER_ID);
    expect(ID_NUMBER).to.equal(undefined);
  });

  it('unlike a coarser type that was read', () => {
    const { BANK_ACCOUNT = 0, CUSTOMER_ID = 0 } = scores('form');
    expect(CUSTOMER_ID).to.be.above(BANK_ACCOUNT);
  });
});
