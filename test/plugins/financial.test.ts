import { expect } from 'chai';
import fc from 'fast-check';
import { type Domain, definePlugin, Engine } from '../../core/index.js';
import { passesLuhn } from '../../plugins/detectors/financial/check-digits.js';
import financial from '../../plugins/detectors/financial/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

const finance: Domain = { name: 'Finance', description: 'Banking.' };
const domains = definePlugin({
  name: 'finance-domain',
  description: 'The domain alone.',
  register: (registry) => registry.domain(finance),
});

testPlugin(financial, {
  beside: [domains],
  cases: casesOf('financial'),
});

/** Numbers of 12 to 19 digits that pass Luhn's check and begin like a card. */
const cards = fc
  .tuple(
    fc.constantFrom('4', '51', '2221', '34', '36', '6011', '3530', '1800', '5018', '62'),
    fc.integer({ min: 12, max: 19 }),
  )
  .chain(([prefix, length]) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), {
        minLength: length - prefix.length - 1,
        maxLength: length - prefix.length - 1,
      })
      .map((rest) => {
        const body = prefix + rest.join('');
        return [...'0123456789'].map((check) => body + check).find(passesLuhn) ?? '';
      }),
  );

describe('plugin financial, cards', () => {
  it('finds every number of 12 to 19 digits that passes the check, in one piece and in groups of four', async () => {
    await using engine = await Engine.create({ plugins: [financial] });
    const isFound = (text: string): boolean =>
      engine
        .analyze(`card ${text}!`)
        .findings.some((f) => f.type === 'CREDIT_CARD' && f.start === 5 && f.end === 5 + text.length);
    fc.assert(
      fc.property(cards, fc.constantFrom('', ' ', '-'), (card, gap) => {
        expect(isFound(card.replace(/(\d{4})(?=\d)/g, `$1${gap}`)), card).to.equal(true);
      }),
      { numRuns: 300 },
    );
  });
});
