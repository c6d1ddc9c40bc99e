import { expect } from 'chai';
import { definePlugin, Engine } from '../../core/index.js';
import finance from '../../plugins/domains/finance/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

testPlugin(finance, {
  cases: casesOf('finance'),
});

describe('the domain Finance', () => {
  const weak = definePlugin({
    name: 'weak',
    description: 'For this test.',
    register(registry) {
      registry.recognizer({
        name: 'weak/numbers',
        types: ['BANK_ACCOUNT', 'AMOUNT', 'ORGANIZATION'],
        patterns: [
          { type: 'BANK_ACCOUNT', match: '00042117', score: 0.42 },
          { type: 'AMOUNT', match: '12,500', score: 0.3 },
          { type: 'ORGANIZATION', match: 'LIBOR', score: 0.9 },
        ],
      });
    },
  });
  const found = async (domain: string, level: 1 | 2 | 3): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [finance, weak] });
    return engine.analyze('00042117 owes 12,500 at LIBOR', { domain, level }).findings.map((f) => f.type);
  };

  it('reports financial numbers at lower scores, amounts only at level 3, and reference rates never', async () => {
    expect(await found('Finance', 2)).to.deep.equal(['BANK_ACCOUNT']);
    expect(await found('Finance', 3)).to.deep.equal(['BANK_ACCOUNT', 'AMOUNT']);
    expect(await found('General', 2)).to.deep.equal(['ORGANIZATION']);
  });
});
