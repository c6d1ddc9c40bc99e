import { expect } from 'chai';
import { definePlugin, Engine } from '../../core/index.js';
import legal from '../../plugins/domains/legal/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

testPlugin(legal, { cases: casesOf('legal') });

/** Takes every capitalised word, and every number with its letters, for personal data. */
const careless = definePlugin({
  name: 'careless',
  description: 'For this test.',
  register(registry) {
    registry.recognizer({
      name: 'careless/any',
      types: ['PERSON', 'LOCATION'],
      patterns: [
        { name: 'word', type: 'PERSON', match: '\\p{Lu}\\p{Ll}{2,20}', score: 0.9 },
        { name: 'street', type: 'LOCATION', match: '\\d{1,4} [A-Z]\\.[A-Z]\\.(?:2d)? \\d{1,4}', score: 0.9 },
      ],
    });
  },
});

describe('the domain Legal', () => {
  const found = async (text: string, domain = 'Legal'): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [legal, careless] });
    return engine.analyze(text, { domain }).findings.map((f) => text.slice(f.start, f.end));
  };

  for (const cited of [
    'Harrow v. Pellman, 512 U.S. 417',
    'Harrow v Pellman [2003] EWCA Civ 91',
    'State v. Harrow, 2011 ME 87',
    'Harrow Mills Co. v. Pellman, 412 A.2d 88 (Del. 1981)',
    '42 U.S.C. § 1985',
    'the Rural Housing Act 1974',
    'Fed. R. Civ. P. 12(b)(6)',
    'a Daubert motion',
  ])
    it(`keeps what is cited: ${cited}`, async () => {
      expect(await found(`as in ${cited}, at large`)).to.deep.equal([]);
    });

  it('finds the parties of the case at hand, and names beside a citation', async () => {
    expect(await found('Harrow v. Pellman, No. 25-417')).to.deep.equal(['Harrow', 'Pellman']);
    expect(await found('says Pellman. In Harrow v. Mills, 512 U.S. 417, it was')).to.deep.equal(['Pellman']);
  });

  it('does not take an address for a report', async () => {
    expect(await found('he lives at 417 N.E. 23 and 88 S.W. 4 now')).to.deep.equal(['417 N.E. 23', '88 S.W. 4']);
  });
});
