import { expect } from 'chai';
import { type Domain, definePlugin, Engine } from '../../core/index.js';

const plugin = (domains: readonly Domain[]) =>
  definePlugin({
    name: 'fleet',
    description: 'Domains that inherit.',
    register(registry) {
      for (const domain of domains) registry.domain(domain);
      registry.recognizer({
        name: 'fleet/hull',
        types: ['ID_NUMBER'],
        domains: ['Sea'],
        patterns: [{ type: 'ID_NUMBER', match: 'H-\\d{3}\\b', score: 0.4 }],
      });
      registry.recognizer({
        name: 'fleet/crew',
        types: ['AGE'],
        domains: ['Sea'],
        recognize: ({ view }) => {
          const start = view.indexOf('forty');
          return start < 0 ? [] : [{ type: 'AGE', start, end: start + 5, score: 0.9 }];
        },
      });
    },
  });

const sea: Domain = {
  name: 'Sea',
  description: 'Ships.',
  thresholds: { ID_NUMBER: [0.9, 0.3, 0.2], AGE: [0.9, 0.8, 0.2] },
  context: { ID_NUMBER: ['hull'] },
  ignore: ['H-999'],
  dictionary: [{ type: 'PROPRIETARY_TERM', terms: ['Blue Heron'], score: 0.8 }],
};
const port: Domain = {
  name: 'Port',
  description: 'Ports.',
  extends: 'Sea',
  ignore: ['H-111'],
  thresholds: { AGE: [1, 1, 1] },
};
const berth: Domain = { name: 'Berth', description: 'Berths.', extends: 'Port' };

describe('domains that inherit', () => {
  const found = (engine: Engine, text: string, domain: string): string[] =>
    engine.analyze(text, { domain }).findings.map(({ start, end }) => text.slice(start, end));

  it('inherit everything that they do not override, over any number of steps', async () => {
    await using engine = await Engine.create({ plugins: [plugin([berth, sea, port])] });
    const text = 'H-123, H-999, H-111, blue heron, forty';
    expect(found(engine, text, 'Sea')).to.deep.equal(['H-123', 'H-111', 'blue heron', 'forty']);
    expect(found(engine, text, 'Port')).to.deep.equal(['H-123', 'blue heron']);
    expect(found(engine, text, 'Berth')).to.deep.equal(['H-123', 'blue heron']);
    expect(found(engine, text, 'General')).to.deep.equal([]);
  });

  it('keep what those they inherit from keep, and what they keep themselves', async () => {
    const behind =
      (word: string): NonNullable<Domain['keeps']> =>
      (view, { start }) =>
        view.startsWith(word, start - word.length);
    const keeping = [{ ...sea, keeps: behind('old ') }, { ...port, keeps: behind('lost ') }, berth];
    await using engine = await Engine.create({ plugins: [plugin(keeping)] });
    const text = 'H-123, old H-124, lost H-125';
    expect(found(engine, text, 'Sea')).to.deep.equal(['H-123', 'H-125']);
    expect(found(engine, text, 'Berth')).to.deep.equal(['H-123']);
  });

  it('are refused if they inherit from an unknown domain or from themselves', async () => {
    const refusal = (domains: readonly Domain[]): Promise<string> =>
      Engine.create({ plugins: [plugin(domains)] }).then(() => 'taken', String);
    expect(await refusal([{ ...port, extends: 'Seal' }, sea]))
      .to.include("domain 'Port': extends 'Seal'")
      .and.include("'Sea' may be meant");
    expect(await refusal([{ ...sea, extends: 'Port' }, port])).to.include('extends itself');
  });
});
