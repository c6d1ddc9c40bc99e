import { expect } from 'chai';
import { type CompliancePolicy, type DeidError, definePlugin, Engine, type Transformer } from '../../core/index.js';

const sign = (name: string, derived = false): Transformer => ({
  name,
  description: name,
  reversible: false,
  derived,
  options: { type: 'object', properties: { loud: { type: 'boolean' } } },
  prepare({ loud }) {
    if (loud === false) throw new TypeError('a secret of the options');
    return { apply: (terms) => terms.map(() => (loud ? name.toUpperCase() : name)) };
  },
});

const words = { CITY: 'Qed', LOCATION: 'Rif', PERSON: 'Sal', DATE: 'Tev' };
const LAW = '45 CFR 164.514(c)';

const plugin = (policies: readonly CompliancePolicy[]) =>
  definePlugin({
    name: 'sea',
    description: 'Four words, and signs.',
    register(registry) {
      for (const [type, match] of Object.entries(words))
        registry.recognizer({
          name: `sea/${type.toLowerCase()}`,
          types: [type],
          patterns: [{ type, match, score: type === 'DATE' ? 0.3 : 0.8 }],
        });
      for (const name of ['one', 'two', 'three']) registry.transformer(sign(name));
      registry.transformer(sign('hashed', true));
      for (const policy of policies) registry.policy(policy);
    },
  });

const make = (rules: CompliancePolicy['rules'], more: Partial<CompliancePolicy> = {}, config = {}): Promise<Engine> =>
  Engine.create({ config, plugins: [plugin([{ name: 'LAW', description: 'x', rules, ...more }])] });

const refusal = async (engine: Promise<Engine>): Promise<DeidError> =>
  engine.then(
    () => expect.fail('the policy was taken'),
    (error) => error,
  );

describe('policies', () => {
  const out = (engine: Engine, mode = 'LAW'): string | undefined =>
    engine.deidentify('Qed Rif Sal Tev', { mode }).outputs[0]?.text;

  it('apply the rule of a type, else that of its category, else that for all types', async () => {
    await using engine = await make({ '*': { use: 'one' }, LOCATION: { use: 'two' }, CITY: { use: 'three' } });
    expect(out(engine)).to.equal('three two one Tev');
    expect(out(engine, ' law ')).to.equal('three two one Tev');
    await using plain = await make({ '*': { use: 'one' }, LOCATION: { use: 'two', options: { loud: true } } });
    expect(out(plain)).to.equal('TWO TWO one Tev');
  });

  it('report types that they always find at every level, if the score reaches their threshold', async () => {
    const rules = { '*': { use: 'one' } };
    await using engine = await make(rules, { alwaysFind: { DATE: 0.3 } });
    for (const level of [1, 2, 3] as const)
      expect(engine.deidentify('Tev', { mode: 'LAW', level }).outputs[0]?.text).to.equal('one');
    expect(engine.analyze('Tev', { level: 2 }).findings).to.deep.equal([]);
    await using other = await make(rules, { alwaysFind: { DATE: 0.31 } });
    expect(other.deidentify('Tev', { mode: 'LAW', level: 2 }).outputs[0]?.text).to.equal('Tev');
  });

  it('refuse transformers with derived codes if their law forbids them, and cite the law', async () => {
    for (const rules of [
      { '*': { use: 'hashed' } },
      { '*': { use: 'one' }, CITY: { use: 'hashed' } },
    ] satisfies CompliancePolicy['rules'][]) {
      const refused = await refusal(make(rules, { forbidsDerived: LAW }));
      expect(refused.code).to.equal('policy_forbids_derived');
      expect(refused.message).to.include(LAW).and.include("'hashed'");
      await (await make(rules)).close();
    }
    await (await make({ '*': { use: 'one' } }, { forbidsDerived: LAW })).close();
    const configured = { policies: { LAW: { rules: { '*': 'hashed' }, forbidsDerived: LAW } } };
    expect((await refusal(make({ '*': { use: 'one' } }, {}, configured))).code).to.equal('policy_forbids_derived');
  });

  it('in the configuration replace those of plugins', async () => {
    const config = { policies: { LAW: { rules: { '*': 'three' } } } };
    await using engine = await make({ '*': { use: 'one' } }, {}, config);
    expect(out(engine)).to.equal('three three three Tev');
    expect(engine.policies.map(({ name }) => name)).to.deep.equal(['LAW']);
  });

  it('are refused with a list of the transformers if they name an unknown one', async () => {
    const { code, message } = await refusal(make({ '*': { use: 'four' } }));
    expect(code).to.equal('transformer_unknown');
    expect(message).to.include("'four'").and.include('one, two, three, hashed');
  });

  it('are refused if a transformer fails with its options, without showing the options', async () => {
    const { code, message } = await refusal(make({ '*': { use: 'one', options: { loud: false } } }));
    expect(code).to.equal('transformer_options_invalid');
    expect(message).to.include("'one'").and.include('TypeError').and.not.include('secret');
  });

  it('are selected by existing names only', async () => {
    await using engine = await make({ '*': { use: 'one' } });
    const code = (mode: string | undefined) => {
      try {
        engine.deidentify('x', mode === undefined ? {} : { mode });
        return '';
      } catch (error) {
        return Object(error).code;
      }
    };
    expect([code('LAW'), code('CUSTOM'), code('OTHER'), code(undefined)]).to.deep.equal([
      '',
      'mode_not_configured',
      'validation_failed',
      'unknown_mode',
    ]);
  });
});
