import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

describe('codes in groups and secrets with words between', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  for (const [text, term] of [
    ['Please quote membership number TR 55 2091 when you call.', 'TR 55 2091'],
    ['Unsere Vertragsnummer: KX 4471 208', 'KX 4471 208'],
    ['The meter no E10Z 004471 was read today.', 'E10Z 004471'],
    ['Der Alarmcode wurde geändert: Alarmcode geändert auf 771204.', '771204'],
    ['Her PIN reset to 552018 this morning.', '552018'],
    ['our wifi is walnut-Heron-73', 'walnut-Heron-73'],
    ['Steps: log in as wdaley / Winter2024!, then export', 'Winter2024!'],
    ['the key qx_live_8dK2mQx7Lw0T leaked', 'qx_live_8dK2mQx7Lw0T'],
  ] as const)
    it(`are found in full: ${term}`, () => {
      const at = text.indexOf(term);
      const { findings } = engine.analyze(text, { level: 2 });
      expect(findings.some(({ start, end }) => start <= at && end >= at + term.length)).to.equal(true);
    });

  for (const text of ['Certified under number ISO 9001 since May.', 'Part number and code are printed below.'])
    it(`are none in: ${text}`, () => {
      const found = engine.analyze(text, { level: 2, entities: ['ID_NUMBER', 'PASSWORD'] }).findings;
      expect(found).to.deep.equal([]);
    });
});
