import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import nationalIds from '../../plugins/detectors/national-ids/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

/** Numbers whose check digits are right, and the same numbers with a wrong one. */
testPlugin(nationalIds, {
  cases: casesOf('national-ids'),
});

describe('national-ids, the option countries', () => {
  const found = async (countries: readonly string[], text: string): Promise<string[]> => {
    const engine = await Engine.create({ plugins: [{ plugin: nationalIds, options: { countries } }] });
    try {
      return engine.analyze(text).findings.map((f) => text.slice(f.start, f.end));
    } finally {
      await engine.close();
    }
  };

  it('restricts the tables to the named countries', async () => {
    const text = 'seen 240876-4170, 219-48-3075 and 82.11.23-217.19';
    expect(await found(['FI'], text)).to.deep.equal(['240876-4170']);
    expect(await found(['US', 'BE'], text)).to.deep.equal(['219-48-3075', '82.11.23-217.19']);
  });
});
