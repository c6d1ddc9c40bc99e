import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import fc from 'fast-check';
import { definePlugin } from '../../core/index.js';
import { loadConfig } from '../../lib/engine/config-file.js';
import { jsonMistake } from '../../lib/engine/json-place.js';
import { createEngine, defaultConfig } from '../../lib/index.js';
import { tempFolder } from './temp-folder.js';

describe('reading a configuration', () => {
  const message = async (promise: Promise<unknown>): Promise<string> =>
    promise.then(
      () => expect.fail('it should have been refused'),
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );

  it('accepts an object, relative to the working directory', async () => {
    const config = { plugins: [] };
    const loaded = await loadConfig(config);
    expect(loaded.config).to.equal(config);
    expect(new URL('./badge.js', loaded.base).href).to.equal(pathToFileURL(`${process.cwd()}/badge.js`).href);
  });

  it('reads a file given by path or URL, with or without a byte order mark', async () => {
    const folder = await tempFolder({ 'a b.json': '\uFEFF{"plugins": []}' });
    for (const source of [folder.file('a b.json'), pathToFileURL(folder.file('a b.json'))]) {
      const loaded = await loadConfig(source);
      expect(loaded.config).to.deep.equal({ plugins: [] });
      expect(loaded.base.href).to.equal(pathToFileURL(folder.file('a b.json')).href);
    }
    await folder[Symbol.asyncDispose]();
  });

  it('adds the plugins of the package to those of a configuration that extends it, each once', async () => {
    const { config } = await loadConfig({
      extends: 'default',
      plugins: [{ use: './badge.js' }, { use: 'deidkit/plugins/txt', options: {} }],
      defaults: { level: 3 },
    });
    const { plugins } = await defaultConfig();
    const others = plugins.filter(({ use }) => use !== 'deidkit/plugins/txt');
    expect(config).to.deep.equal({
      plugins: [{ use: './badge.js' }, { use: 'deidkit/plugins/txt', options: {} }, ...others],
      defaults: { level: 3 },
    });
    expect(await loadConfig({ extends: 'default' })).to.have.nested.property('config.plugins.length', plugins.length);
  });

  it('refuses to extend anything else, and names places of the file itself', async () => {
    const said = await message(createEngine({ extends: 'x' as never }));
    expect(said).to.include('/extends').and.include('default');
    const wrong = { extends: 'default', plugins: [{ use: 'deidkit/plugins/txt', options: { no: 1 } }] } as const;
    expect(await message(createEngine(wrong))).to.include('/plugins/0/options');
    expect(await message(createEngine({ extends: 'default', plugins: {} as never }))).to.include('/plugins');
  });

  it('finds the same with a plugin that is listed behind those of the package', async () => {
    const text = 'BX-004711: Mary Jones, born 3 May 1962, 14 Hill Road, mary@example.com, 4532 7110 1234 5675.';
    const badge = definePlugin({
      name: 'badge',
      description: 'Badges.',
      register(registry) {
        registry.recognizer({
          name: 'badge/number',
          types: ['EMPLOYEE_ID'],
          patterns: [{ type: 'EMPLOYEE_ID', match: 'BX-\\d{6}\\b', score: 'form:own' }],
        });
      },
    });
    const { plugins } = await defaultConfig();
    await using first = await createEngine({ extends: 'default', plugins: [{ use: badge }] });
    await using last = await createEngine({ plugins: [...plugins, { use: badge }] });
    expect(first.analyze(text)).to.deep.equal(last.analyze(text));
    expect(first.analyze(text).findings.map(({ type }) => type))
      .to.include('EMPLOYEE_ID')
      .and.include('PERSON');
  });

  it('reports why a file cannot be read, and where it stops being JSON, without naming or quoting it', async () => {
    const folder = await tempFolder({ 'secret.json': '{\n  "plugins": [secret]\n}' });
    expect(await message(loadConfig(folder.file('secret.json'))))
      .to.include('line 2, column 15')
      .and.not.include('secret');
    expect(await message(loadConfig(folder.file('absent.json'))))
      .to.include('no such file')
      .and.not.include('absent');
    expect(await message(loadConfig(folder.path))).to.include('folder');
    await folder[Symbol.asyncDispose]();
  });
});

describe('the place of a JSON mistake', () => {
  for (const [text, place] of [
    ['', 'line 1, column 1'],
    ['{"a": 1,}', 'line 1, column 9'],
    ['{a: 1}', 'line 1, column 2'],
    ['{"a": 1', 'line 1, column 8'],
    ['[1, 2\n3]', 'line 2, column 1'],
    ['{"a"\n: 01}', 'line 2, column 4'],
    ['"a\tb"', 'line 1, column 3'],
    ['{"a": "b\nc"}', 'line 1, column 9'],
    ['{"a": "b\\x"}', 'line 1, column 9'],
    ['{"a":\n"b', 'line 2, column 3'],
    ['[true, nul]', 'line 1, column 8'],
    ['{} {}', 'line 1, column 4'],
    ["{'a': 1}", 'line 1, column 2'],
  ] as const) {
    it(`is ${place} in ${JSON.stringify(text)}`, () => expect(jsonMistake(text)).to.equal(place));
  }

  it('is found in deeply nested lists', () => {
    expect(jsonMistake('['.repeat(100_000))).to.equal('line 1, column 502');
    expect(jsonMistake('['.repeat(500) + ']'.repeat(500))).to.equal(undefined);
  });

  it('is found after a string of any length', () => {
    expect(jsonMistake(`["${'a'.repeat(30_000_000)}"`)).to.equal('line 1, column 30000004');
  });

  it('is found exactly where JSON.parse refuses', () => {
    const parses = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const cut = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', ']', '"', '\\', '0', ' ', '\u0001', ':'));
    fc.assert(
      fc.property(cut, ([json, at, inserted]) => {
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + inserted + json.slice(place + 1);
        expect(jsonMistake(text) === undefined).to.equal(parses(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
