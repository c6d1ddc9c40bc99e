import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'chai';
import { checkedEngine, definePlugin } from '../../lib/index.js';
import { PLUGIN_FOLDERS, PLUGINS } from '../support/plugin-folders.js';

const customWith = (...examples: readonly object[]) => ({
  plugins: [
    { use: 'deidkit/plugins/medical' },
    {
      use: 'deidkit/plugins/custom',
      options: { dictionary: [{ type: 'PROJECT_NAME', terms: ['Blue Heron'] }], examples },
    },
  ],
});

/** What the pages of plugins show of a configuration. */
const shown = PLUGIN_FOLDERS.flatMap((name) =>
  [...readFileSync(new URL(`${name}/README.md`, PLUGINS), 'utf8').matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(
    (block) => ({
      name: basename(name),
      json: block[1] ?? '',
    }),
  ),
);

/** The plugins that a plugin depends on. */
const NEEDED: Readonly<Record<string, readonly string[]>> = { neural: ['ner'], custom: ['finance'] };

describe('checking a configuration', () => {
  it('returns the engine if its plugins report no mistakes', async () => {
    await using engine = await checkedEngine(customWith({ text: 'The [[blue heron]] plan.' }, { text: 'A bird.' }));
    expect(engine.plugins.map(({ name }) => name)).to.deep.equal(['medical', 'custom']);
  });

  it('reports every failing example of the operator by its place, without its words', async () => {
    const config = customWith({ text: 'The blue heron.' }, { text: '[[Mary]]' }, { text: '[[Blue Heron]]' });
    const error: unknown = await checkedEngine(config).catch((e: unknown) => e);
    expect(error).to.include({ code: 'config_invalid' });
    expect(Object(error).mistakes).to.deep.equal([
      { pointer: '/plugins/1/options/examples/0', message: 'finding 1 of this plugin is not marked by brackets' },
      { pointer: '/plugins/1/options/examples/1', message: 'term 1 in brackets is not found as it is marked' },
    ]);
    expect(Object(error).message)
      .to.include('/plugins/1/options/examples/0')
      .and.not.match(/heron|Mary/i);
  });

  it('passes plugins the options with which they registered, and closes an engine with mistakes', async () => {
    let closed = 0;
    const plugin = definePlugin<{ readonly size: number }>({
      name: 'sized',
      description: 'Says its size.',
      options: { type: 'object', properties: { size: { type: 'integer', default: 7 } } },
      register() {},
      check: (_engine, { size }) => [{ pointer: '/size', message: `is ${size}` }],
      dispose: () => void closed++,
    });
    const error: unknown = await checkedEngine({ plugins: [{ use: plugin }] }).catch((e: unknown) => e);
    expect(Object(error).mistakes).to.deep.equal([{ pointer: '/plugins/0/options/size', message: 'is 7' }]);
    expect(closed).to.equal(1);
  });

  for (const { name, json } of shown)
    it(`accepts what the page of plugin ${name} shows`, async () => {
      const beside = (NEEDED[name] ?? []).map((needed) => ({ use: `deidkit/plugins/${needed}` }));
      const config = { plugins: [{ use: 'deidkit/plugins/medical' }, ...beside, JSON.parse(json)] };
      await using engine = await checkedEngine(config);
      expect(engine.plugins.map((plugin) => plugin.name)).to.deep.equal(['medical', ...(NEEDED[name] ?? []), name]);
    });

  it('is documented on the pages of plugins', () => {
    expect(shown.map(({ name }) => name)).to.include('custom');
  });
});
