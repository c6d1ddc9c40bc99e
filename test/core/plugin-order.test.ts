import { expect } from 'chai';
import { definePlugin, Engine, isDeidError, type Plugin } from '../../core/index.js';

const plugin = (name: string, more: Partial<Plugin> = {}): Plugin =>
  definePlugin({
    name,
    description: `Plugin ${name}.`,
    register(registry) {
      registry.wordList({ name: `${name}/boats`, words: ['dory', name] });
      registry.recognizer({
        name: `${name}/boat`,
        types: ['VEHICLE_VIN'],
        patterns: [{ type: 'VEHICLE_VIN', match: `${name}-\\d\\b`, score: 0.9 }],
      });
    },
    ...more,
  });

const order = async (plugins: readonly Plugin[], config: object = {}): Promise<string[]> => {
  await using engine = await Engine.create({ config, plugins });
  return engine.plugins.map(({ name }) => name);
};

const refusal = async (work: Promise<unknown>): Promise<readonly [code: string, message: string]> => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!isDeidError(error)) throw new Error('not refused');
  return [error.code, error.message];
};

describe('plugins that depend on others', () => {
  it('register after them, and otherwise in the given order', async () => {
    const [a, b, c, d] = [
      plugin('a', { dependsOn: ['d', 'c'] }),
      plugin('b'),
      plugin('c', { dependsOn: ['d'] }),
      plugin('d'),
    ];
    expect(await order([a, b, c, d])).to.eql(['d', 'c', 'a', 'b']);
    expect(await order([d, c, b, a])).to.eql(['d', 'c', 'b', 'a']);
  });

  it('are refused with the name of a missing plugin', async () => {
    const [code, message] = await refusal(order([plugin('a', { dependsOn: ['harbour'] })]));
    expect(code).to.equal('plugin_dependency_missing');
    expect(message).to.include("Plugin 'a' depends on plugin 'harbour', which is not there");
  });

  it('are refused with all members of a cycle, and without plugins that only lead to it', async () => {
    const circle = [
      plugin('z', { dependsOn: ['a'] }),
      plugin('a', { dependsOn: ['b'] }),
      plugin('b', { dependsOn: ['c'] }),
      plugin('c', { dependsOn: ['a'] }),
    ];
    const [code, message] = await refusal(order(circle));
    expect(code).to.equal('plugin_dependency_circle');
    expect(message).to.include(': a -> b -> c -> a.');
    expect((await refusal(order([plugin('a', { dependsOn: ['a'] })])))[1]).to.include('a -> a');
  });
});

describe('the languages of an engine', () => {
  const norse = plugin('norse', { languages: ['nb', 'nn'] });
  const any = plugin('any');

  it('are unrestricted if a configuration lists none', async () => {
    expect(await order([norse, any])).to.eql(['norse', 'any']);
  });

  it('exclude plugins that support none of them, and keep all others', async () => {
    expect(await order([norse, any], { languages: ['en'] })).to.eql(['any']);
    expect(await order([norse, any], { languages: ['en', 'nn'] })).to.eql(['norse', 'any']);
  });

  it('exclude recognizers and empty word lists that support none of them', async () => {
    const both = definePlugin({
      name: 'both',
      description: 'Two languages.',
      register(registry) {
        for (const language of ['de', 'fr']) {
          registry.wordList({ name: `both/${language}`, words: [`wort-${language}`, language], languages: [language] });
          registry.recognizer({
            name: `both/${language}`,
            types: ['VEHICLE_VIN'],
            languages: [language],
            patterns: [{ type: 'VEHICLE_VIN', match: `${language}-\\d\\b`, score: 0.9 }],
          });
        }
        registry.recognizer({
          name: 'both/listed',
          types: ['CITY'],
          *recognize(document) {
            const { start, end } = document.tokens;
            for (const name of ['both/de', 'both/fr'])
              for (const row of document.listed(name))
                yield { type: 'CITY', start: start[row] ?? 0, end: end[row] ?? 0, score: 0.9 };
          },
        });
      },
    });
    const found = async (config: object): Promise<string[]> => {
      await using engine = await Engine.create({ config, plugins: [both] });
      const text = 'de-1 or fr-2, and de or fr alone';
      return engine.analyze(text).findings.map(({ start, end }) => text.slice(start, end));
    };
    expect(await found({})).to.eql(['de-1', 'fr-2', 'de', 'fr']);
    expect(await found({ languages: ['de'] }))
      .to.include('de-1')
      .and.include('de')
      .and.not.include('fr');
  });

  it('are those that a call may name', async () => {
    await using engine = await Engine.create({ config: { languages: ['en', 'nb'] }, plugins: [norse] });
    expect(engine.analyze('x', { language: 'NB' }).findings).to.eql([]);
    expect(() => engine.analyze('x', { language: 'fr' })).to.throw('must be one of: en, nb');
  });

  it('are refused if neither the core nor a plugin knows them, or if the default is not among them', async () => {
    const [code, message] = await refusal(order([norse], { languages: ['en', 'xx'], defaults: { language: 'de' } }));
    expect(code).to.equal('config_invalid');
    expect(message).to.include('/languages/1 is no language').and.include('/defaults/language must be one of');
  });

  it('explain why a plugin that another one depends on is missing', async () => {
    const [code, message] = await refusal(order([norse, plugin('a', { dependsOn: ['norse'] })], { languages: ['en'] }));
    expect(code).to.equal('plugin_dependency_missing');
    expect(message).to.include("'norse', which is left out, since it serves none of the 'languages'");
  });
});
