import { expect } from 'chai';
import { DeidError, definePlugin, Engine, type Plugin, type Registry } from '../../core/index.js';

const redact = definePlugin({
  name: 'redact',
  description: 'Stars for every term.',
  register(registry) {
    registry.transformer({
      name: 'redact',
      description: 'Stars.',
      reversible: false,
      derived: false,
      prepare: () => ({ apply: (terms) => terms.map(() => '*****') }),
    });
    registry.policy({ name: 'PROPRIETARY', description: 'Stars.', rules: { '*': { use: 'redact' } } });
  },
});

const badge = definePlugin<{ digits: number }>({
  name: 'badge',
  description: 'Badge numbers.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: { digits: { type: 'integer', minimum: 4, maximum: 12, default: 6 } },
  },
  register(registry, { digits }) {
    registry.recognizer({
      name: 'badge/number',
      types: ['EMPLOYEE_ID'],
      patterns: [{ type: 'EMPLOYEE_ID', lead: 'badge ', match: `\\d{${digits}}\\b`, score: 0.9 }],
    });
  },
});

const error = async (promise: Promise<unknown>): Promise<DeidError> => {
  try {
    await promise;
  } catch (thrown) {
    if (thrown instanceof DeidError) return thrown;
    throw thrown;
  }
  throw new Error('expected a refusal');
};

describe('Engine', () => {
  it('runs two engines with different options side by side in one process', async () => {
    const make = (digits: number): Promise<Engine> =>
      Engine.create({ plugins: [redact, { plugin: badge, options: { digits } }] });
    const [six, eight] = await Promise.all([make(6), make(8)]);
    const text = 'badge 123456 and badge 12345678';
    expect(six.deidentify(text).outputs[0]?.text).to.equal('badge ***** and badge 12345678');
    expect(eight.deidentify(text).outputs[0]?.text).to.equal('badge 123456 and badge *****');
  });

  it('counts the terms of a file, but not those that an adapter has already counted', async () => {
    await using engine = await Engine.create({ plugins: [redact, badge] });
    const session = engine.openSession();
    const text = 'badge 123456 and badge 654321';
    const findings = session.find(text);
    expect(session.replace(text, findings)).to.have.length(2);
    expect(session.replace(text, findings, { counted: findings.slice(1) })).to.have.length(2);
    expect(session.counts()).to.deep.equal({ EMPLOYEE_ID: 3 });
    expect(session.replace(text, findings, { times: 5 })).to.have.length(2);
    expect(session.counts()).to.deep.equal({ EMPLOYEE_ID: 13 });
  });

  it('finds a remembered term in any encoding of its characters', async () => {
    await using engine = await Engine.create({ plugins: [redact, badge] });
    const session = engine.openSession();
    session.remember([{ text: '𝐭𝐚𝐥𝐥𝐲', type: 'EMPLOYEE_ID' }]);
    for (const text of ['a tally b', 'a 𝐭𝐚𝐥𝐥𝐲 b'])
      expect(session.find(text).map(({ start, end }) => text.slice(start, end))).to.deep.equal([text.slice(2, -2)]);
  });

  it('finds in a title only remembered terms and certain ones', async () => {
    await using engine = await Engine.create({ plugins: [redact, badge] });
    const session = engine.openSession();
    const find = (text: string) =>
      session.find(text, { isTitle: true }).map(({ start, end }) => text.slice(start, end));
    expect(find('badge 123456 Tally')).to.deep.equal([]);
    const forget = session.remember([{ text: 'tally', type: 'EMPLOYEE_ID' }]);
    expect(find('badge 123456 Tally')).to.deep.equal(['Tally']);
    forget();
    expect(find('badge 123456 Tally')).to.deep.equal([]);
    expect(session.find('badge 123456')).to.have.length(1);
  });

  it('reports all mistakes of a configuration at once, with place and remedy', async () => {
    const defaults = { level: 7, language: 'xx' };
    const refused = await error(Engine.create({ config: { plugin: [], defaults }, plugins: [] }));
    expect(refused.code).to.equal('config_invalid');
    expect(refused.mistakes.map((m) => m.pointer)).to.have.members(['', '/defaults/level', '/defaults/language']);
    expect(refused.message).to.include("unknown property 'plugin'");
  });

  it('includes mistakes that show only together with the loaded plugins', async () => {
    const config = {
      defaults: { domain: 'Sea' },
      thresholds: { PERSN: [0.9, 0.5, 0.2], PERSON: [0.2, 0.5, 0.9] },
      policies: {
        CUSTOM: {
          rules: {
            PERSON: 'redcat',
            'A/B': 'redact',
            EMAIL_ADDRESS: { use: 'redact', options: { colour: 1 } },
            '*': 'redact',
          },
          alwaysFind: { DAT: 0.1 },
        },
      },
    };
    const refused = await error(Engine.create({ config, plugins: [redact] }));
    expect(refused.code).to.equal('config_invalid');
    expect(refused.mistakes.map((m) => m.pointer)).to.have.members([
      '/defaults/domain',
      '/thresholds/PERSN',
      '/thresholds/PERSON',
      '/policies/CUSTOM/rules/PERSON',
      '/policies/CUSTOM/rules/A~1B',
      '/policies/CUSTOM/rules/EMAIL_ADDRESS/options',
      '/policies/CUSTOM/alwaysFind/DAT',
    ]);
    expect(refused.message).to.include('7 mistake(s)').and.include('must be one of General');
  });

  it('names the plugin whose options are invalid', async () => {
    const refused = await error(Engine.create({ plugins: [{ plugin: badge, options: { digits: 99 } }] }));
    expect(refused.code).to.equal('plugin_options_invalid');
    expect(refused.message).to.include("'badge'").and.include('/digits');
  });

  it('names both plugins if they register the same name', async () => {
    const other = definePlugin({ ...redact, name: 'other' });
    const refused = await error(Engine.create({ plugins: [redact, other] }));
    expect(refused.code).to.equal('name_taken');
    expect(refused.message).to.include("'other'").and.include("'redact'");
  });

  it('closes the registry after register has returned', async () => {
    let kept: Registry | undefined;
    const late = definePlugin({
      name: 'late',
      description: 'Keeps its registry.',
      register: (registry) => {
        kept = registry;
      },
    });
    await Engine.create({ plugins: [late] });
    expect(() => kept?.joinRule({ name: 'late/x', types: [], gap: '', as: 'DATE' })).to.throw(
      DeidError,
      'after its register()',
    );
  });

  it('never includes text in an error, whatever a recognizer throws', async () => {
    const leaky = definePlugin({
      name: 'leaky',
      description: 'Throws what it sees.',
      register: (registry) =>
        registry.recognizer({
          name: 'leaky/x',
          types: ['PERSON'],
          recognize: ({ view }) => {
            throw new Error(`cannot read ${view}`);
          },
        }),
    });
    const engine = await Engine.create({ plugins: [redact, leaky] });
    try {
      engine.analyze('CANARY-4711');
      expect.fail('it must refuse');
    } catch (thrown) {
      expect(thrown).to.include({ code: 'recognizer_failed' });
      expect(
        `${thrown instanceof Error ? `${thrown.stack} ${String(thrown.cause)}` : ''} ${JSON.stringify(thrown)}`,
      ).to.not.include('CANARY');
    }
  });

  it('refuses patterns that could be slower than linear', async () => {
    const bad = (match: string): Plugin =>
      definePlugin({
        name: 'bad',
        description: 'A pattern.',
        register: (r) =>
          r.recognizer({ name: 'bad/x', types: ['DATE'], patterns: [{ type: 'DATE', match, score: 0.5 }] }),
      });
    for (const match of ['(a+)+b', '(a)\\1', '[a-z]*x', '(?:ab)+', '(?:a?){30}a{30}c', '(?=(?:a?){30}a{30}c)a'])
      expect((await error(Engine.create({ plugins: [bad(match)] }))).code, match).to.equal('unsafe_pattern');
    const { message } = await error(Engine.create({ plugins: [bad('(a)\\1')] }));
    expect(message).to.equal(
      "Pattern '1' of recognizer 'bad/x' is refused: it has a back-reference: write out what may stand there, or compare in its validator.",
    );
    for (const match of ['\\d{0,3}', '\\b', '(?=a)', 'a|'])
      expect((await error(Engine.create({ plugins: [bad(match)] }))).message, match).to.include(
        'it can match without a character',
      );
    await Engine.create({ plugins: [bad('https?://[^\\s]+')] });
  });

  it('disposes plugins once and in reverse order, also when a later one fails to register', async () => {
    const calls: string[] = [];
    const noting = (name: string, fails = false): Plugin =>
      definePlugin({
        name,
        description: name,
        register: () => {
          if (fails) throw new Error('no');
        },
        dispose: () => {
          calls.push(name);
        },
      });
    const engine = await Engine.create({ plugins: [noting('a'), noting('b')] });
    await engine.close();
    await engine.close();
    expect(calls.splice(0)).to.deep.equal(['b', 'a']);
    expect((await error(Engine.create({ plugins: [noting('a'), noting('c', true)] }))).code).to.equal('plugin_failed');
    expect(calls).to.deep.equal(['c', 'a']);
  });

  it('finds terms written with typographic variants, and replaces them in the original text', async () => {
    const engine = await Engine.create({ plugins: [redact, badge] });
    const hidden = 'badge\u00a012\u200b34\uff15\uff16!';
    expect(engine.deidentify(hidden).outputs[0]?.text).to.equal('badge\u00a0*****!');
  });
});
