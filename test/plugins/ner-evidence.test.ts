import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import ner from '../../plugins/detectors/ner/index.js';
import { fitWeights, type Sample } from '../../plugins/detectors/ner/training/fit-weights.js';

/** So many readings with a score of 0.5, of which so many are right. */
const readings = (many: number, right: number, codes: readonly string[]): Sample[] =>
  Array.from({ length: many }, (_, i) => ({ type: 'PERSON', score: 0.5, codes, isRight: i < right }));

describe('the weight of evidence against a name', () => {
  it('is fitted to labelled texts', () => {
    const { sure, none } = fitWeights([...readings(4000, 2000, []), ...readings(4000, 1000, ['sure'])], {
      sure: { PERSON: 0 },
      none: { PERSON: 0 },
    });
    // Odds of 1 to 3 instead of 1 to 1.
    expect(sure?.weights.PERSON).to.be.closeTo(-Math.log(3), 0.02);
    expect([sure?.seen.PERSON, sure?.right.PERSON]).to.eql([4000, 1000]);
    expect(none?.weights.PERSON).to.equal(0);
  });

  it('stays near its initial value if the texts contain little evidence', () => {
    const { rare, unseen } = fitWeights([...readings(4000, 2000, []), ...readings(1, 1, ['rare'])], {
      rare: { PERSON: -2 },
      unseen: { PERSON: -2 },
    });
    expect(rare?.weights.PERSON).to.be.within(-2, -1.7);
    expect(unseen?.weights.PERSON).to.equal(-2);
  });

  it('is shown with its reason, for findings and for rejected candidates', async () => {
    await using engine = await Engine.create({ plugins: [ner] });
    const { findings, explanation } = engine.analyze('She had Keytruda today.', { level: 2, explain: true });
    expect(findings).to.eql([]);
    const [miss] = explanation?.rejected ?? [];
    expect(miss?.reason).to.equal('below_threshold');
    expect(miss?.ledger.map(({ code }) => code)).to.include('lexicon:product');
  });
});
