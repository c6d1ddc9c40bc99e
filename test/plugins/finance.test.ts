import { expect } from 'chai';
import { definePlugin, Engine } from '../../core/index.js';
import finance from '../../plugins/domains/finance/index.js';
import { testPlugin } from '../kit/index.js';

const domain = 'Finance';

testPlugin(finance, {
  cases: {
    'finance/counterparty': [
      {
        domain,
        finds: [
          'Counterparty: [[Harlow & Finch Securities]]',
          'Beneficiary bank: [[Nordbank AG]]',
          'Borrower:  [[Quillon Shipping Holdings Ltd.]], a company',
          'Kreditnehmer: [[Möwe Logistik]]',
        ],
        ignores: ['Counterparty risk is high', 'Issuer: see below', 'the borrower paid'],
      },
      { finds: ['other domains find none'], ignores: ['Counterparty: Harlow & Finch Securities'] },
    ],
    'finance/deal-name': {
      domain,
      finds: ['teaser for [[DEAL_NAME|Project Falcon]]', 'Mandate: [[Basalt]]', 'Deal name: "[[Silver Heron]]"'],
      ignores: ['Project Finance team', 'the mandate is open', 'Project Bonds'],
    },
    'finance/kyc-field': {
      domain,
      finds: [
        'UBO: [[PERSON|Marit van der Hoek]]',
        'Nationality: [[NATIONALITY|Dutch]]',
        'Place of birth: [[LOCATION|Den Haag]]',
        'Occupation: [[OCCUPATION|civil engineer]]',
      ],
      ignores: ['Nationality: n/a', 'the occupation of the site', 'Director of Photography'],
    },
    'finance/account-reference': {
      domain,
      finds: [
        'your account ending in [[4821]]',
        'card ending [[****4821]]',
        'paid from [[XXXX4821]]',
        'Portfolio no. [[PF-0042117]]',
        'Client ID: [[C004211]]',
      ],
      ignores: ['ending in 2024', 'portfolio number of holdings', 'client number two', 'xx12'],
    },
  },
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

  it('counts financial numbers at lower scores, amounts only at level 3, and reference rates never', async () => {
    expect(await found('Finance', 2)).to.deep.equal(['BANK_ACCOUNT']);
    expect(await found('Finance', 3)).to.deep.equal(['BANK_ACCOUNT', 'AMOUNT']);
    expect(await found('General', 2)).to.deep.equal(['ORGANIZATION']);
  });
});
