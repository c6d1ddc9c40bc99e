import { appendFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { Engine, isPlugin, type Plugin } from '../../core/index.js';
import { defaultConfig } from '../../lib/create-engine.js';
import { readJoinedPlugins, writeJoinedPlugins } from '../../lib/joined-plugins.js';
import { type TempFolder, tempFolder } from './temp-folder.js';

const TEXT = `Patient: Maria Gonzalez, born 3 May 1961, MRN 8812345, seen by Dr. O'Neill at Lakeside Clinic, 12 Elm Street, Springfield, IL 62701.
Tel. +49 30 901820, IBAN DE89 3704 0044 0532 0130 00, card 4111 1111 1111 1111, maria.g@example.org, password: hunter22secret, age 63.
Herr Jürgen Groß aus Köln zahlte 1.200 EUR; M. Lefèvre habite 3 rue de la Paix, 75002 Paris.`;

const CODE = '({__proto__: null, "plugins/badge/index.js"(exports, $load, $url) { exports.default = $url; }})';

describe('plugins joined by the build', () => {
  let folder: TempFolder;
  const file = (name: string): URL => pathToFileURL(folder.file(name));

  before(async () => {
    folder = await tempFolder({});
  });
  after(() => folder[Symbol.asyncDispose]());

  it('find and replace just what the modules do', async () => {
    const { plugins } = await defaultConfig();
    const names = plugins.flatMap(({ use }) => (typeof use === 'string' ? [use.slice('deidkit/plugins/'.length)] : []));
    const joined: Plugin[] = [];
    const single: Plugin[] = [];
    const all = readJoinedPlugins();
    for (const name of names) {
      const { default: own }: { readonly default?: unknown } = await import(`../../plugins/${name}/index.js`);
      const { default: other }: { readonly default?: unknown } = all?.plugin(name) ?? { default: own };
      if (!isPlugin(own) || !isPlugin(other)) throw new TypeError(`${name} is no plugin`);
      if (own !== other) expect(other.name).to.equal(own.name);
      single.push(own);
      joined.push(other);
    }
    expect(joined.filter((plugin, i) => plugin !== single[i])).to.have.length.above(15);
    await using one = await Engine.create({ plugins: joined });
    await using other = await Engine.create({ plugins: single });
    const { findings } = other.analyze(TEXT, { level: 3 });
    expect(findings).to.have.length.above(12);
    expect(one.analyze(TEXT, { level: 3 }).findings).to.deep.equal(findings);
    const options = { level: 3, seed: 'same' } as const;
    expect(one.deidentify(TEXT, options).outputs).to.deep.equal(other.deidentify(TEXT, options).outputs);
  });

  it('leave out those that load some of their modules later', () => {
    expect(readJoinedPlugins()?.plugin('names')).to.not.equal(undefined);
    for (const name of ['pdf', 'office', 'no-such']) expect(readJoinedPlugins()?.plugin(name)).to.equal(undefined);
  });

  it('are not used if they are missing or damaged, or if the compiler has run since', () => {
    const [kept, notes] = [file('kept.bin'), file('notes')];
    expect(readJoinedPlugins(file('absent.bin'), notes)).to.equal(undefined);
    writeFileSync(notes, 'first run');
    writeJoinedPlugins([{ code: CODE }], kept, notes);
    expect(readJoinedPlugins(kept, notes)?.plugin('badge')?.default).to.match(/plugins\/badge\/index\.js$/);
    writeFileSync(notes, 'second run');
    expect(readJoinedPlugins(kept, notes)).to.equal(undefined);
    expect(readJoinedPlugins(kept, file('absent'))).to.not.equal(undefined);
    appendFileSync(kept, 'x');
    expect(readJoinedPlugins(kept, file('absent'))).to.equal(undefined);
  });

  it('load each other from one part to the next', () => {
    const kept = file('parts.bin');
    const one =
      '({__proto__: null, "plugins/badge/index.js"(exports, $load) { exports.default = $load("plugins/word.js").word; }})';
    const other = '({__proto__: null, "plugins/word.js"(exports) { exports.word = "знак"; }})';
    writeJoinedPlugins([{ code: one }, { code: other }], kept);
    expect(readJoinedPlugins(kept, file('absent'))?.plugin('badge')?.default).to.equal('знак');
    expect(readJoinedPlugins(kept, file('absent'))?.plugin('toString')).to.equal(undefined);
  });

  it('do without what V8 has compiled if another version has compiled it', () => {
    const kept = file('other.bin');
    writeJoinedPlugins([{ code: CODE, compiled: Buffer.from('of another V8') }], kept);
    expect(readJoinedPlugins(kept, file('absent'))?.plugin('badge')?.default).to.be.a('string');
  });
});
