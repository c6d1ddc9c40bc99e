import { expect } from 'chai';
import { definePlugin, Engine, type Evidence, isDeidError, type Match, type Registry } from '../../core/index.js';

/** An engine whose one recognizer reports each `ship` as a person, with this score and evidence. */
const engineOf = (score: number, evidence?: readonly Evidence[], more: (registry: Registry) => void = () => {}) =>
  Engine.create({
    plugins: [
      definePlugin({
        name: 'sea',
        description: 'x',
        register(registry) {
          registry.evidence({
            name: 'lexicon:boats',
            reason: 'a word for boats',
            weights: { PERSON: -2, ORGANIZATION: 1 },
          });
          registry.recognizer({
            name: 'sea/ship',
            types: ['PERSON'],
            *recognize({ view }): Iterable<Match> {
              for (const { index } of view.matchAll(/ship/g))
                yield {
                  type: 'PERSON',
                  start: index,
                  end: index + 4,
                  score,
                  why: 'a ship',
                  ...(evidence && { evidence }),
                };
            },
          });
          more(registry);
        },
      }),
    ],
  });

describe('calibration', () => {
  const shipWith = (score: number, evidence?: readonly Evidence[]) =>
    engineOf(score, evidence, (registry) =>
      registry.calibration({ recognizer: 'sea/ship', type: 'PERSON', slope: 2, shift: 1 }),
    );

  it('converts a score to its probability, and shows the step', async () => {
    await using engine = await shipWith(0.5);
    const { findings, explanation } = engine.analyze('ship', { explain: true });
    expect(findings[0]?.score).to.equal(0.731);
    expect(explanation?.ledgers[0]?.map(({ by, code }) => `${by} ${code}`)).to.deep.equal([
      '0.5 undefined',
      '0.231 calibration',
    ]);
  });

  it('precedes the evidence', async () => {
    await using engine = await shipWith(0.5, [{ code: 'a:b', weight: -1 }]);
    expect(engine.analyze('ship', { level: 3 }).findings[0]?.score).to.equal(0.5);
  });

  it('keeps a suspicion a suspicion, and certainty certain', async () => {
    await using weak = await engineOf(0.25, undefined, (registry) =>
      registry.calibration({ recognizer: 'sea/ship', type: 'PERSON', slope: 1, shift: -3 }),
    );
    expect(weak.analyze('ship', { level: 3 }).findings[0]?.score).to.equal(0.2);
    await using sure = await shipWith(1);
    expect(sure.analyze('ship').findings[0]?.score).to.equal(1);
  });

  it('determines the level at which patterns are found, but leaves numeric scores unchanged', async () => {
    const findAt2 = async (score: 'form:shared' | 0.4) => {
      const register = (registry: Registry) => {
        registry.recognizer({
          name: 'sea/code',
          types: ['ORDER_NUMBER'],
          patterns: [{ type: 'ORDER_NUMBER', match: 'Q\\d{3}\\b', score }],
        });
        registry.calibration({ recognizer: 'sea/code', type: 'ORDER_NUMBER', slope: 1, shift: 1 });
      };
      await using engine = await Engine.create({
        plugins: [definePlugin({ name: 'sea', description: 'x', register })],
      });
      return engine.analyze('Q123').findings.map(({ score: found }) => found);
    };
    expect(await findAt2('form:shared')).to.deep.equal([0.644]);
    expect(await findAt2(0.4)).to.deep.equal([]);
  });

  it('is refused if it reverses the order of scores, or belongs to a recognizer of another plugin', async () => {
    const refusal = (recognizer: string, slope: number) =>
      engineOf(0.5, undefined, (registry) =>
        registry.calibration({ recognizer, type: 'PERSON', slope, shift: 0 }),
      ).then(
        () => undefined,
        (error: unknown) => (isDeidError(error) ? error.code : error),
      );
    expect(await refusal('sea/ship', -1)).to.equal('contribution_invalid');
    expect(await refusal('air/ship', 1)).to.equal('contribution_invalid');
  });
});

/** Score and steps of the only candidate for `ship`, found or not. */
async function judged(score: number, evidence?: readonly Evidence[]) {
  await using engine = await engineOf(score, evidence);
  const { findings, explanation } = engine.analyze('a ship', { level: 3, explain: true });
  const ledger = explanation?.ledgers[0] ?? explanation?.rejected[0]?.ledger ?? [];
  return { score: (findings[0] ?? explanation?.rejected[0])?.score ?? -1, ledger, isFound: findings.length === 1 };
}

describe('evidence', () => {
  it('is optional: a match without it keeps its score', async () => {
    expect((await judged(0.64)).score).to.equal(0.64);
    expect((await judged(0.64, [])).score).to.equal(0.64);
  });

  it('changes the odds of a match by its weight, its kind or its amount', async () => {
    // Odds of 1: e^-2 remain.
    expect((await judged(0.5, [{ code: 'own:one', weight: -1 }])).score).to.equal(0.269);
    expect((await judged(0.5, [{ code: 'own:one', weight: 1 }])).score).to.equal(0.731);
    expect((await judged(0.4, [{ code: 'lexicon:boats' }])).score).to.equal(0.083);
    expect((await judged(0.4, [{ code: 'lexicon:boats', value: -0.5 }])).score).to.equal(0.644);
    expect((await judged(0.4, [{ code: 'lexicon:boats', weight: 0 }])).score).to.equal(0.4);
  });

  it('is an error if nobody declares its kind and it has no weight of its own', async () => {
    const refused = await judged(0.4, [{ code: 'lexicon:boat' }]).catch((error: unknown) => error);
    expect(isDeidError(refused) && refused.code).to.equal('recognizer_failed');
    expect(String(refused)).to.include("'lexicon:boats' may be meant");
  });

  it('lowers a plausible match to a suspicion, and does not remove it', async () => {
    const { score, isFound } = await judged(0.9, [{ code: 'own:one', weight: -40 }]);
    expect(score).to.equal(0.2);
    expect(isFound).to.equal(true);
  });

  it('is explained step by step, in plain words, up to the final score', async () => {
    const { score, ledger } = await judged(0.9, [{ code: 'lexicon:boats' }, { code: 'own:one', weight: 0.5 }]);
    expect(ledger.map(({ reason, code }) => [reason, code])).to.eql([
      ['a ship', undefined],
      ['a word for boats', 'lexicon:boats'],
      ['own:one', 'own:one'],
    ]);
    expect(ledger.reduce((sum, { by }) => sum + by, 0)).to.be.closeTo(score, 1e-9);
  });

  it('is refused if its kind has no name or no weight', async () => {
    const refusal = async (name: string, weight = 1): Promise<unknown> => {
      try {
        await engineOf(0.5, [], (registry) => registry.evidence({ name, reason: 'x', weights: { PERSON: weight } }));
        return undefined;
      } catch (error) {
        return isDeidError(error) ? error.code : error;
      }
    };
    expect(await refusal('boats')).to.equal('contribution_invalid');
    expect(await refusal('lexicon:Boats')).to.equal('contribution_invalid');
    expect(await refusal('lexicon:sails', Number.NaN)).to.equal('contribution_invalid');
    expect(await refusal('lexicon:boats')).to.equal('name_taken');
    expect(await refusal('lexicon:sails')).to.equal(undefined);
  });
});

describe('near misses', () => {
  it('show the missing score and its steps', async () => {
    await using engine = await engineOf(0.6, [{ code: 'lexicon:boats' }]);
    const { explanation } = engine.analyze('a ship', { level: 2, explain: true });
    const [miss] = explanation?.rejected ?? [];
    expect(miss).to.deep.include({ reason: 'below_threshold', least: 0.5, score: 0.2, start: 2, end: 6 });
    expect(miss?.ledger.map(({ code }) => code)).to.eql([undefined, 'lexicon:boats']);
  });

  it('show ignored terms, types that were not requested, and the winner of an overlap', async () => {
    const better = (registry: Registry) =>
      registry.recognizer({
        name: 'sea/fleet',
        types: ['ORGANIZATION'],
        patterns: [{ type: 'ORGANIZATION', match: 'the ship', score: 0.9 }],
      });
    await using engine = await engineOf(0.6, undefined, better);
    const reasons = (text: string, entities: string[] = []) =>
      engine
        .analyze(text, { explain: true, entities })
        .explanation?.rejected.map(({ reason, lostTo }) => [reason, lostTo?.type]);
    expect(reasons('the ship')).to.eql([['lost_overlap', 'ORGANIZATION']]);
    expect(reasons('a ship', ['ORGANIZATION'])).to.eql([['type_not_asked', undefined]]);
  });

  it('have offsets of the original text, even where it was normalised', async () => {
    await using engine = await engineOf(0.3);
    const text = 'an\u200b\u200bd a ship';
    const [miss] = engine.analyze(text, { explain: true }).explanation?.rejected ?? [];
    expect(text.slice(miss?.start, miss?.end)).to.equal('ship');
  });
});
