import { expect } from 'chai';
import { type Domain, definePlugin, Engine, isDeidError, type Pattern } from '../../core/index.js';

type Table = Domain['thresholds'];
/** What says which scores count, and the score of a city: the higher tables win. */
interface Case {
  readonly config?: Table;
  readonly domain?: Table;
  readonly score: number;
}

const engineOf = ({ config, domain, score }: Case): Promise<Engine> => {
  const pattern: Pattern = { type: 'CITY', match: 'Qed', score };
  const plugin = definePlugin({
    name: 'sea',
    description: 'A city, and a domain.',
    register(registry) {
      registry.recognizer({ name: 'sea/city', types: ['CITY'], patterns: [pattern] });
      registry.domain({ name: 'Sea', description: 'x', ...(domain && { thresholds: domain }) });
    },
  });
  return Engine.create({ plugins: [plugin], config: config && { thresholds: config } });
};

/** The levels at which the city is found. */
async function levels(given: Case): Promise<string> {
  await using engine = await engineOf(given);
  const found = ([1, 2, 3] as const).filter((level) => engine.analyze('in Qed', { level, domain: 'Sea' }).findings[0]);
  return found.join('');
}

const refusal = async (given: Case): Promise<unknown> => {
  const error: unknown = await engineOf(given).catch((e: unknown) => e);
  return isDeidError(error) && error.code;
};

const ALL = [0, 0, 0] as const;
const NONE = [1, 1, 1] as const;
const HALF = [1, 0.5, 0.5] as const;

describe('thresholds', () => {
  for (const [score, wanted] of [
    [0.75, '123'],
    [0.74, '23'],
    [0.5, '23'],
    [0.49, '3'],
    [0.2, '3'],
    [0.19, ''],
  ] as const)
    it(`accept a score of ${score} at ${wanted || 'no level'} by default`, async () => {
      expect(await levels({ score })).to.equal(wanted);
    });

  for (const [what, given, wanted] of [
    ['of a type', { config: { CITY: ALL } }, '123'],
    ['of its category', { config: { LOCATION: ALL } }, '123'],
    ['of the type before those of its category', { config: { LOCATION: ALL, CITY: HALF } }, '23'],
    ['of a domain', { domain: { CITY: NONE } }, ''],
    ['of a domain for a category', { domain: { LOCATION: NONE } }, ''],
    ['of the configuration before those of a domain', { config: { CITY: ALL }, domain: { CITY: NONE } }, '123'],
    ['of the configuration for the category, too', { config: { LOCATION: ALL }, domain: { LOCATION: NONE } }, '123'],
    ['of a domain for the type before a category', { config: { LOCATION: ALL }, domain: { CITY: NONE } }, ''],
    ['of other types not', { config: { PERSON: ALL }, domain: { DATE: NONE } }, '23'],
  ] as const)
    it(`use those of ${what}`, async () => {
      expect(await levels({ score: 0.6, ...given })).to.equal(wanted);
    });

  it('never increase from one level to the next, whatever their source', async () => {
    for (const rising of [
      [0.2, 0.5, 0.5],
      [0.5, 0.2, 0.5],
      [0.2, 0.3, 0.1],
    ] as const) {
      expect(await refusal({ score: 0.6, config: { CITY: rising } })).to.equal('thresholds_invalid');
      expect(await refusal({ score: 0.6, domain: { CITY: rising } })).to.equal('thresholds_invalid');
    }
    expect(await refusal({ score: 0.6, config: { CITY: [0.5, 0.5, 0.5] } })).to.equal(false);
  });
});
