import { expect } from 'chai';
import {
  createEngine,
  type EngineConfig,
  holdsSecret,
  onlyNewTypes,
  type PolicyEntry,
  policyChanges,
  policyInForce,
  policyLine,
  readPolicyHistory,
  versionsNamed,
  withPolicy,
} from '../../lib/index.js';

const plugins = ['transformers', 'surrogates', 'policies'].map((name) => ({ use: `deidkit/plugins/${name}` }));
const configOf = (rules: object, more: object = {}): EngineConfig => ({
  plugins,
  policies: { CUSTOM: { rules: { '*': 'redact', ...rules }, ...more } },
});

async function versionOf(config: EngineConfig, note = ''): Promise<PolicyEntry> {
  await using engine = await createEngine(config);
  return policyInForce(engine, 'CUSTOM', config, note, new Date('2026-11-29T08:00:00Z'));
}

describe('the history of policies', () => {
  let first: PolicyEntry;
  let second: PolicyEntry;
  let text: string;
  before(async () => {
    first = await versionOf(configOf({}), 'first');
    second = await versionOf(configOf({ CITY: 'label', AGE: { use: 'generalise', options: {} } }));
    text = policyLine(first, '');
    text += policyLine(second, text);
    text += policyLine(first, text);
  });

  it('is read as it was written', () => {
    expect(readPolicyHistory(text)).to.deep.equal({ entries: [first, second, first] });
    expect(readPolicyHistory('')).to.deep.equal({ entries: [] });
  });

  it('names a version by its first digits, once', () => {
    const entries = [first, second, first];
    expect(versionsNamed(entries, first.sha256.slice(0, 8).toUpperCase())).to.deep.equal([first]);
    for (const name of ['', first.sha256.slice(0, 7), 'CUSTOM']) expect(versionsNamed(entries, name)).to.be.empty;
  });

  it('shows what differs, and nothing between equals', () => {
    expect(policyChanges(first.policy, first.policy)).to.be.empty;
    expect(policyChanges(first.policy, second.policy)).to.deep.equal([
      { what: 'type', name: 'CITY', before: 'redact', after: 'label' },
      { what: 'type', name: 'AGE', before: 'redact', after: 'generalise' },
      { what: 'rule', name: 'AGE', before: null, after: 'generalise' },
      { what: 'rule', name: 'CITY', before: null, after: 'label' },
    ]);
  });

  it('shows other options, what is always found, and the law', async () => {
    const other = await versionOf(
      configOf(
        { '*': { use: 'redact', options: { with: '#' } } },
        { alwaysFind: { CITY: 0.1 }, forbidsDerived: 'a law' },
      ),
    );
    expect(policyChanges(first.policy, other.policy)).to.deep.equal([
      { what: 'rule', name: '*', before: 'redact', after: 'redact {"with":"#"}' },
      { what: 'always', name: 'CITY', before: null, after: '0.1' },
      { what: 'law', name: 'CUSTOM', before: null, after: 'a law' },
    ]);
  });

  it('tells new entity types from other differences', () => {
    const grown = { ...first.policy, actions: [...first.policy.actions, ['BADGE', 'redact'] as const] };
    expect(onlyNewTypes(first.policy, grown)).to.equal(true);
    expect(onlyNewTypes(grown, first.policy)).to.equal(false);
    expect(onlyNewTypes(first.policy, second.policy)).to.equal(false);
  });

  it('brings a version back into a configuration, and leaves all else', async () => {
    const other = JSON.stringify({ defaults: { level: 3 }, ...configOf({ CITY: 'label' }) });
    const back: EngineConfig = JSON.parse(withPolicy(other, first));
    expect(back.defaults).to.deep.equal({ level: 3 });
    expect((await versionOf(back)).sha256).to.equal(first.sha256);
    const ofPlugin = JSON.parse(withPolicy(other, { ...first, configured: null }));
    expect(ofPlugin.policies).to.deep.equal({});
    for (const without of ['{}', '{"policies":{}}'])
      expect(withPolicy(without, { ...first, configured: null })).to.equal(without);
  });

  it('finds a secret among the options of a rule, and no entity type of such a name', () => {
    expect(holdsSecret({ rules: { '*': { use: 'hash', options: { key: 'a secret of 16 signs' } } } })).to.equal(true);
    const earlier = { use: 'encrypt', options: { keyEnv: 'K', earlierKeys: [{ key: 'a secret of 16 signs' }] } };
    expect(holdsSecret({ rules: { '*': earlier } })).to.equal(true);
    expect(holdsSecret({ rules: { API_KEY: 'redact', '*': { use: 'hash', options: { keyEnv: 'K' } } } })).to.equal(
      false,
    );
  });

  const FORGERIES: Readonly<Record<string, (lines: readonly string[]) => string>> = {
    'the first line removed': (lines) => lines.slice(1).join('\n'),
    'a line within removed': ([a, , c, end]) => [a, c, end].join('\n'),
    'two lines in another order': ([a, b, c, end]) => [b, a, c, end].join('\n'),
    'a line twice': ([a, b, c, end]) => [a, b, b, c, end].join('\n'),
    'another rule': (lines) => lines.join('\n').replace('"use":"redact"', '"use":"keep"'),
    'another transformer of a type': (lines) => lines.join('\n').replace('["CITY","label"]', '["CITY","keep"]'),
    'another mode': (lines) => lines.join('\n').replace('"mode":"CUSTOM"', '"mode":"HIPAA"'),
    'another time of a line within': (lines) => lines.join('\n').replace('T08:00', 'T09:00'),
    'another note of a line within': (lines) => lines.join('\n').replace('"first"', '"other"'),
    'another configured rule within': (lines) => lines.join('\n').replace('"*":"redact"', '"*":"keep"'),
    'another version': (lines) => lines.join('\n').replace(/"sha256":"./, '"sha256":"g'),
    'the end of the last line cut': (lines) => lines.join('\n').slice(0, -2),
    'another spelling of the same JSON': (lines) => lines.join('\n').replace('":', '": '),
    'a field twice': (lines) => lines.join('\n').replace('{"configured"', '{"note":"","configured"'),
    'an empty line': (lines) => `\n${lines.join('\n')}`,
    'a line that is no object': (lines) => `[]\n${lines.join('\n')}`,
  };
  for (const [name, forge] of Object.entries(FORGERIES))
    it(`refuses a forged one: ${name}`, () => {
      const forged = forge(text.split('\n'));
      expect(forged).to.not.equal(text);
      expect(readPolicyHistory(forged)).to.have.property('brokenLine');
    });
});
