import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

describe('labels of parties, who are persons or organisations', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const typeOf = (text: string, name: string): string | undefined =>
    engine.analyze(text).findings.find(({ start, end }) => text.slice(start, end) === name)?.type;

  for (const [label, name] of [
    ['Client', 'Anna Miller'],
    ['Landlord', 'Demetrios Kallis'],
    ['Vermieter', 'Anna Schmidt'],
  ] as const)
    it(`what is certainly a person stays one: ${label}: ${name}`, () => {
      expect(typeOf(`${label}: ${name}`, name)).to.equal('PERSON');
    });

  for (const [label, name] of [
    ['Client', 'Harcourt Freight'],
    ['Seller', 'Blue Heron Motors'],
    ['Employer', 'Miller Hartmann'],
  ] as const)
    it(`anything else is an organisation: ${label}: ${name}`, () => {
      expect(typeOf(`${label}: ${name}`, name)).to.equal('ORGANIZATION');
    });
});
