import { expect } from 'chai';
import { Engine, isDeidError, type Transformer } from '../../core/index.js';
import custom from '../../plugins/domains/custom/index.js';
import transformers from '../../plugins/transformers/basic/index.js';
import policies from '../../plugins/transformers/policies/index.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';

const plugins = [transformers, surrogates, policies, custom];
const make = (config: object = {}): Promise<Engine> => Engine.create({ config, plugins });
const KEY = 'a key of the operator';
/** Options with which some transformer works; the first that a mode without a law takes is used. */
const OPTIONS: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { key: KEY },
  { key: KEY, subject: 'study 7' },
  { with: 'x' },
];
/** All other types, a category, and a type. */
const PLACES = ['*', 'PERSON', 'US_SSN'];
const LAW = '45 CFR 164.514(c)';

const refusal = async (made: () => Promise<unknown> | unknown): Promise<string> => {
  try {
    const engine = await made();
    if (engine instanceof Engine) await engine.close();
    return '';
  } catch (error) {
    if (!isDeidError(error)) throw error;
    return `${error.message} ${JSON.stringify(error.mistakes)}`;
  }
};

interface Operator {
  readonly transformer: Transformer;
  readonly options: Readonly<Record<string, unknown>>;
}

describe('the operators of each mode, given in a configuration or with a call', () => {
  let plain: Engine;
  const operators: Operator[] = [];
  const policyOf = (mode: string, place: string, { transformer, options }: Operator) => ({
    policies: { [mode]: { rules: { '*': 'redact', [place]: { use: transformer.name, options } } } },
  });
  before(async () => {
    plain = await make({ policies: { CUSTOM: { rules: { '*': 'redact' } }, EXPERT: { rules: { '*': 'redact' } } } });
    for (const transformer of plain.transformers) {
      for (const options of OPTIONS)
        if ((await refusal(() => make(policyOf('CUSTOM', '*', { transformer, options })))) === '') {
          operators.push({ transformer, options });
          break;
        }
    }
  });
  after(() => plain.close());

  it('are all that plugins register, some derived and some not', () => {
    expect(operators.map(({ transformer }) => transformer.name)).to.deep.equal(
      plain.transformers.map(({ name }) => name),
    );
    expect(operators.filter(({ transformer }) => transformer.derived)).to.have.length.of.at.least(8);
    expect(operators.filter(({ transformer }) => !transformer.derived)).to.have.length.of.at.least(4);
  });

  it('of a configuration: none that computes from the original is taken in HIPAA, each in modes that allow it', async () => {
    for (const operator of operators.filter(({ transformer }) => transformer.derived))
      for (const place of PLACES) {
        const about = `${operator.transformer.name} for ${place}`;
        const told = await refusal(() => make(policyOf('HIPAA', place, operator)));
        expect(told, about).to.include(LAW).and.include(`/policies/HIPAA/rules/${place}`).and.not.include(KEY);
        for (const mode of ['CUSTOM', 'EXPERT', 'MASKED', 'PROPRIETARY'])
          expect(await refusal(() => make(policyOf(mode, place, operator))), `${about} in ${mode}`).to.equal('');
      }
  });

  it('of a call: none that computes from the original is taken in HIPAA, by any way to call', async () => {
    for (const { transformer, options } of operators.filter(({ transformer: one }) => one.derived))
      for (const place of PLACES) {
        const rules = { operators: { [place]: { use: transformer.name, options } } };
        const call = { mode: 'HIPAA', rules };
        const ways: Readonly<Record<string, () => unknown>> = {
          text: () => plain.deidentify('x', call),
          'several texts': () => plain.deidentifyTexts(['x'], call),
          json: () => plain.deidentifyJson('{"a":"x"}', call),
          file: () => plain.openSession(call),
          'another spelling of the mode': () => plain.deidentify('x', { mode: ' hipaa ', rules }),
        };
        for (const [way, work] of Object.entries(ways)) {
          const told = await refusal(work);
          // A call cannot hold a key at all, whatever the mode.
          expect(told, `${way}: ${transformer.name} for ${place}`).to.match(/164\.514\(c\)|key/);
          expect(told).to.include('/rules/operators/').and.not.include(KEY);
        }
      }
  });

  it('are judged alike in both ways, in every mode', async () => {
    for (const { name: mode } of plain.policies)
      for (const operator of operators) {
        const { transformer, options } = operator;
        if ('key' in options) continue;
        for (const place of PLACES) {
          const rules = { operators: { [place]: { use: transformer.name, options } } };
          const configured = (await refusal(() => make(policyOf(mode, place, operator)))) === '';
          const called = (await refusal(() => plain.deidentify('x', { mode, rules }))) === '';
          expect(called, `${transformer.name} for ${place} in ${mode}`).to.equal(configured);
        }
      }
  });
});
