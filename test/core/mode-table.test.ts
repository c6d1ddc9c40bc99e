import { expect } from 'chai';
import { createEngine, defaultConfig, type Engine } from '../../lib/index.js';

describe('modes as tables', () => {
  let engine: Engine;
  before(async () => {
    const config = await defaultConfig();
    const policies = {
      CUSTOM: { rules: { '*': { use: 'mask' }, PERSON: { use: 'label' } } },
      HOUSE: { rules: { '*': { use: 'redact' } } },
    };
    engine = await createEngine({ ...config, policies });
  });
  after(() => engine.close());

  it('have exactly one action for each entity type, which is the one applied', () => {
    const names = engine.entityTypes.all().map(({ name }) => name);
    for (const { name, actions } of engine.modes)
      expect(
        actions.map(({ type }) => type),
        name,
      ).to.deep.equal(names);
    const custom = engine.modes.find(({ name }) => name === 'CUSTOM')?.actions ?? [];
    const used = new Map(custom.map(({ type, transformer }) => [type, transformer]));
    expect([used.get('PERSON'), used.get('CITY')]).to.deep.equal(['label', 'mask']);
    const { text } = engine.deidentify('Mary Jones, mary@example.com', { mode: 'CUSTOM' }).outputs[0] ?? {};
    expect(text).to.equal('[PERSON_1], ****************');
  });

  it('mark modes beyond the specification', () => {
    const specified = engine.modes.filter((mode) => mode.specified).map(({ name }) => name);
    expect(specified).to.deep.equal(['MASKED', 'GDPR', 'HIPAA', 'CUSTOM', 'PROPRIETARY']);
    expect(engine.modes.find(({ name }) => name === 'HOUSE')).to.include({ specified: false, available: true });
  });

  it('cite a paragraph for each type that a law always finds, and none in modes without a law', () => {
    for (const { name, actions } of engine.modes)
      for (const { type, always, reference } of actions) {
        if (always) expect(reference, `${name} ${type}`).to.be.a('string');
        if (!['HIPAA', 'GDPR'].includes(name)) expect(reference).to.equal(null);
      }
  });

  it('cite the letters of the eighteen identifiers', () => {
    const hipaa = engine.modes.find(({ name }) => name === 'HIPAA')?.actions ?? [];
    const letters = new Set(hipaa.flatMap(({ reference }) => reference?.match(/\([A-R]\)/g) ?? []));
    // Photographs (Q) are no text.
    expect([...letters].sort().join('')).to.equal('(A)(B)(C)(D)(E)(F)(G)(H)(I)(J)(K)(L)(M)(N)(O)(P)(R)');
    const of = (wanted: string) => hipaa.find(({ type }) => type === wanted)?.reference;
    expect([of('CITY'), of('DATE_OF_BIRTH'), of('STATE'), of('DIAGNOSIS')]).to.deep.equal([
      '45 CFR 164.514(b)(2)(i)(B)',
      '45 CFR 164.514(b)(2)(i)(C)',
      null,
      null,
    ]);
  });
});
