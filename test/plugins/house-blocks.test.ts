import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

/** Texts, the address in each, and a part that is none. */
const ADDRESSES: readonly (readonly [text: string, address: string])[] = [
  ['Bill to: Mrs R. Pettifer, The Old Granary, Upper Marnham NG23 6SJ', 'The Old Granary, Upper Marnham NG23 6SJ'],
  ["Mr A Holroyd\n11 Tanner's Fold\nHeptonstall HX7 7NB\nSort code 40-27-61", "11 Tanner's Fold\nHeptonstall HX7 7NB"],
  ['Dora Kell, Flat 6, The Ropeworks, Barrow · tel 01229 496 011', 'Flat 6, The Ropeworks, Barrow'],
  ['Deliver to Unit 14 Foundry Yard, Alnwick.', 'Unit 14 Foundry Yard, Alnwick'],
  ['MOIRA KANE\n31 Chapel Rise, Wadebridge | m.kane@example.org', '31 Chapel Rise, Wadebridge'],
];
const ORDINARY = [
  'Read Unit 3 Linear Algebra, Week 5, before the exam.',
  'Copies to Claims Department. The AB1 2CD form is out of use.',
];

describe('addresses without a street', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  for (const [text, address] of ADDRESSES)
    it(address.replace('\n', ' / '), () => {
      const start = text.indexOf(address);
      const end = start + address.length;
      const covering = engine.analyze(text).findings.find((f) => f.start <= start && end <= f.end);
      expect(covering?.start).to.equal(start);
      expect(covering?.type).to.be.oneOf(['LOCATION', 'STREET_ADDRESS']);
    });

  for (const text of ORDINARY)
    it(`none in: ${text}`, () => {
      const types = engine.analyze(text).findings.map(({ type }) => type);
      expect(types).to.not.include('STREET_ADDRESS');
    });
});
