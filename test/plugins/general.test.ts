import { expect } from 'chai';
import { definePlugin, Engine } from '../../core/index.js';
import finance from '../../plugins/domains/finance/index.js';
import general from '../../plugins/domains/general/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

testPlugin(general, {
  cases: casesOf('general'),
});

describe('the domain General', () => {
  it('reports no projects as deals if Finance is chosen', async () => {
    await using engine = await Engine.create({ plugins: [general, finance] });
    const types = (domain: string): string[] =>
      engine.analyze('Project Falcon is confidential', { domain }).findings.map((f) => f.type);
    expect(types('General')).to.deep.equal(['PROJECT_NAME']);
    expect(types('Finance')).to.deep.equal(['DEAL_NAME']);
  });

  it('marks code names as domain specific', async () => {
    await using engine = await Engine.create({ plugins: [general] });
    const [found] = engine.analyze('codenamed Basalt').findings;
    expect(found?.domainSpecific).to.equal(true);
  });

  it('marks a code that another recognizer finds as well, whatever type it gets', async () => {
    const orders = definePlugin({
      name: 'orders',
      description: 'Takes every code for the number of an order.',
      register: (registry) =>
        registry.recognizer({
          name: 'orders/number',
          types: ['ORDER_NUMBER'],
          patterns: [{ type: 'ORDER_NUMBER', match: '[A-Z]{3}-\\d{4}', score: 0.99 }],
        }),
    });
    await using engine = await Engine.create({ plugins: [general, orders] });
    const of = (text: string) =>
      engine.analyze(text).findings.map(({ type, domainSpecific }) => [type, domainSpecific]);
    expect(of('compound BRX-2210 failed')).to.deep.equal([['ORDER_NUMBER', true]]);
    expect(of('he paid BRX-2210 twice')).to.deep.equal([['ORDER_NUMBER', false]]);
  });
});
