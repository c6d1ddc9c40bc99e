import { expect } from 'chai';
import {
  type CodeRecognizer,
  type DeidError,
  definePlugin,
  Engine,
  isDeidError,
  type Transformer,
} from '../../core/index.js';

type Recognize = CodeRecognizer['recognize'];

/** Texts of these tests hold it; no error may. */
const CANARY = 'CANARY-4711';
const TEXT = `😀 ${CANARY}`;

/** Plugins may be written in JavaScript, so their results can have any type. */
const any = <T>(value: unknown): T => value as never;

function engineWith(recognize: Recognize, transform?: unknown, developer = false): Promise<Engine> {
  const transformer = any<Transformer>({
    name: 'mine',
    description: 'Mine.',
    reversible: false,
    derived: true,
    prepare: () => transform,
  });
  const plugin = definePlugin({
    name: 'acme',
    description: 'Has mistakes.',
    register(registry) {
      registry.recognizer({ name: 'acme/badge', types: ['PERSON'], recognize });
      if (transform !== undefined) registry.transformer(transformer);
    },
  });
  const config = transform === undefined ? {} : { policies: { CUSTOM: { rules: { '*': 'mine' } } } };
  return Engine.create({ config, plugins: [plugin], developer });
}

/** What a call says that fails, and its cause. */
function failure(call: () => unknown): DeidError {
  try {
    call();
  } catch (error) {
    if (isDeidError(error)) return error;
    throw error;
  }
  throw new Error('it must fail');
}

const finding = { type: 'PERSON', start: 3, end: 9, score: 1 };
const good: Recognize = () => [finding];

describe('faulty code of plugins', () => {
  const throws = (): never => {
    throw new Error(`cannot read ${CANARY}`);
  };

  for (const [what, recognize, code, says] of [
    ['throws', throws, 'recognizer_failed', 'it threw an error'],
    [
      'throws half-way',
      function* () {
        yield finding;
        throws();
      },
      'recognizer_failed',
      'it threw an error',
    ],
    ['is async', async () => [finding], 'recognizer_failed', 'it must not be async'],
    ['returns nothing', () => undefined, 'recognizer_failed', 'type undefined in place of a list'],
    ['returns null', () => null, 'recognizer_failed', 'null in place of a list'],
    ['returns a number', () => 5, 'recognizer_failed', 'type number in place of a list'],
    ['returns one match', () => finding, 'recognizer_failed', 'type object in place of a list'],
    [
      'leaves the text',
      () => [{ ...finding, end: 99 }],
      'recognizer_span_invalid',
      '3 to 99 is not within the view, which has 14',
    ],
    ['begins before it', () => [{ ...finding, start: -1 }], 'recognizer_span_invalid', '-1 to 9 is not within'],
    [
      'ends before it begins',
      () => [{ ...finding, end: 2 }],
      'recognizer_span_invalid',
      'end (2) is not behind its start (3)',
    ],
    ['finds nothing at a place', () => [{ ...finding, end: 3 }], 'recognizer_span_invalid', 'is not behind its start'],
    ['has no offsets', () => [{ type: 'PERSON', score: 1 }], 'recognizer_span_invalid', 'must be whole numbers'],
    ['has a fraction of an offset', () => [{ ...finding, start: 3.5 }], 'recognizer_span_invalid', 'start (3.5)'],
    ['has an offset in letters', () => [{ ...finding, start: CANARY }], 'recognizer_span_invalid', 'start (NaN)'],
    ['parts a character', () => [{ ...finding, start: 1 }], 'recognizer_span_invalid', '1 to 9 parts a surrogate pair'],
    [
      'has a score in percent',
      () => [{ ...finding, score: 85 }],
      'recognizer_span_invalid',
      'score (85) is not from 0 to 1',
    ],
    [
      'has evidence of a kind that nobody declares',
      () => [{ ...finding, evidence: [{ code: CANARY }] }],
      'recognizer_failed',
      'a code that no plugin declares',
    ],
    ['has no score', () => [{ ...finding, score: undefined }], 'recognizer_span_invalid', 'score (NaN)'],
    [
      'reports a type that it does not declare',
      () => [{ ...finding, type: CANARY }],
      'recognizer_span_invalid',
      "not among the recognizer's 'types'",
    ],
  ] as const)
    it(`names a recognizer that ${what}`, async () => {
      await using engine = await engineWith(any<Recognize>(recognize));
      const error = failure(() => engine.analyze(TEXT));
      expect(error.code).to.equal(code);
      expect(error.message).to.include("'acme/badge'").and.include(says);
      expect(`${error.stack} ${String(error.cause)} ${JSON.stringify(error)}`).to.not.include(CANARY);
    });

  for (const [what, apply, says] of [
    ['throws', throws, 'it threw an error'],
    ['is async', async () => ['x'], 'it must not be async'],
    ['returns nothing', () => undefined, 'type undefined in place of a list'],
    ['returns a text', () => CANARY, 'type string in place of a list'],
    ['returns too few', () => [], '0 substitutes for 1 terms'],
    ['returns numbers', () => [5], 'a substitute is no string'],
  ] as const)
    it(`names a transformer that ${what}`, async () => {
      await using engine = await engineWith(good, { apply });
      const error = failure(() => engine.deidentify(TEXT, { mode: 'CUSTOM' }));
      expect(error.code).to.equal('transformer_failed');
      expect(error.message).to.include("'mine'").and.include(says);
      expect(`${error.stack} ${String(error.cause)} ${JSON.stringify(error)}`).to.not.include(CANARY);
    });

  it('is refused before any text is processed: a transformer that prepares nothing', async () => {
    const error = await engineWith(good, {}).catch((thrown: unknown) => thrown);
    expect(error).to.include({ code: 'transformer_options_invalid' });
    expect(String(error)).to.include("no object with a function 'apply'");
  });

  it('is shown to its author in an engine created for developers', async () => {
    await using engine = await engineWith(throws, { apply: throws }, true);
    const { cause } = failure(() => engine.analyze(TEXT));
    expect(cause).to.be.an('error').with.property('message', `cannot read ${CANARY}`);
    await using other = await engineWith(good, { apply: throws }, true);
    expect(failure(() => other.deidentify(TEXT, { mode: 'CUSTOM' })).cause).to.be.an('error');
  });
});
