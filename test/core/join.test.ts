import { expect } from 'chai';
import { definePlugin, Engine, type JoinRule, type Level } from '../../core/index.js';

const codes = (rule: Partial<JoinRule>) =>
  definePlugin({
    name: 'codes',
    description: 'Streets and towns of a game.',
    register(registry) {
      registry.recognizer({
        name: 'codes/parts',
        types: ['STREET_ADDRESS', 'LOCATION'],
        patterns: [
          { type: 'STREET_ADDRESS', match: 'S\\d\\b', score: 0.8 },
          { type: 'LOCATION', match: 'L\\d\\b', score: 0.8 },
          { type: 'LOCATION', match: 'M\\d\\b', score: 'form:common' },
        ],
      });
      registry.joinRule({
        name: 'codes/join',
        types: ['STREET_ADDRESS', 'LOCATION'],
        gap: ', ',
        as: 'LOCATION',
        ...rule,
      });
    },
  });

const find = async (text: string, rule: Partial<JoinRule>, level: Level = 2): Promise<string[]> => {
  await using engine = await Engine.create({ plugins: [codes(rule)] });
  return engine.analyze(text, { level }).findings.map((f) => text.slice(f.start, f.end));
};

describe('join rules', () => {
  it('join adjacent findings of their types', async () => {
    expect(await find('at L1, L2, S3 and L4', {})).to.deep.equal(['L1, L2, S3', 'L4']);
  });

  it('join parts that count at the current level, with the score of the most certain part', async () => {
    expect(await find('at S1, M2 and X1, M3', {})).to.deep.equal(['S1']);
    expect(await find('at S1, M2 and X1, M3', {}, 3)).to.deep.equal(['S1, M2', 'M3']);
  });

  it('leave adjacent findings separate if none has a required type', async () => {
    const needs = ['STREET_ADDRESS'];
    expect(await find('L1, L2 and L3', { needs })).to.deep.equal(['L1', 'L2', 'L3']);
    expect(await find('S1, L2 and L3', { needs })).to.deep.equal(['S1, L2', 'L3']);
    expect(await find('L1, L2, S3', { needs })).to.deep.equal(['L1, L2, S3']);
  });
});
