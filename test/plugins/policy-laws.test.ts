import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { type CompliancePolicy, definePlugin, Engine, isDeidError } from '../../core/index.js';
import online from '../../plugins/detectors/online/index.js';
import custom from '../../plugins/domains/custom/index.js';
import transformers from '../../plugins/transformers/basic/index.js';
import policies from '../../plugins/transformers/policies/index.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';

interface Hostile {
  /** The paragraph that the refusal must cite. */
  readonly law: string;
  readonly policies: Readonly<Record<string, object>>;
}

const hostile: readonly Hostile[] = JSON.parse(
  readFileSync(new URL('../../../test/plugins/hostile-policies.json', import.meta.url), 'utf8'),
);

const badges = {
  plugin: custom,
  options: {
    entityTypes: [{ name: 'BADGE', parent: 'ID_NUMBER', description: 'Badge of an employee.', laws: ['HIPAA'] }],
    patterns: [{ name: 'badge', type: 'BADGE', match: 'BX-\\d{6}\\b', score: 0.6 }],
    thresholds: { BADGE: [1, 1, 1] },
  },
};
const plugins = [transformers, surrogates, policies, online, badges];
const make = (config: object, more = plugins): Promise<Engine> => Engine.create({ config, plugins: more });

/** What is told of a configuration or request that is refused, with all its mistakes; empty if it is taken. */
const refusal = async (made: () => Promise<unknown>): Promise<string> => {
  try {
    await made();
    return '';
  } catch (error) {
    if (!isDeidError(error)) throw error;
    return `${error.message} ${JSON.stringify(error.mistakes)}`;
  }
};

describe('the law of a mode', () => {
  it('refuses every hostile configuration, and cites the paragraph and the place', async () => {
    expect(hostile).to.have.length.of.at.least(40);
    for (const { law, policies: given } of hostile) {
      const told = await refusal(() => make({ policies: given }));
      expect(told, JSON.stringify(given)).to.include(law).and.include('/policies/');
    }
  });

  it('holds where the plugin of the modes is not loaded', async () => {
    for (const { law, policies: given } of hostile.slice(0, 5))
      expect(await refusal(() => make({ policies: given }, [transformers])), JSON.stringify(given)).to.include(law);
  });

  it('holds for a policy that a plugin registers', async () => {
    const own = (rules: CompliancePolicy['rules']) =>
      definePlugin({
        name: 'own',
        description: 'A mode.',
        register: (registry) => registry.policy({ name: 'HIPAA', description: 'x', rules }),
      });
    expect(await refusal(() => make({}, [transformers, own({ '*': { use: 'keep' } })]))).to.include('164.514(c)');
    await using engine = await make({}, [transformers, own({ '*': { use: 'redact' } })]);
    expect(engine.policies[0]?.alwaysFind).to.include({ PERSON: 0.5, DATE: 0.4 });
  });

  it('refuses the same operators in the rules of a request', async () => {
    await using engine = await make({});
    for (const { law, policies: given } of hostile)
      for (const [mode, policy] of Object.entries(given)) {
        const { '*': all, ...operators } = 'rules' in policy ? Object(policy.rules) : {};
        const rules = { operators: Object.keys(operators).length > 0 ? operators : { '*': all } };
        if (mode === 'CUSTOM' || !/\((?:c|5)\)/.test(law) || 'forbidsDerived' in policy) continue;
        const told = await refusal(async () => engine.deidentify('x', { mode, rules }));
        // A request cannot name a key at all.
        expect(told, JSON.stringify(policy)).to.match(/164\.514\(c\)|Article 4\(5\)|key/);
        expect(told).to.include('/rules/operators/');
      }
  });

  it('allows what it does not forbid', async () => {
    const lawful = {
      HIPAA: { rules: { '*': 'redact', PERSON: 'token', DATE_TIME: 'safe-harbor', CITY: 'remove' } },
      GDPR: {
        rules: {
          '*': 'label',
          PERSON: { use: 'hash', options: { key: 'a key of the operator' } },
          AGE: 'generalise',
          PROPRIETARY_TERM: 'keep',
          ID_NUMBER: 'mask',
        },
        alwaysFind: { PERSON: 0.1, URL: 0.2 },
      },
      CUSTOM: { rules: { '*': 'keep' } },
      LIMITED: { rules: { '*': 'label', DATE_TIME: 'date-shift' } },
    };
    await using engine = await make({ policies: lawful });
    const always = engine.policies.find(({ name }) => name === 'GDPR')?.alwaysFind;
    expect(always).to.include({ PERSON: 0.1, URL: 0.2, RELIGION: 0.25 });
    const map = { 'Mary Jones': 'patient 7', '536-22-8471': 'number 1' };
    const mapped = { HIPAA: { rules: { '*': { use: 'replace', options: { map, with: 'x' } } } } };
    expect(await refusal(() => make({ policies: mapped }))).to.equal('');
  });

  it('finds at every level what it names, whatever thresholds a configuration, a domain or a request gives', async () => {
    const thresholds = { IP_ADDRESS: [1, 1, 1], ONLINE: [1, 1, 1], BADGE: [1, 1, 1] };
    const config = { thresholds, policies: { HIPAA: { rules: { '*': 'label' } } } };
    await using engine = await make(config);
    const text = 'badge BX-004711 from 198.51.100.7';
    const rules = { thresholds: { '*': 1 } };
    const out = (mode: string) => engine.deidentify(text, { mode, level: 1, domain: 'Custom', rules }).outputs[0]?.text;
    expect(out('HIPAA')).to.equal('badge [ID_NUMBER_1] from [ONLINE_1]');
    expect(out('REDACT')).to.equal(text);
  });
});
